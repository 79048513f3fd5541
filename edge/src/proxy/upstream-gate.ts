/** The way to the upstream: how many calls may be on it, and whether it leads anywhere. */
import { REQUEST_TIMEOUT_MS } from '@lantern/contract/constants'
import { Pool } from 'undici'
import { createAddressCounts } from '../request/address-counts.ts'

/** Connections to the upstream. */
const CONNECTIONS = 128
/** Calls that may wait for one; more would wait until nobody is there to hear the answer. */
const WAITING = 128
/** Calls of one address at the same time. Half of the connections: one address never has them all. */
export const ADDRESS_CALLS = CONNECTIONS / 2
/** A loss counts so long, ms: an edge to which a balancer sends nothing any more would never find out that the upstream is back. */
const LOSS_COUNTS_MS = 5_000

export type UpstreamGate = {
  /** What calls are made with. Who made the gate closes it. */
  readonly pool: Pool
  /** Lets a call begin. @returns what ends it, or why it may not begin */
  enter(address: string): (() => void) | 'address has too many' | 'full'
  /** A call was answered, whatever the answer, or the upstream could not be reached. */
  note(outcome: 'answered' | 'unreachable'): void
  /** Why a call would not be answered now; null when it would. */
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
  /** The pool counts every call until the upstream is done with it, also when who asked has gone. */
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
