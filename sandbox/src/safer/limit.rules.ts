/** Limit changes: tighter at once, looser after a wait and a confirmation (screens.md 6, safer). Pure. Amounts in fen, null = none. */

import type { LimitPeriod } from '@lantern/contract/safer'
import { DAY_MS, siteDate, siteDayStart } from '@lantern/contract/site-time'

const RAISE_WAIT_MS = DAY_MS

export type LimitState = {
  readonly amount: number | null
  readonly pending: { amount: number | null; at: number } | null
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
