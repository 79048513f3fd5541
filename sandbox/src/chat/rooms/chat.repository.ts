/** Rooms, lines and mutes in the database. */
import { MINUTE_MS } from '@lantern/contract/site-time'
import { sql } from 'kysely'
import type { Executor, Trx } from '../../database/database.ts'
import type { LineRow, MuteRow, RoomRow } from '../../database/tables/site/chat.schema.ts'
import type { Said } from '../lines/line.rules.ts'

export const LOBBY = 'lobby'
const LOOK_BACK_MS = 10 * MINUTE_MS

export async function findRoom(db: Executor, roomId: string): Promise<RoomRow | undefined> {
  return db.selectFrom('chat_rooms').selectAll().where('room_id', '=', roomId).executeTakeFirst()
}

/** A room whose row is held until the end of the transaction: its lines are written one after another. */
export async function lockRoom(trx: Trx, roomId: string): Promise<RoomRow | undefined> {
  return trx.selectFrom('chat_rooms').selectAll().where('room_id', '=', roomId).forUpdate().executeTakeFirst()
}

export async function ensureRoom(
  db: Executor,
  room: Pick<RoomRow, 'room_id' | 'type' | 'name_zh' | 'name_en'> & { pinned?: string },
): Promise<void> {
  await db
    .insertInto('chat_rooms')
    .values(room)
    .onConflict((conflict) => conflict.column('room_id').doNothing())
    .execute()
}

export type NewLine = Omit<LineRow, 'seq' | 'shielded' | Unsaid> & Partial<Pick<LineRow, Unsaid>>
/** What only some lines have. */
type Unsaid = 'text_en' | 'reply_to' | 'mentions' | 'bet_no' | 'privacy' | 'bet_told' | 'packet_id'

/** What a line says, beside who says it and when. */
export type LineContent = Pick<NewLine, 'kind' | 'text' | Unsaid>

/** Stores a line under the next number of its room. The row of the room is locked until the commit, so numbers have no gaps. */
export async function appendLine(trx: Trx, line: NewLine): Promise<LineRow> {
  const { last_seq: seq } = await trx
    .updateTable('chat_rooms')
    .set({ last_seq: sql`last_seq + 1` })
    .where('room_id', '=', line.room_id)
    .returning('last_seq')
    .executeTakeFirstOrThrow()
  return trx
    .insertInto('chat_lines')
    .values({ ...line, seq, shielded: false })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findLine(db: Executor, roomId: string, seq: number): Promise<LineRow | undefined> {
  return db.selectFrom('chat_lines').selectAll().where('room_id', '=', roomId).where('seq', '=', seq).executeTakeFirst()
}

export async function findLines(db: Executor, roomId: string, seqs: readonly number[]): Promise<LineRow[]> {
  if (seqs.length === 0) return []
  return db
    .selectFrom('chat_lines')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('seq', 'in', [...seqs])
    .execute()
}

export async function findByCid(
  db: Executor,
  roomId: string,
  memberId: string,
  cid: string,
): Promise<LineRow | undefined> {
  return db
    .selectFrom('chat_lines')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('member_id', '=', memberId)
    .where('cid', '=', cid)
    .executeTakeFirst()
}

export type HistoryQuery = { roomId: string; beforeSeq?: number; afterSeq?: number; size: number; kind: 0 | 1 | 2 }

/** Lines in order of their numbers: the newest page, the page before a number, or the first page after one. */
export async function history(
  db: Executor,
  { roomId, beforeSeq, afterSeq, size, kind }: HistoryQuery,
): Promise<{ rows: LineRow[]; hasMore: boolean }> {
  let query = db.selectFrom('chat_lines').selectAll().where('room_id', '=', roomId)
  if (kind !== 0) query = query.where('kind', '=', kind === 1 ? 'text' : 'bet')
  if (beforeSeq !== undefined) query = query.where('seq', '<', beforeSeq)
  if (afterSeq !== undefined) query = query.where('seq', '>', afterSeq)
  const rows = await query
    .orderBy('seq', afterSeq === undefined ? 'desc' : 'asc')
    .limit(size + 1)
    .execute()
  const page = rows.slice(0, size)
  return { rows: afterSeq === undefined ? page.reverse() : page, hasMore: rows.length > size }
}

/** What a member said in a room lately, newest last: as far back as slow mode and repeats look. */
export async function recentlySaid(db: Executor, roomId: string, memberId: string, now: number): Promise<Said[]> {
  return db
    .selectFrom('chat_lines')
    .select(['text', 'at'])
    .where('room_id', '=', roomId)
    .where('member_id', '=', memberId)
    .where('at', '>', now - LOOK_BACK_MS)
    .orderBy('seq')
    .execute()
}

/** The mute that holds now for a member in a room, or in all; '' finds only those that hold in all. */
export async function findMute(
  db: Executor,
  memberId: string,
  roomId: string,
  now: number,
): Promise<MuteRow | undefined> {
  return db
    .selectFrom('chat_mutes')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('room_id', 'in', ['', roomId])
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .executeTakeFirst()
}

export type Retention = {
  /** Older lines are dropped. */
  readonly before: number
  /** Newest lines of a room that are kept; of the others, those with a bet or red packet are kept until `cardsBefore`. */
  readonly beyond: number
  readonly cardsBefore: number
}

/** Deletes lines, with the reactions to them. Their numbers are not used again. */
export async function dropLines(db: Executor, { before, beyond, cardsBefore }: Retention): Promise<void> {
  await sql`
    DELETE FROM chat_lines USING chat_rooms
    WHERE chat_lines.room_id = chat_rooms.room_id
      AND (
        chat_lines.at < ${before}
        OR (
          chat_lines.seq <= chat_rooms.last_seq - ${beyond}
          AND ((chat_lines.bet_no IS NULL AND chat_lines.packet_id IS NULL) OR chat_lines.at < ${cardsBefore})
        )
      )`.execute(db)
}
