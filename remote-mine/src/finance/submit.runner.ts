/** Performs what submit.machine.ts decides: the only one here with a timer and calls. */
import { createTimer, isBusinessError, isSessionError } from '@lantern/platform'
import { type SubmitEffect, type SubmitEvent, type SubmitState, transition } from './submit.machine.ts'

/** Being checked by the server (screens.md 0.3): an outcome that is still to come, not a refusal. */
const CHECKING = 711016

export type SubmitJob<Result> = {
  /** Sends the write, once. */
  send: () => Promise<Result>
  /** Asks by request number what became of it; null when the server never heard of it. */
  find: () => Promise<Result | null>
}

export type SubmitRunner<Result> = {
  submit(job: SubmitJob<Result>): void
  /** Asks now what became of it. */
  ask(): void
  /** Back to idle; answers still on their way are dropped. */
  clear(): void
  dispose(): void
}

export function createSubmitRunner<Result>(onChange: (state: SubmitState<Result>) => void): SubmitRunner<Result> {
  let state: SubmitState<Result> = { kind: 'idle' }
  let job: SubmitJob<Result> | null = null
  let epoch = 0
  let isDisposed = false
  const timer = createTimer(() => dispatch({ kind: 'query-due', epoch }))

  function dispatch(event: SubmitEvent<Result>): void {
    if (isDisposed) return
    const next = transition(state, event)
    if (next.state !== state) {
      state = next.state
      onChange(state)
    }
    for (const effect of next.effects) perform(effect)
  }

  function perform(effect: SubmitEffect): void {
    switch (effect.kind) {
      case 'send':
        void send(effect.epoch)
        break
      case 'schedule-query':
        timer.start(effect.afterMs)
        break
      case 'query':
        timer.stop()
        void query(effect.epoch)
        break
      case 'stop':
        timer.stop()
    }
  }

  async function send(asked: number): Promise<void> {
    try {
      const result = await job?.send()
      dispatch({ kind: 'answered', epoch: asked, result: result as Result })
    } catch (error) {
      dispatch(isRefusal(error) ? { kind: 'refused', epoch: asked, error } : { kind: 'lost', epoch: asked })
    }
  }

  async function query(asked: number): Promise<void> {
    try {
      const result = await job?.find()
      if (result == null) dispatch({ kind: 'absent', epoch: asked })
      else dispatch({ kind: 'found', epoch: asked, result })
    } catch {
      dispatch({ kind: 'unreachable', epoch: asked })
    }
  }

  return {
    submit(next) {
      if (state.kind === 'sending' || state.kind === 'unknown' || state.kind === 're-querying') return
      job = next
      epoch += 1
      dispatch({ kind: 'submitted', epoch })
    },
    ask: () => dispatch({ kind: 'asked', epoch }),
    clear: () => dispatch({ kind: 'cleared' }),
    dispose() {
      isDisposed = true
      timer.stop()
    },
  }
}

/** The server said no, or the session is over: nothing moved. Everything else may have moved money. */
function isRefusal(error: unknown): boolean {
  if (isSessionError(error)) return true
  return isBusinessError(error) && error.code !== CHECKING
}
