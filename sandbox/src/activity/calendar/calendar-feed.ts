/** The calendar as a feed that calendar programs subscribe to (RFC 5545). Without personal data. */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, SITE_OFFSET_MS, siteDayStart } from '@lantern/contract/site-time'
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import type { Offer } from '../offers/offer.rules.ts'
import { matchDay } from './match-days.ts'

export type FeedOptions = {
  readonly offers: readonly Offer[]
  /** Days whose matches are in the feed. */
  readonly days: readonly string[]
  readonly locale: 'zh' | 'en'
  /** Where links lead. */
  readonly origin: string
}

const NAMES = { zh: '灯笼：优惠与赛事', en: 'Lantern: offers and matches' } as const
const REFRESH_MS = 6 * HOUR_MS
const MATCH_MS = 110 * MINUTE_MS

/** @returns text/calendar, with CRLF and lines of at most 75 bytes */
export function calendarFeed({ offers, days, locale, origin }: FeedOptions): string {
  const feed = ical({
    name: NAMES[locale],
    prodId: { company: 'Lantern', product: 'Calendar', language: locale === 'zh' ? 'ZH' : 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_MS / SECOND_MS,
  })
  for (const { id, startAt, endAt, rules } of offers) {
    feed.createEvent({
      id: `offer-${id}@lantern`,
      stamp: new Date(startAt),
      // Whole days of the site: the date is that of UTC+8.
      start: new Date(startAt + SITE_OFFSET_MS),
      // The end is exclusive: the day after the last one.
      end: new Date(siteDayStart(endAt - 1) + DAY_MS + SITE_OFFSET_MS),
      allDay: true,
      summary: rules.title[locale],
      description: rules.summary[locale],
      url: `${origin}/activity/discount?id=${id}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  for (const { id, league, home, away, startAt } of days.flatMap((day) => matchDay(day).matches)) {
    feed.createEvent({
      id: `match-${id}@lantern`,
      stamp: new Date(startAt),
      start: new Date(startAt),
      end: new Date(startAt + MATCH_MS),
      summary: `${home[locale]} - ${away[locale]}`,
      description: league[locale],
      url: `${origin}/game/sport?match=${id}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return feed.toString()
}
