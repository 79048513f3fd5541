/** What moderators and the control page do: mute, hide lines, close rooms. Each is logged and sent to the sockets concerned. */
import { MSG } from '@lantern/contract/chat'
import { MINUTE_MS } from '@lantern/contract/site-time'
import { type Database, inTransaction, type Trx } from '../../database/database.ts'
import type { ChatHub } from '../hub/chat-hub.ts'
import type { AllRooms } from '../rooms/all-rooms.ts'
import { findMute, findRoom } from '../rooms/chat.repository.ts'
import { openStateOf } from '../rooms/chat-gate.ts'
import { endMute, hideLines, logAction, type RoomChange, storeMute, storeRoom } from '../rooms/order.repository.ts'

export type Moderated = { readonly db: Database; readonly hub: ChatHub; readonly allRooms: AllRooms }
/** Who acts, and when. */
export type Act = { readonly by: string; readonly now: number }

export type MuteOrder = { memberId: string; nick: string; roomId: string; minutes: number; rule: string }

/** 0 minutes end a mute; without a room it concerns all. Call `tellMute` after the commit. */
export async function mute(
  trx: Trx,
  { memberId, nick, roomId, minutes, rule }: MuteOrder,
  { by, now }: Act,
): Promise<void> {
  if (minutes === 0) await endMute(trx, memberId, roomId)
  else await storeMute(trx, { memberId, roomId, rule, until: now + minutes * MINUTE_MS })
  await logAction(trx, {
    at: now,
    by,
    action: minutes === 0 ? 'unmute' : 'mute',
    roomId,
    detail: JSON.stringify({ memberId, nick, ...(minutes > 0 && { minutes, rule }) }),
  })
}

/** Tells a member on every device whether they are muted (10004). */
export async function tellMute({ db, hub }: Moderated, memberId: string, roomId: string, now: number): Promise<void> {
  const held = await findMute(db, memberId, roomId, now)
  hub.tell(memberId, {
    msgId: MSG.speechStatus,
    msgData: {
      ...(roomId !== '' && { roomId }),
      speechStatus: held ? 1 : 0,
      until: held?.until ?? null,
      rule: held?.rule ?? '',
      appeal: held !== undefined && held.appeal === null,
    },
  })
}

/** Hides lines. Call `tellShield` after the commit. */
export async function shield(trx: Trx, roomId: string, seqs: readonly number[], { by, now }: Act): Promise<void> {
  await hideLines(trx, roomId, seqs)
  await logAction(trx, { at: now, by, action: 'shield', roomId, detail: JSON.stringify({ seqs }) })
}

/** Empties hidden lines in every open page (10005), after the lines that were sent before. */
export function tellShield({ hub }: Moderated, roomId: string, seqs: readonly number[]): void {
  hub.broadcast(roomId, { msgId: MSG.msgShield, msgData: { roomId, seqs: [...seqs] } })
}

/** Opens, maintains or closes one room (10006). */
export async function changeRoom({ db, hub }: Moderated, roomId: string, change: RoomChange, act: Act): Promise<void> {
  await inTransaction(db, async (trx) => {
    await storeRoom(trx, roomId, change)
    await logAction(trx, { at: act.now, by: act.by, action: 'room', roomId, detail: JSON.stringify(change) })
  })
  await tellRoom({ db, hub }, roomId, act.now)
}

/** The state of a room and its slow mode, to those in it. */
async function tellRoom({ db, hub }: Pick<Moderated, 'db' | 'hub'>, roomId: string, now: number): Promise<void> {
  const room = await findRoom(db, roomId)
  if (!room) return
  hub.broadcast(roomId, {
    msgId: MSG.roomStatus,
    msgData: { roomId, ...openStateOf(room, now), slowSec: room.slow_sec },
  })
}

/** Opens, maintains or closes all rooms (10009). */
export async function changeAllRooms(
  { db, hub, allRooms }: Moderated,
  { status, reason, resumeAt }: RoomChange,
  { by, now }: Act,
): Promise<void> {
  const state = { status, reason, resumeAt }
  await inTransaction(db, (trx) =>
    logAction(trx, { at: now, by, action: 'all-rooms', roomId: '', detail: JSON.stringify(state) }),
  )
  await allRooms.change(db, state)
  hub.tellAll({ msgId: MSG.allRoomMaintain, msgData: state })
}
