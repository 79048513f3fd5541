/** Rebates on turnover (screens.md 11.9, 11.10). Rates in hundredths of a percent, money in fen. */
import { HOUR_MS } from '@lantern/contract/site-time'
import type { Category } from '@lantern/contract/venues'

/** By VIP level 0 to 10, in the order of `REBATE_CATEGORIES`. */
const RATES = [
  [38, 48, 40, 80, 55, 30, 80],
  [38, 48, 45, 85, 60, 30, 85],
  [40, 50, 45, 90, 65, 32, 90],
  [42, 52, 50, 90, 70, 34, 90],
  [45, 55, 55, 95, 75, 36, 95],
  [48, 58, 60, 95, 80, 38, 95],
  [52, 62, 65, 100, 85, 40, 100],
  [58, 68, 70, 100, 90, 42, 100],
  [66, 76, 75, 105, 95, 45, 105],
  [75, 85, 80, 110, 100, 48, 110],
  [88, 98, 90, 120, 110, 50, 120],
] as const
export const REBATE_CATEGORIES: readonly Category[] = [
  'sport',
  'gaming',
  'realbet',
  'egame',
  'chess',
  'lottery',
  'fishing',
]
/** Daily cap by level, CNY. */
const CAPS = [8_888, 10_888, 12_888, 16_888, 18_888, 28_888, 38_888, 58_888, 88_888, 128_888, 188_888] as const
/** A rate of 100 is one percent. */
const WHOLE = 10_000

export const MIN_CLAIM_FEN = 100
/** Pause between two claims of the current day. */
export const TODAY_GAP_MS = 30 * 60_000
/** The finished day is calculated from 04:00 to 04:30. */
export const CALC_FROM_MS = 4 * HOUR_MS
export const CALC_TO_MS = CALC_FROM_MS + HOUR_MS / 2

export function rateOf(category: string, vip: number): number {
  const row = RATES[clamp(vip)] ?? RATES[0]
  return row[REBATE_CATEGORIES.indexOf(category as Category)] ?? 0
}

export function capFen(vip: number): number {
  return (CAPS[clamp(vip)] ?? CAPS[0]) * 100
}

/** Rounded down to the fen. */
export function rebateFen(valid: number, rate: number): number {
  return Math.floor((valid * rate) / WHOLE)
}

export type Earned = {
  readonly enName: string
  readonly category: string
  readonly valid: number
  readonly claimed: number
}
export type Payable = Earned & { readonly rate: number; readonly amount: number }

/** The remaining rebate of each venue of a day, in the given order, within the daily cap. */
export function payableOf(day: readonly Earned[], vip: number): Payable[] {
  let left = capFen(vip) - day.reduce((sum, { claimed }) => sum + claimed, 0)
  return day.map((part) => {
    const rate = rateOf(part.category, vip)
    const amount = Math.max(0, Math.min(left, rebateFen(part.valid, rate) - part.claimed))
    left -= amount
    return { ...part, rate, amount }
  })
}

/** End of the half hour in which the finished day is calculated and nothing can be claimed; null outside it. */
export function calculatingUntil(now: number, dayStart: number): number | null {
  const since = now - dayStart
  return since >= CALC_FROM_MS && since < CALC_TO_MS ? dayStart + CALC_TO_MS : null
}

function clamp(vip: number): number {
  return Math.min(Math.max(0, Math.trunc(vip)), RATES.length - 1)
}
