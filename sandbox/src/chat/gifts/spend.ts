/** What members may spend in the chat: where they may write, and within the cap of the day. */
import { CHAT_DAY_CAP } from '@lantern/contract/chat-gifts'
import * as CODE from '@lantern/contract/code'
import { DAY_MS, siteDayStart } from '@lantern/contract/site-time'
import type { Executor } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { RoomRow } from '../../database/tables/site/chat.schema.ts'
import { ownerOf } from '../../ledger/accounts.ts'
import { fromFen, toFen } from '../../ledger/money.rules.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import type { AllRooms } from '../rooms/all-rooms.ts'
import { findMute, findRoom } from '../rooms/chat.repository.ts'
import { gateOf } from '../rooms/chat-gate.ts'
import { spentToday } from './gifts.repository.ts'

/** @returns the room. @throws SandboxError for those who may not write in it */
export async function requireWritable(
  db: Executor,
  { allRooms, member, roomId, now }: { allRooms: AllRooms; member: Member; roomId: string; now: number },
): Promise<RoomRow> {
  const room = await findRoom(db, roomId)
  if (!room) throw new SandboxError(CODE.CHAT_ROOM_CLOSED, { zh: '房间已关闭', en: 'The room is closed' })
  const refusal = gateOf({ room, allRooms: allRooms.state() }, member, await findMute(db, member.id, roomId, now), now)
  if (refusal) throw new SandboxError(refusal.code, refusal)
  return room
}

/** Fen that the member may still spend today. The caller holds the member's row. */
export async function spendLeft(db: Executor, memberId: string, now: number): Promise<number> {
  return Math.max(0, toFen(CHAT_DAY_CAP) - (await spentToday(db, ownerOf(memberId), now)))
}

/** @throws SandboxError 711003 with what is left, above the day's cap */
export async function requireWithinCap(db: Executor, memberId: string, amount: number, now: number): Promise<void> {
  const left = await spendLeft(db, memberId, now)
  if (amount <= left) return
  const data = { left: fromFen(left), resetAt: siteDayStart(now) + DAY_MS }
  const text = {
    zh: `超出聊天室每日限额，今日还可用 ${data.left}`,
    en: `Above the day's limit in chat: ${data.left} left`,
  }
  throw new SandboxError(CODE.ABOVE_MAXIMUM, text, data)
}
