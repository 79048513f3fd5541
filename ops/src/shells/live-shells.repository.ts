/** Shells served by edges now, or recently enough that pages are still open. Rows are updated; there is no history. */
import { type ShellProvision, shellProvisionSchema } from '@lantern/contract/federation'
import { type LiveShellReport, SHELL_LIVES_MS, SHELL_REPORT_MS } from '@lantern/contract/live-shells'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'

export type LiveShell = {
  edge: string
  /** Version of the shell. */
  shell: string
  /** Artifact origin of the edge. */
  origin: string
  /** Origin of its pages. */
  pages: string
  provides: ShellProvision
  firstSeen: Date
  lastSeen: Date
  /** An edge serves it now; false = only open pages use it. */
  isServed: boolean
  /** When a shell that no edge serves any more stops counting; undefined while one serves it. */
  openUntil: Date | undefined
}

export type LiveShells = ReturnType<typeof createLiveShells>

/** Reports of one edge within this time are of shells that it serves beside each other. */
const AT_ONCE_MS = SHELL_REPORT_MS / 2
/** One report may be late; after two missed ones the edge counts as gone. */
const SERVED_MS = 3 * SHELL_REPORT_MS
/** More than any real site has: invented names must not fill the table. */
const MAX_ROWS = 500

export function createLiveShells(db: Database, nowMs: () => number = Date.now) {
  return {
    async note({ edge, shell, origin, pages = '', provides }: LiveShellReport): Promise<void> {
      const seen = new Date(nowMs())
      const { count } = await db
        .selectFrom('live_shells')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      if (Number(count) >= MAX_ROWS)
        await db.deleteFrom('live_shells').where('last_seen', '<', beforeMs(nowMs())).execute()
      const row = { origin, pages, provides: JSON.stringify(provides), last_seen: seen }
      await db
        .insertInto('live_shells')
        .values({ edge, shell, ...row, first_seen: seen })
        .onConflict((conflict) => conflict.columns(['edge', 'shell']).doUpdateSet(row))
        .execute()
    },

    /** Newest report first. */
    async all(): Promise<LiveShell[]> {
      const rows = await db
        .selectFrom('live_shells')
        .selectAll()
        .where('last_seen', '>=', beforeMs(nowMs()))
        .orderBy(sql`last_seen`, 'desc')
        .execute()
      // An edge reports all shells that it serves at once, so an older report is of a shell that was replaced.
      const newest = new Map<string, number>()
      for (const { edge, last_seen } of rows) newest.set(edge, Math.max(newest.get(edge) ?? 0, last_seen.getTime()))
      const isServed = ({ edge, last_seen }: (typeof rows)[number]): boolean => {
        const seenMs = last_seen.getTime()
        return seenMs > nowMs() - SERVED_MS && (newest.get(edge) ?? 0) - seenMs < AT_ONCE_MS
      }
      const served = new Set(rows.filter(isServed).map(({ shell }) => shell))
      // Rows are sorted: the first one of a shell is its newest report from any edge.
      const lastReport = new Map(rows.toReversed().map(({ shell, last_seen }) => [shell, last_seen.getTime()]))
      return rows.map((row) => {
        const lastMs = lastReport.get(row.shell) ?? row.last_seen.getTime()
        return {
          edge: row.edge,
          shell: row.shell,
          origin: row.origin,
          pages: row.pages || row.origin,
          provides: v.parse(shellProvisionSchema, JSON.parse(row.provides)),
          firstSeen: row.first_seen,
          lastSeen: row.last_seen,
          isServed: isServed(row),
          openUntil: served.has(row.shell) ? undefined : new Date(lastMs + SHELL_LIVES_MS),
        }
      })
    },
  }
}

const beforeMs = (nowMs: number): Date => new Date(nowMs - SHELL_LIVES_MS)
