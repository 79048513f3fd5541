/**
 * Counts of all edges. Each edge writes its own to Redis every two seconds under its own name and adds up all that it finds: no key has two writers,
 * and the last counts of an edge that died remain for an hour.
 */

import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@lantern/contract/site-time'
import type { RedisLink } from '@lantern/service'
import { repeat } from '../loops/repeat.ts'
import type { Collector, CollectorRow } from './collector.ts'
import type { Seal } from './seal.ts'

const EVERY_MS = 2_000
const KEPT_MS = HOUR_MS
const EDGES = 'lantern:edges'
const nameOf = (edge: string) => `lantern:counts:${edge}`

export type SharedRows = {
  rows(): Promise<CollectorRow[]>
  /** Writes this edge's counts now. */
  lay(): Promise<void>
  stop(): void
}

export function createSharedRows(
  redis: RedisLink,
  seal: Seal,
  collector: Collector,
  now: () => number = Date.now,
): SharedRows {
  const me = randomUUID()

  async function lay(): Promise<void> {
    const own = collector.rows()
    if (own.length === 0) return
    const sealed = seal.close(JSON.stringify(own), nameOf(me)).toString('base64')
    await redis.ask((client) =>
      Promise.all([
        client.set(nameOf(me), sealed, { expiration: { type: 'PX', value: KEPT_MS } }),
        client.zAdd(EDGES, { score: now(), value: me }),
        client.zRemRangeByScore(EDGES, 0, now() - KEPT_MS),
      ]),
    )
  }

  async function ofOthers(): Promise<CollectorRow[]> {
    const others = await redis.ask(async (client) => {
      const edges = (await client.zRange(EDGES, 0, -1)).filter((edge) => edge !== me)
      return edges.length === 0 ? [] : (await client.mGet(edges.map(nameOf))).map((sealed, at) => [edges[at], sealed])
    })
    return (others ?? []).flatMap(([edge, sealed]) => {
      const text = edge && sealed ? seal.open(Buffer.from(sealed, 'base64'), nameOf(edge)) : undefined
      return text === undefined ? [] : (JSON.parse(text) as CollectorRow[])
    })
  }

  return {
    lay,
    rows: async () => added([...collector.rows(), ...(await ofOthers())]),
    stop: repeat(lay, EVERY_MS),
  }
}

/** Merges rows with equal names, newest first. */
function added(rows: readonly CollectorRow[]): CollectorRow[] {
  const sums = new Map<string, CollectorRow>()
  for (const row of rows) {
    const { count, lastMs, ...names } = row
    const id = JSON.stringify(Object.values(names))
    const sum = sums.get(id)
    sums.set(id, sum === undefined ? row : { ...sum, count: sum.count + count, lastMs: Math.max(sum.lastMs, lastMs) })
  }
  return [...sums.values()].sort((one, other) => other.lastMs - one.lastMs)
}
