/** Arithmetic of the audit page. Amounts are wire strings, shares whole percents. */
import { toMinor } from '@lantern/platform'

/** Filled part of a bar, 0 to 100; full only when all of it is done. */
export function shareOf(done: string, whole: string): number {
  const all = toMinor(whole)
  if (all <= 0) return 100
  return Math.min(100, Math.floor((toMinor(done) / all) * 100))
}

/** What a task still needs, in fen; never below zero. */
export function missingOf(task: { readonly required: string; readonly done: string }): number {
  return Math.max(0, toMinor(task.required) - toMinor(task.done))
}

/** Where the member goes from here: to the money that is free, to what holds it, to the venues that have it, or to a first deposit. */
export function nextStepOf(told: {
  readonly available: string
  readonly withdrawable: string
  readonly venues: string
  readonly openStakes: string
}): 'withdraw' | 'recall' | 'conditions' | 'deposit' {
  if (toMinor(told.withdrawable) > 0) return 'withdraw'
  if (toMinor(told.venues) > 0) return 'recall'
  return toMinor(told.available) > 0 || toMinor(told.openStakes) > 0 ? 'conditions' : 'deposit'
}

/** Days that the rest takes at the member's own pace, rounded up; null without a pace. */
export function daysLeft(need: string, pace: string): number | null {
  const perDay = toMinor(pace)
  const left = toMinor(need)
  return perDay > 0 && left > 0 ? Math.ceil(left / perDay) : null
}
