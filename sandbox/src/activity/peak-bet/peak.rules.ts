/** Seasons, ranks and prizes of the peak bet (screens.md 5). Pure. Money in fen, odds in hundredths. */
import { DAY_MS, HOUR_MS, SITE_OFFSET_MS, siteDate } from '@lantern/contract/site-time'

export const PEAK_RULE = { minStake: 1_000, capStake: 10_000, prizeMultiple: 1 } as const
/** For ranks on the open board. */
export const PEAK_PRIZES = [
  { from: 1, to: 1, amount: 8_800 },
  { from: 2, to: 2, amount: 5_800 },
  { from: 3, to: 3, amount: 2_800 },
  { from: 4, to: 10, amount: 800 },
] as const

const WEEK_MS = 7 * DAY_MS
/** 1970-01-01 was a Thursday. */
const FIRST_MONDAY = 4 * DAY_MS - SITE_OFFSET_MS
/** Results of the last day can be corrected before ranks are final. */
const REVIEW_MS = 12 * HOUR_MS

export type Season = {
  /** Its Monday, `YYYY-MM-DD`. */
  readonly id: string
  readonly startAt: number
  readonly endAt: number
  readonly closeAt: number
}

/** The season of an instant: the week from Monday 00:00 UTC+8. */
export function seasonAt(at: number): Season {
  const startAt = FIRST_MONDAY + Math.floor((at - FIRST_MONDAY) / WEEK_MS) * WEEK_MS
  const endAt = startAt + WEEK_MS
  return { id: siteDate(startAt), startAt, endAt, closeAt: endAt + REVIEW_MS }
}

/** @returns null when the day is no Monday */
export function seasonOf(id: string): Season | null {
  const season = seasonAt(Date.parse(`${id}T00:00:00Z`) - SITE_OFFSET_MS)
  return season.id === id ? season : null
}

export function seasonBefore({ startAt }: Season): Season {
  return seasonAt(startAt - DAY_MS)
}

/** Oldest first: the seasons that are over but not closed, after the last closed one. */
export function seasonsToClose(lastClosed: string | null, now: number): Season[] {
  const due: Season[] = []
  const oldest = lastClosed === null ? seasonBefore(seasonAt(now)).id : lastClosed
  for (let season = seasonBefore(seasonAt(now)); season.id >= oldest; season = seasonBefore(season))
    if (season.id !== lastClosed && season.closeAt <= now) due.unshift(season)
  return due
}

export type Result = { readonly odds: number; readonly settledAt: number; readonly betNo: string }

/** Higher odds first, then the earlier result. Stakes do not matter. */
export function byRank(one: Result, other: Result): number {
  return other.odds - one.odds || one.settledAt - other.settledAt || one.betNo.localeCompare(other.betNo)
}

/** What a bet returned for each unit of its stake, hundredths, rounded down. */
export function winningOdds(stake: number, back: number): number {
  return Number((BigInt(back) * 100n) / BigInt(stake))
}

export function prizeOf(rank: number): number {
  return PEAK_PRIZES.find(({ from, to }) => rank >= from && rank <= to)?.amount ?? 0
}
