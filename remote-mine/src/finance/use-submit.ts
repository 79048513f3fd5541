/** A money form's submit inside React. */
import { emit } from '@lantern/platform'
import { useEffect, useEffectEvent, useState } from 'react'
import { isOpen, type SubmitState } from './submit.machine.ts'
import { createSubmitRunner, type SubmitJob, type SubmitRunner } from './submit.runner.ts'

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
  /** Refusals and results so far: put it among the fields of `useRequestNo`, so that a new try after them is a new request. */
  round: number
  submit: (job: SubmitJob<Result>) => void
  ask: () => void
  clear: () => void
}

export function useSubmit<Result>({ reason, onDone, onRefused }: SubmitOptions<Result>): Submit<Result> {
  const [state, setState] = useState<SubmitState<Result>>({ kind: 'idle' })
  const [runner, setRunner] = useState<SubmitRunner<Result> | null>(null)
  const [round, setRound] = useState(0)

  const settle = useEffectEvent((next: SubmitState<Result>) => {
    setState(next)
    if (next.kind !== 'done' && next.kind !== 'refused') return
    setRound((count) => count + 1)
    if (next.kind === 'refused') return onRefused?.(next.error)
    emit('money:changed', { reason })
    onDone?.(next.result)
  })

  useEffect(() => {
    const own = createSubmitRunner<Result>((next) => settle(next))
    setRunner(own)
    return () => own.dispose()
  }, [])

  return {
    state,
    isBusy: isOpen(state),
    round,
    submit: (job) => runner?.submit(job),
    ask: () => runner?.ask(),
    clear: () => runner?.clear(),
  }
}
