/** Whether a member may write in a room: decided by the server, displayed by the client (screens.md 10, gate). */

import * as CODE from '@lantern/contract/code'
import { siteTimeText } from '../../clock/site-time.rules.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { MuteRow, RoomRow } from '../../database/tables/site/chat.schema.ts'
import { statusAt } from '../../members/standing.rules.ts'

export type Refusal = { code: number; zh: string; en: string }

const KYC_OK = 2
const TIMED_OUT: readonly number[] = [3, 4]

const RULE_NAMES: Readonly<Record<string, { zh: string; en: string }>> = {
  spam: { zh: '刷屏', en: 'flooding' },
  abuse: { zh: '辱骂他人', en: 'abuse' },
  scam: { zh: '诈骗', en: 'scams' },
  ads: { zh: '广告', en: 'advertising' },
}

function ruleName(rule: string): { zh: string; en: string } {
  return RULE_NAMES[rule] ?? { zh: rule, en: rule }
}

/** A room with a minimum level can be read only by its members. */
export function readGateOf(room: RoomRow, member: Member | undefined): Refusal | null {
  if (room.vip_min === 0 || (member !== undefined && member.vip >= room.vip_min)) return null
  return {
    code: CODE.CHAT_VIP_GATE,
    zh: `本房间仅 VIP${room.vip_min} 及以上会员可见`,
    en: `This room is for members from VIP${room.vip_min} on`,
  }
}

/** Whether a room, or all of them, are open: 1 open, 2 maintenance, 3 closed. */
export type OpenState = { status: number; reason: string; resumeAt: number | null }

export const OPEN_STATE: OpenState = { status: 1, reason: '', resumeAt: null }

/** State of one room; a maintenance whose end has passed is over. */
export function openStateOf(room: RoomRow, now: number): OpenState {
  return openAt({ status: room.status, reason: room.status_reason, resumeAt: room.resume_at }, now)
}

export function openAt(state: OpenState, now: number): OpenState {
  return state.resumeAt !== null && state.resumeAt <= now ? OPEN_STATE : state
}

/** @param allRooms state of all rooms together */
export function gateOf(
  { room, allRooms }: { room: RoomRow; allRooms: OpenState },
  member: Member,
  mute: MuteRow | undefined,
  now: number,
): Refusal | null {
  const states = [openAt(allRooms, now).status, openStateOf(room, now).status]
  if (states.includes(3)) return { code: CODE.CHAT_ROOM_CLOSED, zh: '房间已关闭', en: 'The room is closed' }
  if (states.includes(2))
    return { code: CODE.CHAT_MAINTENANCE, zh: '聊天室维护中', en: 'The chat is under maintenance' }
  if (mute) {
    const until = siteTimeText(mute.until)
    return {
      code: CODE.CHAT_MUTED,
      zh: `您已被禁言至 ${until}（${ruleName(mute.rule).zh}）`,
      en: `You are muted until ${until} (${ruleName(mute.rule).en})`,
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

export function isModerator(member: Pick<Member, 'role'>): boolean {
  return member.role === 'moderator'
}
