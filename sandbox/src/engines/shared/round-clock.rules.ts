/** When shared rounds start, close and show their result: a function of the sandbox clock alone, so that a restart or a jump changes nothing. */
import type { Plan } from './bet-sheet.rules.ts'

export type RoundTimes = {
  readonly no: number
  readonly startAt: number
  /** First instant at which bets are refused. */
  readonly closeAt: number
  readonly resultAt: number
  readonly endAt: number
}
export type RoundPhase = 'betting' | 'closed' | 'result'

/** The round that runs at an instant. Before round 0 it is round 0. */
export function roundAt(plan: Plan, at: number): RoundTimes {
  return timesOf(plan, Math.max(0, Math.floor((at - plan.offsetMs) / plan.everyMs)))
}

export function timesOf({ everyMs, offsetMs, betMs, holdMs }: Plan, no: number): RoundTimes {
  const startAt = offsetMs + no * everyMs
  return { no, startAt, closeAt: startAt + betMs, resultAt: startAt + betMs + holdMs, endAt: startAt + everyMs }
}

export function phaseAt({ startAt, closeAt, resultAt }: RoundTimes, at: number): RoundPhase {
  if (at >= resultAt) return 'result'
  return at >= closeAt || at < startAt ? 'closed' : 'betting'
}

/** Number of the newest round with a result; -1 before the first. */
export function newestResult(plan: Plan, at: number): number {
  return Math.floor((at - plan.offsetMs - plan.betMs - plan.holdMs) / plan.everyMs)
}
