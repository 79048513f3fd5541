/** State of an edge, in its process or in Redis for all edges together. All of it may be lost. */
import { createHmac } from 'node:crypto'
import { openRedis, type RedisLink, type ServiceLogger } from '@lantern/service'
import { createRateLimit, type RateLimit } from '../request/rate-limit.ts'
import { type Collector, type CollectorRow, createCollector } from './collector.ts'
import { createJsonCache, type JsonCache } from './json-cache.ts'
import { commonKey, createSeal } from './seal.ts'
import { createSharedJsonCache } from './shared-json-cache.ts'
import { createSharedRateLimit } from './shared-rate-limit.ts'
import { createSharedRows } from './shared-rows.ts'
import { createSharedSupportCases } from './shared-support-cases.ts'
import { createSupportCases, type SupportCases } from './support-cases.ts'

export type EdgeState = {
  cache: JsonCache
  collector: Collector
  /** Counts of all edges. */
  rows(): Promise<CollectorRow[]>
  cases: SupportCases
  /** @param name of the limit, the same on all edges */
  limit(name: string, limit: number, windowMs: number): RateLimit
  close(): Promise<void>
}

/** The default: in this process. */
export function ownState(): EdgeState {
  const collector = createCollector()
  return {
    cache: createJsonCache(),
    collector,
    rows: async () => collector.rows(),
    cases: createSupportCases(),
    limit: (_name, limit, windowMs) => createRateLimit(limit, windowMs),
    close: async () => {},
  }
}

/** @param secret common to all edges; encrypts the content of Redis */
export function sharedState(redis: RedisLink, secret: string): EdgeState {
  const own = ownState()
  const key = commonKey(secret)
  const seal = createSeal(key)
  const shared = createSharedRows(redis, seal, own.collector)
  const disguise = (caller: string) => createHmac('sha256', key).update(caller).digest('base64url').slice(0, 16)
  return {
    cache: createSharedJsonCache(redis, seal, own.cache),
    collector: own.collector,
    rows: shared.rows,
    cases: createSharedSupportCases(redis, seal, own.cases),
    limit: (name, limit, windowMs) =>
      createSharedRateLimit(redis, createRateLimit(limit, windowMs), { name, limit, windowMs, disguise }),
    async close() {
      shared.stop()
      await shared.lay()
      await redis.close()
    },
  }
}

/** Chosen by the settings: shared when there is a Redis. */
export async function openState(
  { REDIS_URL, CACHE_SECRET }: { REDIS_URL: string; CACHE_SECRET: string },
  logger: ServiceLogger,
): Promise<EdgeState> {
  return REDIS_URL === '' ? ownState() : sharedState(await openRedis(REDIS_URL, logger), CACHE_SECRET)
}
