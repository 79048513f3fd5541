/** Who waits for which venue. */
import { sql } from 'kysely'
import type { Executor, Trx } from '../database/database.ts'

/** Most reminders that one run takes. */
const MAX_DUE = 100

type Reminder = { readonly memberId: string; readonly enName: string; readonly at: number }
/** `openSince`: when its venue was first seen open. */
export type DueReminder = Pick<Reminder, 'memberId' | 'enName'> & { readonly openSince: number }

export async function waitedVenues(db: Executor, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('venue_reminders')
    .select('en_name')
    .where('member_id', '=', memberId)
    .orderBy('en_name')
    .execute()
  return rows.map((row) => row.en_name)
}

/** Takes the due reminders of open venues, and puts their next try off before anything can fail. */
export async function takeDue(
  db: Executor,
  { open, now, nextTryAt }: { open: readonly string[]; now: number; nextTryAt: number },
): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    UPDATE venue_reminders r SET next_try_at = ${nextTryAt}, open_since = coalesce(r.open_since, ${now}) FROM (
      SELECT member_id, en_name FROM venue_reminders
      WHERE next_try_at <= ${now} AND en_name = ANY(${open}::text[]) ORDER BY next_try_at LIMIT ${MAX_DUE}
    ) due WHERE r.member_id = due.member_id AND r.en_name = due.en_name
    RETURNING r.member_id AS "memberId", r.en_name AS "enName", r.open_since AS "openSince"`.execute(db)
  return rows
}

export async function addReminder(trx: Trx, { memberId, enName, at }: Reminder): Promise<void> {
  await trx
    .insertInto('venue_reminders')
    .values({ member_id: memberId, en_name: enName, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @returns whether there was one */
export async function removeReminder(
  trx: Trx,
  { memberId, enName }: Pick<Reminder, 'memberId' | 'enName'>,
): Promise<boolean> {
  const row = await trx
    .deleteFrom('venue_reminders')
    .where('member_id', '=', memberId)
    .where('en_name', '=', enName)
    .returning('en_name')
    .executeTakeFirst()
  return row !== undefined
}
