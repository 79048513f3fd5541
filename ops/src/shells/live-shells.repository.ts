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
  provides: ShellProvision
  firstSeen: Date
  lastSeen: Date
  /** An edge serves it now; false = only open pages use it. */
  isServed: boolean
}

export type LiveShells = ReturnType<typeof createLiveShells>

/** One report may be late; after two missed ones the edge counts as gone. */
const SERVED_MS = 3 * SHELL_REPORT_MS
/** More than any real site has: invented names must not fill the table. */
const MAX_ROWS = 500

export function createLiveShells(db: Database, nowMs: () => number = Date.now) {
  return {
    async note({ edge, shell, origin, provides }: LiveShellReport): Promise<void> {
      const seen = new Date(nowMs())
      const { count } = await db
        .selectFrom('live_shells')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      if (Number(count) >= MAX_ROWS)
        await db.deleteFrom('live_shells').where('last_seen', '<', beforeMs(nowMs())).execute()
      const row = { origin, provides: JSON.stringify(provides), last_seen: seen }
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
      // An edge serves one shell at a time: the last one reported.
      const served = new Set<string>()
      return rows.map((row) => {
        const isServed = !served.has(row.edge) && row.last_seen.getTime() > nowMs() - SERVED_MS
        served.add(row.edge)
        return {
          edge: row.edge,
          shell: row.shell,
          origin: row.origin,
          provides: v.parse(shellProvisionSchema, JSON.parse(row.provides)),
          firstSeen: row.first_seen,
          lastSeen: row.last_seen,
          isServed,
        }
      })
    },
  }
}

const beforeMs = (nowMs: number): Date => new Date(nowMs - SHELL_LIVES_MS)
