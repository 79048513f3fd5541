/** Who waits for which venue. */
import type { Executor, Trx } from '../database/database.ts'

export type Reminder = { readonly memberId: string; readonly enName: string; readonly at: number }

export async function waitedVenues(db: Executor, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('venue_reminders')
    .select('en_name')
    .where('member_id', '=', memberId)
    .orderBy('en_name')
    .execute()
  return rows.map((row) => row.en_name)
}

export async function allReminders(db: Executor): Promise<Reminder[]> {
  return db.selectFrom('venue_reminders').select(['member_id as memberId', 'en_name as enName', 'at']).execute()
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
