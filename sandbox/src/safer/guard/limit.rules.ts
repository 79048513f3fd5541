/** Limit changes: tighter at once, looser after a wait and a confirmation (screens.md 6, safer). Pure. Amounts in fen or hundredths of a minute, null = none. */

import type { LimitPeriod } from '@lantern/contract/safer'
import { DAY_MS, siteDate, siteDayStart } from '@lantern/contract/site-time'
import { changeWaited } from './waited-change.rules.ts'

export type LimitState = {
  readonly amount: number | null
  readonly pending: { amount: number | null; at: number } | null
}

export type LimitUse = LimitState & {
  readonly period: LimitPeriod
  /** What counts against it; below zero after winnings. */
  readonly used: number
  readonly resetAt: number
}

/** The limit after a member asks for another amount. */
export function changeLimit(state: LimitState, wanted: number | null, now: number): LimitState {
  const { amount: value, pending } = state
  const before = { value, pending: pending && { value: pending.amount, at: pending.at } }
  const next = changeWaited(before, wanted, now, { isSame: Object.is, isTighter: (one, other) => one < other })
  return { amount: next.value, pending: next.pending && { amount: next.pending.value, at: next.pending.at } }
}

export type BoundLimit = LimitUse & { readonly left: number }

/** The limit in force with the least left (screens.md 0.5), of equals the one that resets last; if there is none, the day's, unlimited. */
export function bindingLimit(uses: readonly LimitUse[]): BoundLimit {
  const [first, ...rest] = uses.map((use) => ({
    ...use,
    left: use.amount === null ? Number.POSITIVE_INFINITY : Math.max(0, use.amount - use.used),
  }))
  if (!first) throw new RangeError('bindingLimit needs the use of every period, and got none.')
  return rest.reduce((least, use) => (hasLessRoom(use, least) ? use : least), first)
}

function hasLessRoom(use: BoundLimit, least: BoundLimit): boolean {
  if (use.left !== least.left) return use.left < least.left
  return use.amount !== null && use.resetAt > least.resetAt
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
