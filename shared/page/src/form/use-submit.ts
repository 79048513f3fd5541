/** One money write as a hook. */
import { confirmTouch, emit, useMachine } from '@lantern/platform'
import { useEffect, useEffectEvent, useState } from 'react'
import { isOpen, type SubmitState } from './submit.machine.ts'
import { createSubmitRunner, type SubmitJob } from './submit.runner.ts'

export type SubmitOptions<Result> = {
  /** Why money moved, for `money:changed`. */
  reason: string
  onDone?: (result: Result) => void
  onRefused?: (error: unknown) => void
}

export type Submit<Result> = {
  state: SubmitState<Result>
  /** The form is locked. */
  isBusy: boolean
  /** Number of refusals and results so far: pass it to `useRequestNo` among the fields, so that an attempt after them is a new request. */
  round: number
  submit: (job: SubmitJob<Result>) => void
  ask: () => void
  clear: () => void
}

export function useSubmit<Result>({ reason, onDone, onRefused }: SubmitOptions<Result>): Submit<Result> {
  const [runner] = useState(() => createSubmitRunner<Result>())
  const { state, round } = useMachine(runner)

  const settle = useEffectEvent((next: SubmitState<Result>) => {
    if (next.kind === 'refused') return onRefused?.(next.error)
    if (next.kind !== 'done') return
    confirmTouch()
    emit('money:changed', { reason })
    onDone?.(next.result)
  })

  useEffect(() => {
    let settled = runner.getState().round
    const stop = runner.subscribe(() => {
      const next = runner.getState()
      if (next.round === settled) return
      settled = next.round
      settle(next.state)
    })
    return () => {
      stop()
      // Not disposed: React may remount the same component with its state.
      runner.clear()
    }
  }, [runner])

  return { state, round, isBusy: isOpen(state), submit: runner.submit, ask: runner.ask, clear: runner.clear }
}
