/** Histograms of costs by version, metric and hour. */
import { COST_METRICS, type CostRow, SHELL_COSTS } from '@lantern/contract/costs'
import { DAY_MS, HOUR_MS } from '@lantern/contract/site-time'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Bucket, Histogram } from './costs.rules.ts'

const KEPT_MS = 30 * DAY_MS
const PRUNE_EVERY_MS = HOUR_MS

export type Costs = ReturnType<typeof createCosts>

export function createCosts(db: Database, nowMs: () => number = Date.now) {
  let prunedMs = 0

  return {
    /** Adds the counts of an edge. Builds of remotes that are unknown are ignored. */
    async add(environment: string, rows: readonly CostRow[]): Promise<void> {
      const at = new Date(Math.floor(nowMs() / HOUR_MS) * HOUR_MS)
      const known = await knownBuilds(new Set(rows.map(({ remote }) => remote)))
      for (const { remote: name, version, metric, bucket, count } of rows) {
        if (name !== SHELL_COSTS && !known.has(`${name}@${version}`)) continue
        await db
          .insertInto('cost_counts')
          .values({ environment, name, version, metric, at, bucket, count })
          .onConflict((conflict) =>
            conflict
              .columns(['environment', 'name', 'version', 'metric', 'at', 'bucket'])
              .doUpdateSet({ count: sql`cost_counts.count + excluded.count` }),
          )
          .execute()
      }
      await prune()
    },

    async since(environment: string, sinceMs: number): Promise<Histogram[]> {
      const rows = await db
        .selectFrom('cost_counts')
        .select(({ fn }) => ['name', 'version', 'metric', 'bucket', fn.sum<string>('count').as('count')])
        .where('environment', '=', environment)
        .where('at', '>', new Date(sinceMs))
        .groupBy(['name', 'version', 'metric', 'bucket'])
        .execute()
      const found = new Map<string, Omit<Histogram, 'buckets'> & { buckets: Bucket[] }>()
      for (const { name, version, metric: told, bucket, count } of rows) {
        const metric = COST_METRICS.find((one) => one === told)
        if (metric === undefined) continue
        const id = `${name} ${version} ${metric}`
        const histogram = found.get(id) ?? { name, version, metric, buckets: [] }
        histogram.buckets.push({ bucket, count: Number(count) })
        found.set(id, histogram)
      }
      return [...found.values()]
    },
  }

  async function knownBuilds(names: ReadonlySet<string>): Promise<Set<string>> {
    const builds = await db
      .selectFrom('builds')
      .select(['name', 'version'])
      .where('name', 'in', [...names])
      .execute()
    return new Set(builds.map(({ name, version }) => `${name}@${version}`))
  }

  async function prune(): Promise<void> {
    if (nowMs() - prunedMs < PRUNE_EVERY_MS) return
    prunedMs = nowMs()
    await db
      .deleteFrom('cost_counts')
      .where('at', '<', new Date(nowMs() - KEPT_MS))
      .execute()
  }
}
