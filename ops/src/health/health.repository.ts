/** Visitor counts by remote and version, in steps of ten seconds. */

import type { HealthRow, Sign } from '@lantern/contract/health'
import { DAY_MS, HOUR_MS } from '@lantern/contract/site-time'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Counts } from './error-budget.rules.ts'

const STEP_MS = 10_000
const KEPT_MS = 7 * DAY_MS
const PRUNE_EVERY_MS = HOUR_MS

/** Counts of a version in a period. */
export type VersionHealth = Counts & { name: string; version: string; fellBack: number; lastSeen: string }
export type SignCounts = { visitors: number; networks: number }
/** Devices that show a version in place of another one. */
export type Fallback = { name: string; version: string; phase: string; devices: number }
export type Health = ReturnType<typeof createHealth>

export function createHealth(db: Database, nowMs: () => number = Date.now) {
  let prunedMs = 0

  return {
    /** Adds the counts of an edge. Unknown builds are ignored. @returns the affected remotes */
    async add(environment: string, rows: readonly HealthRow[]): Promise<Set<string>> {
      const at = new Date(Math.floor(nowMs() / STEP_MS) * STEP_MS)
      const names = new Set<string>()
      for (const { remote: name, version, loaded, failed, failedNetworks, fellBack, signs } of rows) {
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
        if (signs.length === 0) continue
        await db
          .insertInto('health_signs')
          .values(merged(signs).map((one) => ({ environment, name, version, at, ...one })))
          .onConflict((conflict) =>
            conflict.columns(['environment', 'name', 'version', 'at', 'sign', 'detail']).doUpdateSet({
              visitors: sql`health_signs.visitors + excluded.visitors`,
              networks: sql`health_signs.networks + excluded.networks`,
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
    async othersSince(environment: string, name: string, sinceMs: number): Promise<(Counts & { name: string })[]> {
      const rows = await db
        .selectFrom('health_counts')
        .select(({ fn }) => ['name', fn.sum<string>('loaded').as('loaded'), fn.sum<string>('failed').as('failed')])
        .where('environment', '=', environment)
        .where('name', '<>', name)
        .where('at', '>', new Date(sinceMs))
        .groupBy('name')
        .execute()
      return rows.map(({ name: other, loaded, failed }) => ({
        name: other,
        loaded: Number(loaded),
        failed: Number(failed),
      }))
    },

    /** Visitors with a sign of a bad build, by remote, since a time. @param only one version of one remote */
    async signsSince(
      environment: string,
      sign: Sign,
      sinceMs: number,
      only?: { name: string; version: string },
    ): Promise<(SignCounts & { name: string })[]> {
      const rows = await db
        .selectFrom('health_signs')
        .select(({ fn }) => [
          'name',
          fn.sum<string>('visitors').as('visitors'),
          fn.sum<string>('networks').as('networks'),
        ])
        .where('environment', '=', environment)
        .where('sign', '=', sign)
        .where('at', '>', new Date(sinceMs))
        .$if(only !== undefined, (query) =>
          query.where('name', '=', only?.name ?? '').where('version', '=', only?.version ?? ''),
        )
        .groupBy('name')
        .execute()
      return rows.map(({ name, visitors, networks }) => ({
        name,
        visitors: Number(visitors),
        networks: Number(networks),
      }))
    },

    /** How many devices got a version in place of another, and in which phase that one failed. */
    async fallbacksSince(environment: string, sinceMs: number): Promise<Fallback[]> {
      const rows = await db
        .selectFrom('health_signs')
        .select(({ fn }) => ['name', 'version', 'detail', fn.sum<string>('visitors').as('visitors')])
        .where('environment', '=', environment)
        .where('sign', '=', 'fallback')
        .where('at', '>', new Date(sinceMs))
        .groupBy(['name', 'version', 'detail'])
        .orderBy('visitors', 'desc')
        .execute()
      return rows.map(({ name, version, detail, visitors }) => ({
        name,
        version,
        phase: detail,
        devices: Number(visitors),
      }))
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
    for (const table of ['health_counts', 'health_signs'] as const)
      await db
        .deleteFrom(table)
        .where('at', '<', new Date(nowMs() - KEPT_MS))
        .execute()
  }
}

/** A statement may touch a row once. */
function merged(signs: HealthRow['signs']): HealthRow['signs'] {
  const rows = new Map<string, HealthRow['signs'][number]>()
  for (const one of signs) {
    const known = rows.get(`${one.sign} ${one.detail}`) ?? { ...one, visitors: 0, networks: 0 }
    rows.set(`${one.sign} ${one.detail}`, {
      ...known,
      visitors: known.visitors + one.visitors,
      networks: known.networks + one.networks,
    })
  }
  return [...rows.values()]
}
