/** An in-memory Redis behind the link's type, shared by several edges; it can go down. */
import type { RedisLink } from '@lantern/service'

type Entry = { value: string; untilMs: number }
type Expiring = { condition?: 'NX'; expiration: { value: number } }

export type FakeRedis = {
  link: RedisLink
  /** Its content, as an intruder would read it. */
  dump(): string
  setAway(isAway: boolean): void
}

export function createFakeRedis(now: () => number): FakeRedis {
  const entries = new Map<string, Entry>()
  const scores = new Map<string, number>()
  let isAway = false
  const live = (key: string): Entry | undefined => {
    const entry = entries.get(key)
    return entry !== undefined && entry.untilMs > now() ? entry : undefined
  }
  const client = {
    get: async (key: string) => live(key)?.value ?? null,
    mGet: async (keys: string[]) => keys.map((key) => live(key)?.value ?? null),
    set: async (key: string, value: string, { condition, expiration }: Expiring) => {
      if (condition === 'NX' && live(key) !== undefined) return null
      entries.set(key, { value, untilMs: now() + expiration.value })
      return 'OK'
    },
    incr: async (key: string) => {
      const value = Number(live(key)?.value ?? 0) + 1
      entries.set(key, { value: String(value), untilMs: live(key)?.untilMs ?? Number.POSITIVE_INFINITY })
      return value
    },
    pExpire: async (key: string, ms: number) => {
      const entry = live(key)
      if (entry !== undefined) entries.set(key, { ...entry, untilMs: now() + ms })
      return 1
    },
    zAdd: async (_key: string, { score, value }: { score: number; value: string }) => {
      scores.set(value, score)
      return 1
    },
    zRemRangeByScore: async (_key: string, _from: number, to: number) => {
      for (const [value, score] of scores) if (score <= to) scores.delete(value)
      return 0
    },
    zRange: async () => [...scores.keys()],
  }
  return {
    link: {
      ask: async (work) => (isAway ? undefined : work(client as never)),
      hear: async () => {},
      close: async () => {},
    },
    dump: () => JSON.stringify([[...entries], [...scores]]),
    setAway(value) {
      isAway = value
    },
  }
}
