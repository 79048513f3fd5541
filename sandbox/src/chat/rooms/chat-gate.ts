/** Whether a member may write in a room: decided by the server, displayed by the client (screens.md 10, gate). */

import * as CODE from '@lantern/contract/code'
import { siteTimeText } from '../../clock/site-time.rules.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { MuteRow, RoomRow } from '../../database/tables/site/chat.schema.ts'
import { statusAt } from '../../members/standing.rules.ts'

export type Refusal = { code: number; zh: string; en: string }

const KYC_OK = 2
const TIMED_OUT: readonly number[] = [3, 4]

/** A room with a minimum level can be read only by its members. */
export function readGateOf(room: RoomRow, member: Member | undefined): Refusal | null {
  if (room.vip_min === 0 || (member !== undefined && member.vip >= room.vip_min)) return null
  return {
    code: CODE.CHAT_VIP_GATE,
    zh: `本房间仅 VIP${room.vip_min} 及以上会员可见`,
    en: `This room is for members from VIP${room.vip_min} on`,
  }
}

export function gateOf(room: RoomRow, member: Member, mute: MuteRow | undefined, now: number): Refusal | null {
  if (room.status === 2) return { code: CODE.CHAT_MAINTENANCE, zh: '聊天室维护中', en: 'The chat is under maintenance' }
  if (room.status === 3) return { code: CODE.CHAT_ROOM_CLOSED, zh: '房间已关闭', en: 'The room is closed' }
  if (mute) {
    const until = siteTimeText(mute.until)
    return {
      code: CODE.CHAT_MUTED,
      zh: `您已被禁言至 ${until}（${mute.rule}）`,
      en: `You are muted until ${until} (${mute.rule})`,
    }
  }
  if (TIMED_OUT.includes(statusAt(member, now)))
    return { code: CODE.TIME_OUT, zh: '休息期间不能发言', en: 'You cannot speak while you take a break' }
  if (member.vip < room.vip_min || (room.vip_max > 0 && member.vip > room.vip_max)) {
    const top = room.vip_max || 10
    return {
      code: CODE.CHAT_VIP_GATE,
      zh: `VIP${room.vip_min}–VIP${top} 可发言`,
      en: `Only VIP${room.vip_min}–${top} may speak`,
    }
  }
  if (member.kyc !== KYC_OK)
    return { code: CODE.IDENTITY_FIRST, zh: '完成实名认证后即可发言', en: 'Verify your identity to speak' }
  return null
}
