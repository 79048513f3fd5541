/** Visitor counts by remote and version, in steps of ten seconds. */

import type { HealthRow } from '@lantern/contract/health'
import { DAY_MS, HOUR_MS } from '@lantern/contract/site-time'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Counts } from './error-budget.rules.ts'

const STEP_MS = 10_000
const KEPT_MS = 7 * DAY_MS
const PRUNE_EVERY_MS = HOUR_MS

/** Counts of a version in a period. */
export type VersionHealth = Counts & { name: string; version: string; fellBack: number; lastSeen: string }
export type Health = ReturnType<typeof createHealth>

export function createHealth(db: Database, nowMs: () => number = Date.now) {
  let prunedMs = 0

  return {
    /** Adds the counts of an edge. Unknown builds are ignored. @returns the affected remotes */
    async add(environment: string, rows: readonly HealthRow[]): Promise<Set<string>> {
      const at = new Date(Math.floor(nowMs() / STEP_MS) * STEP_MS)
      const names = new Set<string>()
      for (const { remote: name, version, loaded, failed, failedNetworks, fellBack } of rows) {
        const known = await db
          .selectFrom('builds')
          .select('version')
          .where('name', '=', name)
          .where('version', '=', version)
          .executeTakeFirst()
        if (known === undefined) continue
        names.add(name)
        await db
          .insertInto('health_counts')
          .values({
            environment,
            name,
            version,
            at,
            loaded,
            failed,
            failed_networks: failedNetworks,
            fell_back: fellBack,
          })
          .onConflict((conflict) =>
            conflict.columns(['environment', 'name', 'version', 'at']).doUpdateSet({
              loaded: sql`health_counts.loaded + excluded.loaded`,
              failed: sql`health_counts.failed + excluded.failed`,
              failed_networks: sql`health_counts.failed_networks + excluded.failed_networks`,
              fell_back: sql`health_counts.fell_back + excluded.fell_back`,
            }),
          )
          .execute()
      }
      await prune()
      return names
    },

    /** Counts of one version since a time. */
    async countsSince(environment: string, name: string, version: string, sinceMs: number): Promise<Counts> {
      const row = await db
        .selectFrom('health_counts')
        .select(({ fn }) => [
          fn.sum<string>('loaded').as('loaded'),
          fn.sum<string>('failed').as('failed'),
          fn.sum<string>('failed_networks').as('networks'),
        ])
        .where('environment', '=', environment)
        .where('name', '=', name)
        .where('version', '=', version)
        .where('at', '>', new Date(sinceMs))
        .executeTakeFirst()
      return {
        loaded: Number(row?.loaded ?? 0),
        failed: Number(row?.failed ?? 0),
        networks: Number(row?.networks ?? 0),
      }
    },

    /** Counts of each other remote since a time, for comparison. */
    async othersSince(environment: string, name: string, sinceMs: number): Promise<Counts[]> {
      const rows = await db
        .selectFrom('health_counts')
        .select(({ fn }) => ['name', fn.sum<string>('loaded').as('loaded'), fn.sum<string>('failed').as('failed')])
        .where('environment', '=', environment)
        .where('name', '<>', name)
        .where('at', '>', new Date(sinceMs))
        .groupBy('name')
        .execute()
      return rows.map(({ loaded, failed }) => ({ loaded: Number(loaded), failed: Number(failed) }))
    },

    /** All versions with reports since a time. */
    async since(environment: string, sinceMs: number): Promise<VersionHealth[]> {
      const rows = await db
        .selectFrom('health_counts')
        .select(({ fn }) => [
          'name',
          'version',
          fn.sum<string>('loaded').as('loaded'),
          fn.sum<string>('failed').as('failed'),
          fn.sum<string>('fell_back').as('fell_back'),
          fn.max('at').as('last_seen'),
        ])
        .where('environment', '=', environment)
        .where('at', '>', new Date(sinceMs))
        .groupBy(['name', 'version'])
        .orderBy('name')
        .orderBy('last_seen', 'desc')
        .execute()
      return rows.map(({ name, version, loaded, failed, fell_back, last_seen }) => ({
        name,
        version,
        loaded: Number(loaded),
        failed: Number(failed),
        fellBack: Number(fell_back),
        lastSeen: last_seen.toISOString(),
      }))
    },
  }

  async function prune(): Promise<void> {
    if (nowMs() - prunedMs < PRUNE_EVERY_MS) return
    prunedMs = nowMs()
    await db
      .deleteFrom('health_counts')
      .where('at', '<', new Date(nowMs() - KEPT_MS))
      .execute()
  }
}
