/** Performs the effects of submit.machine.ts; the only module here with timers and calls. */
import * as CODE from '@lantern/contract/code'
import { createMachine, createTimer, isBusinessError, isSessionError, type Machine } from '@lantern/platform'
import { isOpen, type SubmitEffect, type SubmitEvent, type SubmitState, transition } from './submit.machine.ts'

/** Being checked by the server (screens.md 0.3): a pending outcome, not a refusal. */

export type SubmitJob<Result> = {
  /** Sends the write, once. */
  send: () => Promise<Result>
  /** Looks up the outcome by request number; null when the server never received it. */
  find: () => Promise<Result | null>
}

/** State of the submit for the form. */
type SubmitView<Result> = {
  state: SubmitState<Result>
  /** Number of results and refusals so far: an attempt after one of them is a new request. */
  round: number
}

export type SubmitRunner<Result> = Pick<Machine<SubmitView<Result>, never>, 'getState' | 'subscribe'> & {
  submit(job: SubmitJob<Result>): void
  /** Looks up the outcome now. */
  ask(): void
  /** Back to idle; pending answers are dropped. */
  clear(): void
}

export function createSubmitRunner<Result>(): SubmitRunner<Result> {
  let job: SubmitJob<Result> | null = null
  let epoch = 0
  const timer = createTimer(() => machine.dispatch({ kind: 'query-due', epoch }))
  const unlock = createTimer(() => machine.dispatch({ kind: 'unlock-due', epoch }))

  const machine = createMachine<SubmitView<Result>, SubmitEvent<Result>, SubmitEffect>({
    initial: { state: { kind: 'idle' }, round: 0 },
    transition(view, event) {
      const { state, effects } = transition(view.state, event)
      if (state === view.state) return { state: view, effects }
      const isSettled = state.kind !== view.state.kind && (state.kind === 'done' || state.kind === 'refused')
      return { state: { state, round: view.round + (isSettled ? 1 : 0) }, effects }
    },
    perform(effect) {
      switch (effect.kind) {
        case 'send':
          void send(effect.epoch)
          break
        case 'schedule-query':
          timer.start(effect.afterMs)
          break
        case 'schedule-unlock':
          unlock.start(effect.afterMs)
          break
        case 'query':
          timer.stop()
          void query(effect.epoch)
          break
        case 'stop':
          timer.stop()
          unlock.stop()
      }
    },
  })

  async function send(asked: number): Promise<void> {
    try {
      const result = await job?.send()
      machine.dispatch({ kind: 'answered', epoch: asked, result: result as Result })
    } catch (error) {
      machine.dispatch(isRefusal(error) ? { kind: 'refused', epoch: asked, error } : { kind: 'lost', epoch: asked })
    }
  }

  async function query(asked: number): Promise<void> {
    try {
      const result = await job?.find()
      if (result == null) machine.dispatch({ kind: 'absent', epoch: asked })
      else machine.dispatch({ kind: 'found', epoch: asked, result })
    } catch {
      machine.dispatch({ kind: 'unreachable', epoch: asked })
    }
  }

  return {
    getState: machine.getState,
    subscribe: machine.subscribe,
    submit(next) {
      if (isOpen(machine.getState().state)) return
      job = next
      epoch += 1
      machine.dispatch({ kind: 'submitted', epoch })
    },
    ask: () => machine.dispatch({ kind: 'asked', epoch }),
    clear: () => machine.dispatch({ kind: 'cleared' }),
  }
}

/** The server refused, or the session has ended: no money moved. Every other error leaves the outcome unknown. */
function isRefusal(error: unknown): boolean {
  if (isSessionError(error)) return true
  return isBusinessError(error) && error.code !== CODE.TRANSFER_CHECKING
}
