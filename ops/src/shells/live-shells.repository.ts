/** Shells that edges serve now, or served so lately that pages of theirs are open. Rows are renewed, not kept: this is no history. */
import { type ShellProvision, shellProvisionSchema } from '@lantern/contract/federation'
import { type LiveShellReport, SHELL_LIVES_MS, SHELL_REPORT_MS } from '@lantern/contract/live-shells'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'

export type LiveShell = {
  edge: string
  /** Version of the shell. */
  shell: string
  /** Where the edge hands out artifacts. */
  origin: string
  provides: ShellProvision
  firstSeen: Date
  lastSeen: Date
  /** The edge serves it now; false = only pages of it are open. */
  isServed: boolean
}

export type LiveShells = ReturnType<typeof createLiveShells>

/** A report may be late once; after two an edge is not there. */
const SERVED_MS = 3 * SHELL_REPORT_MS
/** More edges than anybody has: a process that invents names must not fill the table. */
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
      // An edge serves one shell at a time: the one that it told last.
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
