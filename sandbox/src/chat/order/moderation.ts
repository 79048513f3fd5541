/** What moderators and the control page do: mute, hide lines, close rooms. Each is logged and sent to the sockets concerned. */
import { MSG, type Pinned, pinnedSchema } from '@lantern/contract/chat'
import { rowsOf } from '@lantern/contract/open-enum'
import { MINUTE_MS } from '@lantern/contract/site-time'
import * as v from 'valibot'
import { type Database, inTransaction, type Trx } from '../../database/database.ts'
import type { RoomRow } from '../../database/tables/site/chat.schema.ts'
import type { ChatHub } from '../hub/chat-hub.ts'
import type { AllRooms } from '../rooms/all-rooms.ts'
import { findMute, findRoom, lockRoom } from '../rooms/chat.repository.ts'
import { openStateOf } from '../rooms/chat-gate.ts'
import {
  endMute,
  hideLines,
  logAction,
  type RoomChange,
  storeLevel,
  storeMute,
  storePinned,
  storeRoom,
  storeSlowMode,
} from '../rooms/order.repository.ts'

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

/** Hides lines, also those that were pinned. Call `tellShield` after the commit. */
export async function shield(trx: Trx, roomId: string, seqs: readonly number[], { by, now }: Act): Promise<void> {
  await hideLines(trx, roomId, seqs)
  const pinned = pinnedIn(await lockRoom(trx, roomId))
  const left = pinned.filter(({ seq }) => seq === null || !seqs.includes(seq))
  if (left.length < pinned.length) await storePinned(trx, roomId, left)
  await logAction(trx, { at: now, by, action: 'shield', roomId, detail: JSON.stringify({ seqs }) })
}

/** Empties hidden lines in every open page (10005), after the lines that were sent before. */
export async function tellShield(
  { db, hub }: Moderated,
  roomId: string,
  seqs: readonly number[],
  now: number,
): Promise<void> {
  hub.broadcast(roomId, { msgId: MSG.msgShield, msgData: { roomId, seqs: [...seqs] } })
  await tellRoom({ db, hub }, roomId, now)
}

/** Notices of a room at most: they take space from its lines. */
const MAX_PINNED = 3

/** Pins a line of a room, which replaces the oldest beyond the limit, or takes it down. Call `tellRoom` after the commit. */
export async function pin(
  trx: Trx,
  { roomId, seq, text }: { readonly roomId: string; readonly seq: number; readonly text: string },
  on: boolean,
  { by, now }: Act,
): Promise<void> {
  const others = pinnedIn(await lockRoom(trx, roomId)).filter((one) => one.seq !== seq)
  const notices = others.filter((one) => one.seq === null)
  const lines = others.filter((one) => one.seq !== null)
  const kept = on ? [...lines, { zh: text, en: text, seq }].slice(-MAX_PINNED) : lines
  await storePinned(trx, roomId, [...notices, ...kept])
  await logAction(trx, { at: now, by, action: on ? 'pin' : 'unpin', roomId, detail: JSON.stringify({ seqs: [seq] }) })
}

/** Call `tellRoom` after the commit. */
export async function slow(trx: Trx, roomId: string, slowSec: number, { by, now }: Act): Promise<void> {
  await storeSlowMode(trx, roomId, slowSec)
  await logAction(trx, { at: now, by, action: 'slow', roomId, detail: JSON.stringify({ slowSec }) })
}

function pinnedIn(room: Pick<RoomRow, 'pinned'> | undefined): Pinned[] {
  return room ? v.parse(rowsOf(pinnedSchema), JSON.parse(room.pinned)) : []
}

/** Opens, maintains or closes one room (10006). */
export async function changeRoom({ db, hub }: Moderated, roomId: string, change: RoomChange, act: Act): Promise<void> {
  await inTransaction(db, async (trx) => {
    await storeRoom(trx, roomId, change)
    await logAction(trx, { at: act.now, by: act.by, action: 'room', roomId, detail: JSON.stringify(change) })
  })
  await tellRoom({ db, hub }, roomId, act.now)
}

/** Sets who may speak in a room (10007); from its lowest level on it may also be read. */
export async function changeLevel(
  { db, hub }: Pick<Moderated, 'db' | 'hub'>,
  roomId: string,
  level: { readonly min: number; readonly max: number },
  { by, now }: Act,
): Promise<void> {
  const before = await inTransaction(db, async (trx) => {
    await logAction(trx, { at: now, by, action: 'room', roomId, detail: JSON.stringify(level) })
    return storeLevel(trx, roomId, level)
  })
  if (before === undefined) return
  hub.tellAll({ msgId: MSG.chatVipLevel, msgData: { roomId, vipMin: level.min, vipMax: level.max } })
  // Whoever may not read it any longer gets no more of its lines, and whoever may now gets all of them.
  if (before !== level.min) hub.reconnect(Math.min(before, level.min), Math.max(before, level.min))
}

/** The state of a room, its slow mode and its notices, to those in it. */
export async function tellRoom({ db, hub }: Pick<Moderated, 'db' | 'hub'>, roomId: string, now: number): Promise<void> {
  const room = await findRoom(db, roomId)
  if (!room) return
  hub.broadcast(roomId, {
    msgId: MSG.roomStatus,
    msgData: { roomId, ...openStateOf(room, now), slowSec: room.slow_sec, pinned: pinnedIn(room) },
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
