/** Counts public calls, guesses and messages by network. In memory: a restart may reset it. */

import * as CODE from '@lantern/contract/code'
import { MINUTE_MS } from '@lantern/contract/site-time'
import { createRateLimit, type RateLimit } from '@lantern/service'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { CALLS, GUESSES, MESSAGES, PICTURES, type Share } from './limits.rules.ts'

type Counter = {
  /** Counts one. @throws SandboxError 6501 beyond the limit */
  take(who: string): void
  /** Checks without counting. @throws SandboxError 6501 at the limit */
  requireRoom(who: string): void
}
export type Limits = {
  /** @param path paths without a row in the table are not limited */
  call(path: string, who: string): void
  readonly guesses: Counter
  readonly messages: Counter
  readonly pictures: Counter
  /** Scales a number of tries per network. */
  scaled(tries: number): number
}

/** @param scale multiplier of all limits; raise it where a carrier puts many members behind one address */
export function createLimits(now: () => number, scale: number): Limits {
  const scaled = (tries: number): number => Math.max(1, Math.round(tries * scale))
  const made = ({ limit, windowMs }: Share): Counter => {
    const counts: RateLimit = createRateLimit({ limit: scaled(limit), windowMs, now })
    const judged = (waitMs: number): void => {
      if (waitMs > 0) throw tooMany(now(), waitMs)
    }
    return {
      take: (who) => judged(counts.take(who)),
      requireRoom: (who) => judged(counts.wait(who)),
    }
  }
  const calls = new Map(Object.entries(CALLS).map(([path, share]) => [path, made(share)]))
  return {
    call: (path, who) => calls.get(path)?.take(who),
    guesses: made(GUESSES),
    messages: made(MESSAGES),
    pictures: made(PICTURES),
    scaled,
  }
}

function tooMany(now: number, waitMs: number): SandboxError {
  const minutes = Math.ceil(waitMs / MINUTE_MS)
  return new SandboxError(
    CODE.LIMIT,
    {
      zh: `您所在的网络操作过于频繁，请 ${minutes} 分钟后再试，或换一个网络`,
      en: `Too many tries from your network. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or from another network.`,
    },
    { until: now + waitMs },
    { http: 429, keep: true },
  )
}
