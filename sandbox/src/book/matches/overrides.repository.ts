/** Matches decided by hand; their results replace the simulated ones. */
import type { Executor } from '../../database/database.ts'
import type { MatchOverride } from '../../database/tables/site/book.schema.ts'

/** Decisions since a time, by match. */
export async function overridesSince(db: Executor, at: number): Promise<Map<string, MatchOverride>> {
  const rows = await db.selectFrom('match_overrides').selectAll().where('at', '>=', at).execute()
  return new Map(rows.map((row) => [row.match_id, row]))
}
