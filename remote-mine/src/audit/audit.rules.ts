/** Arithmetic of the audit page. Amounts are wire strings; shares are whole percentages. */
import { toMinor } from '@lantern/platform'

/** Filled part of a progress bar, 0 to 100; 100 only when the requirement is met in full. */
export function shareOf(done: string, whole: string): number {
  const all = toMinor(whole)
  if (all <= 0) return 100
  return Math.min(100, Math.floor((toMinor(done) / all) * 100))
}

/** Turnover that a task still needs, in fen; never negative. */
export function missingOf(task: { readonly required: string; readonly done: string }): number {
  return Math.max(0, toMinor(task.required) - toMinor(task.done))
}

/** Picks the next step: withdraw, see the conditions, bring money back from the venues, or make a deposit. */
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
