/** Mutes, blocked speakers, reports and the moderators' log in the database. */
import type { Pinned } from '@lantern/contract/chat'
import type { Executor, Trx } from '../../database/database.ts'
import type { ModAction } from '../../database/tables/site/chat.schema.ts'

export type NewMute = { memberId: string; roomId: string; rule: string; until: number }

/** A new mute replaces the one before, and can be appealed against again. */
export async function storeMute(trx: Trx, { memberId, roomId, rule, until }: NewMute): Promise<void> {
  await trx
    .insertInto('chat_mutes')
    .values({ member_id: memberId, room_id: roomId, rule, until })
    .onConflict((conflict) => conflict.columns(['member_id', 'room_id']).doUpdateSet({ rule, until, appeal: null }))
    .execute()
}

export async function endMute(trx: Trx, memberId: string, roomId: string): Promise<void> {
  await trx.deleteFrom('chat_mutes').where('member_id', '=', memberId).where('room_id', '=', roomId).execute()
}

/** Stores an appeal, once per mute. @returns whether this was the first */
export async function storeAppeal(trx: Trx, memberId: string, roomId: string, text: string): Promise<boolean> {
  const row = await trx
    .updateTable('chat_mutes')
    .set({ appeal: text })
    .where('member_id', '=', memberId)
    .where('room_id', '=', roomId)
    .where('appeal', 'is', null)
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The note of a red packet is emptied with its line. */
export async function hideLines(trx: Trx, roomId: string, seqs: readonly number[]): Promise<void> {
  const hidden = await trx
    .updateTable('chat_lines')
    .set({ shielded: true })
    .where('room_id', '=', roomId)
    .where('seq', 'in', [...seqs])
    .returning('packet_id')
    .execute()
  const packets = hidden.flatMap(({ packet_id }) => packet_id ?? [])
  if (packets.length > 0) await trx.updateTable('chat_packets').set({ note: '' }).where('id', 'in', packets).execute()
}

export type RoomChange = { status: number; reason: string; resumeAt: number | null; slowSec?: number }

export async function storeRoom(trx: Trx, roomId: string, change: RoomChange): Promise<void> {
  const { status, reason, resumeAt, slowSec } = change
  await trx
    .updateTable('chat_rooms')
    .set({ status, status_reason: reason, resume_at: resumeAt, ...(slowSec !== undefined && { slow_sec: slowSec }) })
    .where('room_id', '=', roomId)
    .execute()
}

export async function storePinned(trx: Trx, roomId: string, pinned: readonly Pinned[]): Promise<void> {
  await trx
    .updateTable('chat_rooms')
    .set({ pinned: JSON.stringify(pinned) })
    .where('room_id', '=', roomId)
    .execute()
}

export async function storeSlowMode(trx: Trx, roomId: string, slowSec: number): Promise<void> {
  await trx.updateTable('chat_rooms').set({ slow_sec: slowSec }).where('room_id', '=', roomId).execute()
}

/** @returns the previous lowest level; undefined for a room that does not exist */
export async function storeLevel(
  trx: Trx,
  roomId: string,
  level: { min: number; max: number },
): Promise<number | undefined> {
  const before = await trx
    .selectFrom('chat_rooms')
    .select('vip_min')
    .where('room_id', '=', roomId)
    .forUpdate()
    .executeTakeFirst()
  await trx
    .updateTable('chat_rooms')
    .set({ vip_min: level.min, vip_max: level.max })
    .where('room_id', '=', roomId)
    .execute()
  return before?.vip_min
}

/** Rooms whose maintenance has ended. */
export async function roomsToResume(db: Executor, now: number): Promise<string[]> {
  const rows = await db.selectFrom('chat_rooms').select('room_id').where('resume_at', '<=', now).execute()
  return rows.map((row) => row.room_id)
}

export type Blocked = { memberId: string; nick: string }

/** Members whom this one blocked, by name. */
export async function blockedBy(db: Executor, memberId: string): Promise<Blocked[]> {
  const rows = await db
    .selectFrom('chat_blocks')
    .select(['blocked_id', 'nick'])
    .where('member_id', '=', memberId)
    .orderBy('nick')
    .execute()
  return rows.map(({ blocked_id, nick }) => ({ memberId: blocked_id, nick }))
}

export async function setBlock(trx: Trx, memberId: string, blocked: Blocked, on: boolean): Promise<void> {
  if (on) {
    await trx
      .insertInto('chat_blocks')
      .values({ member_id: memberId, blocked_id: blocked.memberId, nick: blocked.nick })
      .onConflict((conflict) => conflict.columns(['member_id', 'blocked_id']).doNothing())
      .execute()
    return
  }
  await trx
    .deleteFrom('chat_blocks')
    .where('member_id', '=', memberId)
    .where('blocked_id', '=', blocked.memberId)
    .execute()
}

export type Report = { memberId: string; roomId: string; seq: number; reason: string; note: string; at: number }

/** A member reports a line once; a second report changes nothing. */
export async function storeReport(trx: Trx, { memberId, roomId, ...report }: Report): Promise<void> {
  await trx
    .insertInto('chat_reports')
    .values({ member_id: memberId, room_id: roomId, ...report })
    .onConflict((conflict) => conflict.columns(['member_id', 'room_id', 'seq']).doNothing())
    .execute()
}

export type Logged = { at: number; by: string; action: ModAction; roomId: string; detail: string }

export async function logAction(trx: Trx, { roomId, ...logged }: Logged): Promise<void> {
  await trx
    .insertInto('chat_mod_log')
    .values({ room_id: roomId, ...logged })
    .execute()
}

const LOG_ROWS = 100

/** The newest actions of moderators. */
export async function modLog(db: Executor): Promise<Logged[]> {
  const rows = await db.selectFrom('chat_mod_log').selectAll().orderBy('id', 'desc').limit(LOG_ROWS).execute()
  return rows.map(({ at, by, action, room_id, detail }) => ({ at, by, action, roomId: room_id, detail }))
}
