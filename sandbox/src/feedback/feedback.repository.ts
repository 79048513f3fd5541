/** Queries on cases of feedback. */
import type { FeedbackState } from '@lantern/contract/feedback'
import { type Insertable, sql } from 'kysely'
import type { Executor, Trx } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { FeedbackEntry, FeedbackRow } from '../database/tables/site/feedback.schema.ts'

export async function findCase(db: Executor, memberId: string, id: string): Promise<FeedbackRow | undefined> {
  return db
    .selectFrom('feedback_cases')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Newest first, each with its first text. */
export async function pageOfCases(
  db: Executor,
  { memberId, state }: { memberId: string; state?: FeedbackState },
  { offset, limit }: { offset: number; limit: number },
): Promise<{ list: (FeedbackRow & { text: string })[]; total: number }> {
  const own = db
    .selectFrom('feedback_cases as c')
    .innerJoin('feedback_entries as e', (join) => join.onRef('e.case_id', '=', 'c.id').on('e.seq', '=', 1))
    .where('c.member_id', '=', memberId)
    .$if(state !== undefined, (query) => query.where('c.state', '=', state ?? 'waiting'))
  const list = await own
    .selectAll('c')
    .select('e.text_zh as text')
    .orderBy('c.at', 'desc')
    .orderBy('c.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { list, total }
}

/** Cases of a member since a time, with their first texts. */
export async function casesSince(db: Executor, memberId: string, since: number) {
  return db
    .selectFrom('feedback_cases as c')
    .innerJoin('feedback_entries as e', (join) => join.onRef('e.case_id', '=', 'c.id').on('e.seq', '=', 1))
    .select(['c.id', 'c.state', 'c.contact', 'e.text_zh as text'])
    .where('c.member_id', '=', memberId)
    .where('c.at', '>', since)
    .execute()
}

export async function openCases(db: Executor, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('feedback_cases')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('member_id', '=', memberId)
    .where('state', 'in', ['waiting', 'working', 'info'])
    .executeTakeFirstOrThrow()
  return count
}

/** Cases of all members that are not closed, oldest first. */
export async function liveCases(db: Executor): Promise<{ id: string; member_id: string }[]> {
  return db
    .selectFrom('feedback_cases')
    .select(['id', 'member_id'])
    .where('state', '<>', 'closed')
    .orderBy('turn_at')
    .orderBy('id')
    .execute()
}

export async function entriesOf(db: Executor, caseId: string): Promise<FeedbackEntry[]> {
  return db.selectFrom('feedback_entries').selectAll().where('case_id', '=', caseId).orderBy('seq').execute()
}

export async function insertCase(trx: Trx, row: Insertable<Schema['feedback_cases']>): Promise<void> {
  await trx.insertInto('feedback_cases').values(row).execute()
}

export async function changeCase(trx: Trx, id: string, change: Partial<FeedbackRow>): Promise<void> {
  await trx.updateTable('feedback_cases').set(change).where('id', '=', id).execute()
}

/** Appends an entry. The caller holds the member's row. @returns its number */
export async function addEntry(
  trx: Trx,
  caseId: string,
  entry: Omit<Insertable<Schema['feedback_entries']>, 'case_id' | 'seq'>,
): Promise<number> {
  const { last } = await trx
    .selectFrom('feedback_entries')
    .select(sql<number>`coalesce(max(seq), 0)::int`.as('last'))
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('feedback_entries')
    .values({ ...entry, case_id: caseId, seq: last + 1 })
    .execute()
  return last + 1
}
