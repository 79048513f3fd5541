/** Limit changes: tighter at once, looser after a wait and a confirmation (screens.md 6, safer). Pure. Amounts in fen, null = none. */

import type { LimitPeriod } from '@lantern/contract/safer'
import { DAY_MS, siteDate, siteDayStart } from '@lantern/contract/site-time'

const RAISE_WAIT_MS = DAY_MS

export type LimitState = {
  readonly amount: number | null
  readonly pending: { amount: number | null; at: number } | null
}

export type LimitUse = LimitState & {
  readonly period: LimitPeriod
  /** Fen that count against it. */
  readonly used: number
  readonly resetAt: number
}

/** The limit after a member asks for another amount. */
export function changeLimit(state: LimitState, wanted: number | null, now: number): LimitState {
  if (wanted === state.amount) return { amount: state.amount, pending: null }
  const isTighter = wanted !== null && (state.amount === null || wanted < state.amount)
  if (isTighter) return { amount: wanted, pending: null }
  const { pending } = state
  if (pending === null || pending.amount !== wanted)
    return { ...state, pending: { amount: wanted, at: now + RAISE_WAIT_MS } }
  return pending.at <= now ? { amount: wanted, pending: null } : state
}

/** The limit in force with the least left (screens.md 0.5); if there is none, the day's, unlimited. */
export function bindingLimit(uses: readonly LimitUse[]): LimitUse & { readonly left: number } {
  const [first, ...rest] = uses.map((use) => ({
    ...use,
    left: use.amount === null ? Number.POSITIVE_INFINITY : Math.max(0, use.amount - use.used),
  }))
  if (!first) throw new RangeError('bindingLimit needs the use of every period, and got none.')
  return rest.reduce((least, use) => (use.left < least.left ? use : least), first)
}

/** First instant of the day, the week (Monday) or the month of the site's calendar. */
export function periodStart(period: LimitPeriod, now: number): number {
  const today = siteDayStart(now)
  if (period === 'day') return today
  const date = siteDate(now)
  if (period === 'month') return today - (Number(date.slice(8)) - 1) * DAY_MS
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
  return today - weekday * DAY_MS
}

/** Start of the next period. */
export function periodEnd(period: LimitPeriod, now: number): number {
  const start = periodStart(period, now)
  if (period === 'day') return start + DAY_MS
  if (period === 'week') return start + 7 * DAY_MS
  // 31 days later is always in the next month.
  return periodStart('month', start + 31 * DAY_MS)
}
