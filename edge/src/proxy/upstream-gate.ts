/** Limits concurrent calls to the upstream and knows whether it is reachable. */
import { REQUEST_TIMEOUT_MS } from '@lantern/contract/constants'
import { Pool } from 'undici'
import { createAddressCounts } from '../request/address-counts.ts'

/** Connections to the upstream. */
const CONNECTIONS = 128
/** Queue for connections; a longer queue would answer after clients gave up. */
const WAITING = 128
/** Concurrent calls per address: half of the connections, so that one address cannot take all. */
export const ADDRESS_CALLS = CONNECTIONS / 2
/** How long a failure counts, ms: an edge without traffic would otherwise never notice that the upstream is back. */
const LOSS_COUNTS_MS = 5_000

export type UpstreamGate = {
  /** The undici dispatcher for calls. Closed by the owner of the gate. */
  readonly pool: Pool
  /** Admits a call. @returns a release function, or the reason for refusing it */
  enter(address: string): (() => void) | 'address has too many' | 'full'
  /** Records the outcome: any answer, or an unreachable upstream. */
  note(outcome: 'answered' | 'unreachable'): void
  /** Why calls would fail now; null when they would not. */
  trouble(): string | null
  load(): { connections: number; underWay: number; waiting: number }
}

export function createUpstreamGate(origin: string, now: () => number = () => performance.now()): UpstreamGate {
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    headersTimeout: REQUEST_TIMEOUT_MS,
    bodyTimeout: REQUEST_TIMEOUT_MS,
    connect: { timeout: 5_000 },
  })
  const callers = createAddressCounts(ADDRESS_CALLS)
  let lostMs = Number.NEGATIVE_INFINITY
  /** The pool counts a call until the upstream has finished it, even when its client has gone. */
  const load = () => {
    const { size } = pool.stats
    return { connections: CONNECTIONS, underWay: Math.min(size, CONNECTIONS), waiting: Math.max(0, size - CONNECTIONS) }
  }

  return {
    pool,
    load,
    enter(address) {
      if (load().waiting >= WAITING) return 'full'
      return callers.enter(address) ?? 'address has too many'
    },
    note(outcome) {
      lostMs = outcome === 'unreachable' ? now() : Number.NEGATIVE_INFINITY
    },
    trouble() {
      const { underWay, waiting } = load()
      if (waiting > 0) return `no connection to the upstream is free: ${underWay} calls are under way, ${waiting} wait`
      return now() - lostMs < LOSS_COUNTS_MS ? 'the upstream could not be reached when it was last called' : null
    },
  }
}
