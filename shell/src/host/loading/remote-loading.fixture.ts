/** Events of a load, and the states and effects they lead to. */
import {
  BUDGET_MS,
  FIRST_BUILD_SHARE,
  IDLE,
  type LoadEffect,
  type LoadEvent,
  type LoadState,
  transition,
} from './remote-loading.machine.ts'

export const FIRST_BUILD_MS = BUDGET_MS * FIRST_BUILD_SHARE
export const asked = (versions: string[], nowMs = 0): LoadEvent => ({ kind: 'asked', nowMs, versions })
export const loaded = (epoch: number): LoadEvent => ({ kind: 'loaded', epoch })
export const painted = (epoch: number, nowMs = 100): LoadEvent => ({ kind: 'painted', epoch, nowMs })
export const broke = (epoch: number, over: Partial<Extract<LoadEvent, { kind: 'broke' }>> = {}): LoadEvent => {
  return {
    kind: 'broke',
    epoch,
    nowMs: 100,
    phase: 'entry',
    cause: 'x',
    final: false,
    blames: 'build',
    jitter: 0.5,
    ...over,
  }
}
export const due = (epoch: number, nowMs = 400, versions = ['2', '1']): LoadEvent => ({
  kind: 'retry-due',
  epoch,
  nowMs,
  versions,
})
export const timeout = (epoch: number, nowMs = FIRST_BUILD_MS): LoadEvent => ({
  kind: 'attempt-timeout',
  epoch,
  nowMs,
  blames: 'build',
})
export const spent: LoadEvent = { kind: 'budget-spent', epoch: 1, blames: 'build' }

export function run(...events: LoadEvent[]): { state: LoadState; effects: LoadEffect[]; trace: string[] } {
  let state: LoadState = IDLE
  const effects: LoadEffect[] = []
  const trace: string[] = []
  for (const event of events) {
    const step = transition(state, event)
    state = step.state
    effects.push(...step.effects)
    trace.push(state.kind)
  }
  return { state, effects, trace }
}
export const of = (effects: LoadEffect[], kind: LoadEffect['kind']) => effects.filter((effect) => effect.kind === kind)
