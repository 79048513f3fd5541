/**
 * State machine of the platform counts (spec 4). Visitors read the cache; members query OB with its request id, which needs an OB launch if it is missing
 * or expired; after three retries the cache is used. Pure: platform-counts.runner.ts performs the effects.
 */
import { COUNTS_RETRY_LIMIT } from '@lantern/contract/constants'
import type { PlatformCounts } from '@lantern/contract/site'

/** A retry counter above this falls back to the cache (spec 4): three retries in total. */
const LAST_RETRY = COUNTS_RETRY_LIMIT - 1

export type CountsState =
  | { kind: 'idle'; epoch: number }
  | { kind: 'asking'; epoch: number; retries: number }
  | { kind: 'launching'; epoch: number; retries: number }
  | { kind: 'waiting'; epoch: number; retries: number }
  | { kind: 'reading-cache'; epoch: number }
  | { kind: 'known'; epoch: number; source: 'venue' | 'cache' }
  | { kind: 'unknown'; epoch: number }

export type CountsEvent =
  | { kind: 'refresh'; isMember: boolean; hasRequestId: boolean }
  | { kind: 'counted'; epoch: number; counts: PlatformCounts }
  /** Empty response whose message reports an expired session. */
  | { kind: 'expired'; epoch: number }
  /** Any other failure of the call or of the OB launch. */
  | { kind: 'failed'; epoch: number }
  | { kind: 'waited'; epoch: number }
  | { kind: 'launched'; epoch: number }
  | { kind: 'cached'; epoch: number; counts: PlatformCounts | null }
  | { kind: 'stop' }

export type CountsEffect =
  | { kind: 'ask'; epoch: number }
  | { kind: 'launch'; epoch: number }
  | { kind: 'wait'; epoch: number }
  | { kind: 'read-cache'; epoch: number }
  | { kind: 'show'; counts: PlatformCounts }
  | { kind: 'store'; counts: PlatformCounts }
  | { kind: 'cancel' }

export type CountsTurn = { state: CountsState; effects: CountsEffect[] }

export const COUNTS_IDLE: CountsState = { kind: 'idle', epoch: 0 }

export function transition(state: CountsState, event: CountsEvent): CountsTurn {
  if (event.kind === 'stop') return { state: { kind: 'idle', epoch: state.epoch + 1 }, effects: [{ kind: 'cancel' }] }
  if (event.kind === 'refresh') return refresh(state, event)
  // Ignores responses to an earlier request.
  if (event.epoch !== state.epoch) return { state, effects: [] }
  const { epoch } = state
  switch (event.kind) {
    case 'counted':
      if (state.kind !== 'asking') return { state, effects: [] }
      return {
        state: { kind: 'known', epoch, source: 'venue' },
        effects: [
          { kind: 'show', counts: event.counts },
          { kind: 'store', counts: event.counts },
        ],
      }
    case 'expired':
      if (state.kind !== 'asking') return { state, effects: [] }
      if (state.retries > LAST_RETRY) return fallBack(epoch)
      return { state: { kind: 'waiting', epoch, retries: state.retries + 1 }, effects: [{ kind: 'wait', epoch }] }
    case 'waited':
      if (state.kind !== 'waiting') return { state, effects: [] }
      return { state: { kind: 'launching', epoch, retries: state.retries }, effects: [{ kind: 'launch', epoch }] }
    case 'launched':
      if (state.kind !== 'launching') return { state, effects: [] }
      return { state: { kind: 'asking', epoch, retries: state.retries }, effects: [{ kind: 'ask', epoch }] }
    case 'failed':
      if (state.kind !== 'asking' && state.kind !== 'launching') return { state, effects: [] }
      return fallBack(epoch)
    case 'cached':
      if (state.kind !== 'reading-cache') return { state, effects: [] }
      if (event.counts === null) return { state: { kind: 'unknown', epoch }, effects: [] }
      return { state: { kind: 'known', epoch, source: 'cache' }, effects: [{ kind: 'show', counts: event.counts }] }
  }
}

function refresh(state: CountsState, event: Extract<CountsEvent, { kind: 'refresh' }>): CountsTurn {
  // A tick is ignored while a request is pending.
  const isBusy =
    state.kind === 'asking' || state.kind === 'launching' || state.kind === 'waiting' || state.kind === 'reading-cache'
  if (isBusy) return { state, effects: [] }
  const epoch = state.epoch + 1
  if (!event.isMember) return fallBack(epoch)
  if (!event.hasRequestId)
    return { state: { kind: 'launching', epoch, retries: 0 }, effects: [{ kind: 'launch', epoch }] }
  return { state: { kind: 'asking', epoch, retries: 0 }, effects: [{ kind: 'ask', epoch }] }
}

function fallBack(epoch: number): CountsTurn {
  return { state: { kind: 'reading-cache', epoch }, effects: [{ kind: 'read-cache', epoch }] }
}
