/** Weeks, months and what begins or ends on a day. Pure. Days are `YYYY-MM-DD`, months `YYYY-MM`, both of the site (UTC+8). */
import { CALENDAR_MONTHS, type CalendarOffer } from '@lantern/contract/calendar'
import { DAY_MS, SITE_OFFSET_MS, siteDate, siteDayStart } from '@lantern/contract/site-time'

const WEEK = 7
const MONTH_LENGTH = 7
const MONTHS_A_YEAR = 12

export const monthOf = (date: string): string => date.slice(0, MONTH_LENGTH)
export const dayNumber = (date: string): number => Number(date.slice(MONTH_LENGTH + 1))
/** Start of a day, epoch ms. */
export const startOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) - SITE_OFFSET_MS

/** Days by week, from Monday; null outside the month. */
export function weeksOf<Day extends { readonly date: string }>(days: readonly Day[]): (Day | null)[][] {
  const [first] = days
  // 0 is Monday.
  const offset = first ? (new Date(`${first.date}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK : 0
  const cells: (Day | null)[] = [...Array.from({ length: offset }, () => null), ...days]
  while (cells.length % WEEK !== 0) cells.push(null)
  return Array.from({ length: cells.length / WEEK }, (_, week) => cells.slice(week * WEEK, (week + 1) * WEEK))
}

export function monthAfter(ym: string, step: number): string {
  const [year = 0, month = 0] = ym.split('-').map(Number)
  const number = year * MONTHS_A_YEAR + (month - 1) + step
  return `${Math.floor(number / MONTHS_A_YEAR)}-${String((number % MONTHS_A_YEAR) + 1).padStart(2, '0')}`
}

/** Month of the URL; the current month if it is missing, invalid or out of range. */
export function monthFrom(text: string | null, today: string): string {
  const present = monthOf(today)
  const [first, last] = [monthAfter(present, -CALENDAR_MONTHS.before), monthAfter(present, CALENDAR_MONTHS.after)]
  return text !== null && /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(text) && text >= first && text <= last ? text : present
}

export type OffersOfDay = { begin: CalendarOffer[]; end: CalendarOffer[]; run: CalendarOffer[] }

/** Offers of a day: those that begin, those that end, and the others that run all day. */
export function offersOn(offers: readonly CalendarOffer[], date: string): OffersOfDay {
  const from = startOf(date)
  const isOfDay = (at: number): boolean => siteDate(at) === date
  const found = offers.filter(({ startAt, endAt }) => startAt < from + DAY_MS && endAt > from)
  return {
    begin: found.filter(({ startAt }) => isOfDay(startAt)),
    // An offer that ends at midnight ends on the day before.
    end: found.filter(({ endAt }) => isOfDay(endAt - 1)),
    run: found.filter(({ startAt, endAt }) => !isOfDay(startAt) && !isOfDay(endAt - 1)),
  }
}

export type OfferEvent = { readonly offer: CalendarOffer; readonly kind: 'begin' | 'end'; readonly date: string }

/** Beginnings and ends of offers in a month, from a day on, by date. */
export function comingEvents(offers: readonly CalendarOffer[], ym: string, from: string): OfferEvent[] {
  return offers
    .flatMap((offer): OfferEvent[] => [
      { offer, kind: 'begin', date: siteDate(offer.startAt) },
      // An offer that ends at midnight ends on the day before.
      { offer, kind: 'end', date: siteDate(offer.endAt - 1) },
    ])
    .filter(({ date }) => monthOf(date) === ym && date >= from)
    .toSorted((one, other) => one.date.localeCompare(other.date))
}

/** When the next day of the site begins. */
export function nextDayAt(at: number): number {
  return siteDayStart(at) + DAY_MS
}
