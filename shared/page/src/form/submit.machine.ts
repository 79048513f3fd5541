/**
 * The submit of one money form: events in, state and effects out (RULES.md PAGE-4 to PAGE-8). A lost answer is looked up by
 * request number; nothing is ever sent twice automatically. No timers, calls or React here: see submit.runner.ts.
 */
import type { Step } from '@lantern/platform'

/** Delay before each look-up. After the last one the member triggers it. */
export const QUERY_DELAYS_MS = [300, 1_500, 3_000, 5_000, 10_000] as const
/** A result may arrive between the two taps of a double tap: within this time the second tap is not a new request. */
const DOUBLE_TAP_MS = 500
/** The server may still be processing the request: it must answer "unknown" twice before the write counts as not received. */
const ABSENT_TWICE = 2

export type SubmitState<Result> =
  | { kind: 'idle' }
  | { kind: 'sending'; epoch: number }
  /** No usable answer; the next look-up waits for its delay, or for the member. */
  | { kind: 'unknown'; epoch: number; asked: number; absent: number; waitsFor: 'timer' | 'member' }
  | { kind: 're-querying'; epoch: number; asked: number; absent: number }
  /** The server never received it: no money moved, the member may submit again. */
  | { kind: 'not-received' }
  | { kind: 'done'; epoch: number; result: Result; isLocked: boolean }
  | { kind: 'refused'; error: unknown }

export type SubmitEvent<Result> =
  | { kind: 'submitted'; epoch: number }
  | { kind: 'answered'; epoch: number; result: Result }
  | { kind: 'refused'; epoch: number; error: unknown }
  | { kind: 'lost'; epoch: number }
  | { kind: 'query-due'; epoch: number }
  | { kind: 'asked'; epoch: number }
  | { kind: 'found'; epoch: number; result: Result }
  | { kind: 'absent'; epoch: number }
  | { kind: 'unreachable'; epoch: number }
  | { kind: 'unlock-due'; epoch: number }
  | { kind: 'cleared' }

export type SubmitEffect =
  | { kind: 'send'; epoch: number }
  | { kind: 'schedule-query'; epoch: number; afterMs: number }
  | { kind: 'schedule-unlock'; epoch: number; afterMs: number }
  | { kind: 'query'; epoch: number }
  | { kind: 'stop' }

type SubmitStep<Result> = Step<SubmitState<Result>, SubmitEffect>

export function transition<Result>(state: SubmitState<Result>, event: SubmitEvent<Result>): SubmitStep<Result> {
  const stay: SubmitStep<Result> = { state, effects: [] }
  switch (event.kind) {
    case 'submitted':
      // The button is disabled from the first tap: a second tap while anything is pending is ignored (PAGE-4).
      if (isOpen(state)) return stay
      return { state: { kind: 'sending', epoch: event.epoch }, effects: [{ kind: 'send', epoch: event.epoch }] }
    case 'answered':
      return state.kind === 'sending' && state.epoch === event.epoch ? done(event) : stay
    case 'refused':
      if (state.kind !== 'sending' || state.epoch !== event.epoch) return stay
      return { state: { kind: 'refused', error: event.error }, effects: [] }
    case 'lost':
      return state.kind === 'sending' && state.epoch === event.epoch ? waitToAsk(event.epoch, 0, 0) : stay
    case 'query-due':
    case 'asked': {
      if (state.kind !== 'unknown' || state.epoch !== event.epoch) return stay
      const { epoch, asked, absent } = state
      return { state: { kind: 're-querying', epoch, asked: asked + 1, absent }, effects: [{ kind: 'query', epoch }] }
    }
    case 'found':
      return state.kind === 're-querying' && state.epoch === event.epoch ? done(event) : stay
    case 'absent': {
      if (state.kind !== 're-querying' || state.epoch !== event.epoch) return stay
      const absent = state.absent + 1
      if (absent >= ABSENT_TWICE) return { state: { kind: 'not-received' }, effects: [] }
      return waitToAsk(state.epoch, state.asked, absent)
    }
    case 'unreachable':
      if (state.kind !== 're-querying' || state.epoch !== event.epoch) return stay
      return waitToAsk(state.epoch, state.asked, state.absent)
    case 'unlock-due':
      if (state.kind !== 'done' || state.epoch !== event.epoch || !state.isLocked) return stay
      return { state: { ...state, isLocked: false }, effects: [] }
    case 'cleared':
      return { state: { kind: 'idle' }, effects: [{ kind: 'stop' }] }
  }
}

/** Whether a submit is pending, so that the form is locked. */
export function isOpen(state: SubmitState<unknown>): boolean {
  if (state.kind === 'done') return state.isLocked
  return state.kind === 'sending' || state.kind === 'unknown' || state.kind === 're-querying'
}

function done<Result>({ epoch, result }: { epoch: number; result: Result }): SubmitStep<Result> {
  return {
    state: { kind: 'done', epoch, result, isLocked: true },
    effects: [{ kind: 'schedule-unlock', epoch, afterMs: DOUBLE_TAP_MS }],
  }
}

function waitToAsk<Result>(epoch: number, asked: number, absent: number): SubmitStep<Result> {
  const afterMs = QUERY_DELAYS_MS[asked]
  if (afterMs === undefined) {
    return { state: { kind: 'unknown', epoch, asked, absent, waitsFor: 'member' }, effects: [] }
  }
  return {
    state: { kind: 'unknown', epoch, asked, absent, waitsFor: 'timer' },
    effects: [{ kind: 'schedule-query', epoch, afterMs }],
  }
}
