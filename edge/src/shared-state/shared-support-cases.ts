/**
 * Support cases of many edges: a member reports to one, support asks another. Encrypted in Redis for a day; while Redis is down each edge keeps its
 * own.
 */
import { DAY_MS } from '@lantern/contract/site-time'
import type { RedisLink } from '@lantern/service'
import type { Seal } from './seal.ts'
import type { SupportCase, SupportCases } from './support-cases.ts'

const KEPT_MS = DAY_MS
const nameOf = (code: string) => `lantern:case:${code.toUpperCase()}`

export function createSharedSupportCases(
  redis: RedisLink,
  seal: Seal,
  own: SupportCases,
  now: () => number = Date.now,
): SupportCases {
  return {
    async add(report) {
      await own.add(report)
      if (report.supportCode === undefined) return
      const name = nameOf(report.supportCode)
      const sealed = seal.close(JSON.stringify({ atMs: now(), report } satisfies SupportCase), name).toString('base64')
      await redis.ask((client) =>
        client.set(name, sealed, { condition: 'NX', expiration: { type: 'PX', value: KEPT_MS } }),
      )
    },
    async find(code) {
      const sealed = await redis.ask((client) => client.get(nameOf(code)))
      const text = sealed ? seal.open(Buffer.from(sealed, 'base64'), nameOf(code)) : undefined
      // Reports received while Redis was down are stored here only.
      return text === undefined ? own.find(code) : (JSON.parse(text) as SupportCase)
    },
  }
}
