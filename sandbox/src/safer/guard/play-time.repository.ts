/** Time that members have venues open, counted from the calls of the venue's page. */
import { MINUTE_MS, SECOND_MS, siteDayStart } from '@lantern/contract/site-time'
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'

/** A longer pause between two calls is not play. */
const IDLE_MS = 2 * MINUTE_MS
/** Calls closer than this are counted by a later one: pages of venues ask each second or so. */
const STEP_MS = 10 * SECOND_MS

/** A venue was called for a member. */
export async function countPlayTime(db: Executor, memberId: string, now: number): Promise<void> {
  await sql`
    INSERT INTO play_days (member_id, day, ms, last_at) VALUES (${memberId}, ${siteDayStart(now)}, 0, ${now})
    ON CONFLICT (member_id, day) DO UPDATE SET
      ms = play_days.ms + CASE WHEN excluded.last_at - play_days.last_at <= ${IDLE_MS} THEN excluded.last_at - play_days.last_at ELSE 0 END,
      last_at = excluded.last_at
    WHERE excluded.last_at - play_days.last_at >= ${STEP_MS}`.execute(db)
}

/** Milliseconds since the start of a day of the site. */
export async function playedSince(db: Executor, memberId: string, since: number): Promise<number> {
  const row = await db
    .selectFrom('play_days')
    .select(sql<number>`coalesce(sum(ms), 0)::bigint`.as('ms'))
    .where('member_id', '=', memberId)
    .where('day', '>=', since)
    .executeTakeFirst()
  return row?.ms ?? 0
}
