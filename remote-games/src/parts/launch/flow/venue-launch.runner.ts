/** Performs the effects of the launch machine: requests, timeout, stored params. */
import type { LaunchAnswer, Venue } from '@lantern/contract/games'
import { messagesOf } from '@lantern/i18n'
import {
  createMachine,
  createTimer,
  delay,
  isCancelled,
  isLanternError,
  memberMessage,
  toMinor,
} from '@lantern/platform'
import { askMember } from '../../games.api.ts'
import { askMoneyFate, moneyChanged, orderLaunch, prepareVenue } from './launch.api.ts'
import { launchMessages } from './launch.messages.ts'
import { GUARD_CODE, launchGuard } from './launch-guard.rules.ts'
import {
  IDLE,
  type LaunchEffect,
  type LaunchEvent,
  type LaunchPlan,
  type LaunchRefusal,
  type LaunchState,
  transition,
} from './venue-launch.machine.ts'
import { framePathOf, hasFrame } from './venue-params.rules.ts'
import { removeLaunchError, writeLaunchError } from './venue-params.store.ts'

/** Interval of lookups of a transfer whose outcome is unknown (screens.md 11.6: decided within 60 s). */
export const MONEY_ASK_MS = 3_000
export const MONEY_WAIT_MS = 60_000

type Event = LaunchEvent<LaunchAnswer>
type Effect = LaunchEffect<LaunchAnswer>

export type LaunchRunner = {
  getState(): LaunchState
  subscribe(listener: () => void): () => void
  start(plan: LaunchPlan): void
  /** Cancels the launch; pending responses are ignored. */
  reset(): void
  dispose(): void
}

/**
 * @param venue venue record of the lobby
 * @param open navigates to the frame
 */
export function createLaunchRunner(venue: Venue, open: (path: string) => void): LaunchRunner {
  let abort = new AbortController()
  let asking = new AbortController()
  const clock = createTimer(() => {
    abort.abort()
    send({ kind: 'timed-out', epoch: machine.getState().epoch, message: messagesOf(launchMessages).timeout })
  })
  const machine = createMachine<LaunchState, Event, Effect>({ initial: IDLE, transition, perform })
  const send = machine.dispatch

  function perform(effect: Effect): void {
    switch (effect.kind) {
      case 'start-clock':
        abort = new AbortController()
        clock.start(effect.ms)
        break
      case 'stop-clock':
        clock.stop()
        break
      case 'check':
        attempt(effect.epoch, async () => {
          const refusal = await checkLaunch(venue, effect.plan, abort.signal)
          if (refusal) send({ kind: 'refused', epoch: effect.epoch, refusal })
          else send({ kind: 'checked', epoch: effect.epoch })
        })
        break
      case 'launch':
        attempt(effect.epoch, async () => {
          const answer = await orderLaunch({ ...effect.plan, isManual: true }, abort.signal)
          const moved = /[1-9]/.test(answer.moved)
          if (moved) moneyChanged('launch')
          send({ kind: 'launched', epoch: effect.epoch, answer, moved })
        })
        break
      case 'prepare':
        attempt(effect.epoch, async () => {
          const params = await prepareVenue(effect.plan, effect.answer, abort.signal)
          send({ kind: 'prepared', epoch: effect.epoch, path: framePathOf(effect.plan.venue, params.origin) ?? '' })
        })
        break
      case 'open':
        open(effect.path)
        break
      case 'remember-error':
        writeLaunchError(effect.venue, effect.message)
        break
      case 'forget-error':
        removeLaunchError(effect.venue)
        break
      case 'ask-money':
        asking = new AbortController()
        void findMoney(effect.epoch, effect.requestNo)
    }
  }

  /** Looks the transfer up until it is decided, the time is over, or the launch is cancelled. */
  async function findMoney(epoch: number, requestNo: string): Promise<void> {
    const isAwaited = () => machine.getState().kind === 'failed' && machine.getState().epoch === epoch
    for (let waited = 0; isAwaited(); waited += MONEY_ASK_MS) {
      const fate = await askMoneyFate(requestNo).catch(() => 'unknown' as const)
      if (fate === 'moved') moneyChanged('launch')
      if (fate !== 'unknown' || waited >= MONEY_WAIT_MS) return send({ kind: 'money-known', epoch, fate })
      await delay(MONEY_ASK_MS, asking.signal).catch(() => undefined)
    }
  }

  function attempt(epoch: number, work: () => Promise<void>): void {
    work().catch((error: unknown) => {
      // Cancelled by the timeout or a reset, which send their own events.
      if (isCancelled(error)) return
      send({ kind: 'refused', epoch, refusal: refusalOf(error) })
    })
  }

  return {
    getState: machine.getState,
    subscribe: machine.subscribe,
    start: (plan) => send({ kind: 'start', plan }),
    reset() {
      abort.abort()
      asking.abort()
      send({ kind: 'reset' })
    },
    dispose() {
      abort.abort()
      asking.abort()
      clock.stop()
      // Resets instead of disposing: React may remount the component with the same runner.
      send({ kind: 'reset' })
    },
  }
}

async function checkLaunch(venue: Venue, plan: LaunchPlan, signal: AbortSignal): Promise<LaunchRefusal | null> {
  const texts = messagesOf(launchMessages)
  if (!hasFrame(venue.enName)) return { code: GUARD_CODE.maintenance, message: texts.noFrame }
  const member = await askMember(signal)
  const amountMinor = plan.amount === null ? 0 : toMinor(plan.amount)
  const code = launchGuard({ member, venue, amountMinor, balanceMinor: toMinor(member.balance) })
  return code === null ? null : { code, message: '' }
}

function refusalOf(error: unknown): LaunchRefusal {
  if (!isLanternError(error)) return { code: 0, message: memberMessage(error) }
  if (error.kind === 'venue' && error.message === '') return { code: 0, message: messagesOf(launchMessages).noAddress }
  // A connection error may carry an HTTP status, but none proves that no money moved.
  const isAnswer = error.kind === 'business' || error.kind === 'session'
  const data = 'data' in error ? error.data : undefined
  return { code: isAnswer ? error.code : 0, message: memberMessage(error), data }
}
