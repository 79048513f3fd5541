/** Plan and months of the partners programme. Pure. Money in fen. */
import { DAY_MS, SECOND_MS, SITE_OFFSET_MS, siteDate } from '@lantern/contract/site-time'

/** By active members of the month. */
export const AGENT_TIERS = [
  { from: 1, percent: 20 },
  { from: 5, percent: 25 },
  { from: 20, percent: 30 },
] as const
export const REVIEW_MS = 30 * SECOND_MS
export const REAPPLY_MS = 7 * DAY_MS
const MONTH_LENGTH = 7

export type Month = { readonly ym: string; readonly startAt: number; readonly endAt: number }

/** The month of an instant (UTC+8). */
export function monthAt(at: number): Month {
  const ym = siteDate(at).slice(0, MONTH_LENGTH)
  const startAt = startOf(ym)
  const next = siteDate(startAt + 32 * DAY_MS).slice(0, MONTH_LENGTH)
  return { ym, startAt, endAt: startOf(next) }
}

export function monthBefore({ startAt }: Month): Month {
  return monthAt(startAt - DAY_MS)
}

function startOf(ym: string): number {
  return Date.parse(`${ym}-01T00:00:00Z`) - SITE_OFFSET_MS
}

/** A month in which the team won more than it lost pays nothing, and is not carried over. */
export function commissionOf(active: number, net: number): { percent: number; amount: number } {
  const percent = AGENT_TIERS.findLast(({ from }) => active >= from)?.percent ?? 0
  return { percent, amount: Math.max(0, Number((BigInt(net) * BigInt(percent)) / 100n)) }
}
