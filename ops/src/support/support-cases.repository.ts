/** Reports with a support code, from all edges. */
import { collectorReportSchema } from '@lantern/contract/federation'
import { DAY_MS, HOUR_MS } from '@lantern/contract/site-time'
import type { SupportCase } from '@lantern/contract/support-cases'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'

const KEPT_MS = 30 * DAY_MS
const PRUNE_EVERY_MS = HOUR_MS
/** Pages choose the codes, so the number of cases is bounded: the oldest are removed. */
const MOST_CASES = 20_000

export type KeptCases = ReturnType<typeof createSupportCases>

export function createSupportCases(db: Database, nowMs: () => number = Date.now) {
  let prunedMs = 0

  return {
    /** The first report of a code stays: later ones must not overwrite a case. */
    async add(cases: readonly SupportCase[]): Promise<void> {
      const rows = cases.map(({ atMs, report }) => ({
        code: report.supportCode,
        // The edge's clock may be wrong; the order of arrival decides what is removed.
        at: new Date(Math.min(atMs, nowMs())),
        report: JSON.stringify(report),
      }))
      await db
        .insertInto('support_cases')
        .values(rows)
        .onConflict((conflict) => conflict.column('code').doNothing())
        .execute()
      await prune()
    },

    async find(code: string): Promise<{ atMs: number; report: SupportCase['report'] } | undefined> {
      const row = await db.selectFrom('support_cases').selectAll().where('code', '=', code).executeTakeFirst()
      if (row === undefined) return undefined
      // Read again by the schema: it may have been written by another version of ops.
      const report = v.parse(collectorReportSchema, JSON.parse(row.report))
      return { atMs: row.at.getTime(), report: { ...report, supportCode: row.code } }
    },
  }

  async function prune(): Promise<void> {
    if (nowMs() - prunedMs < PRUNE_EVERY_MS) return
    prunedMs = nowMs()
    const newest = db.selectFrom('support_cases').select('code').orderBy('at', 'desc').limit(MOST_CASES)
    await db
      .deleteFrom('support_cases')
      .where(({ or, eb, not }) => or([eb('at', '<', new Date(nowMs() - KEPT_MS)), not(eb('code', 'in', newest))]))
      .execute()
  }
}
