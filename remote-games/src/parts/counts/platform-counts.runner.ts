/** Performs the effects of the counts machine: requests, retry delay, cache. */
import { COUNTS_RETRY_DELAY_MS } from '@lantern/contract/constants'
import type { PlatformCounts } from '@lantern/contract/site'
import { createMachine, createTimer, getSession } from '@lantern/platform'
import { relaunchVenue } from '../launch/flow/launch.api.ts'
import { askCounts, hasRequestId, readCachedCounts, storeCounts } from './counts.api.ts'
import {
  COUNTS_IDLE,
  type CountsEffect,
  type CountsEvent,
  type CountsState,
  transition,
} from './platform-counts.machine.ts'

export type CountsRunner = { refresh(): void; stop(): void }

export function createCountsRunner(show: (counts: PlatformCounts) => void): CountsRunner {
  let abort = new AbortController()
  const machine = createMachine<CountsState, CountsEvent, CountsEffect>({ initial: COUNTS_IDLE, transition, perform })
  const send = machine.dispatch
  const wait = createTimer(() => send({ kind: 'waited', epoch: machine.getState().epoch }))

  function perform(effect: CountsEffect): void {
    switch (effect.kind) {
      case 'ask':
        attempt(effect.epoch, async () => {
          const counts = await askCounts(abort.signal)
          if (counts === 'expired') send({ kind: 'expired', epoch: effect.epoch })
          else if (counts === 'empty') send({ kind: 'failed', epoch: effect.epoch })
          else send({ kind: 'counted', epoch: effect.epoch, counts })
        })
        break
      case 'launch':
        attempt(effect.epoch, async () => {
          await relaunchVenue('OBTY', { isPreload: true, signal: abort.signal })
          send({ kind: 'launched', epoch: effect.epoch })
        })
        break
      case 'read-cache':
        attempt(effect.epoch, async () => {
          send({ kind: 'cached', epoch: effect.epoch, counts: await readCachedCounts(abort.signal) })
        })
        break
      case 'wait':
        wait.start(COUNTS_RETRY_DELAY_MS)
        break
      case 'show':
        show(effect.counts)
        break
      case 'store':
        storeCounts(effect.counts)
        break
      case 'cancel':
        wait.stop()
        abort.abort()
        abort = new AbortController()
    }
  }

  function attempt(epoch: number, work: () => Promise<void>): void {
    // Counts are decorative: any error falls back to the cache.
    work().catch(() => send({ kind: 'failed', epoch }))
  }

  return {
    refresh: () => send({ kind: 'refresh', isMember: getSession().kind === 'member', hasRequestId: hasRequestId() }),
    stop: () => send({ kind: 'stop' }),
  }
}
