/** Requests of the calendar. */
import type { DataOf } from '@lantern/contract'
import { calendarCost, calendarMakeUp, calendarMonth, calendarSign } from '@lantern/contract/calendar'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'

export type Month = DataOf<typeof calendarMonth>
export type Signed = DataOf<typeof calendarSign>
export const CALENDAR_KEY = ['activity', 'calendar']

/**
 * Keeps the previous data in view until the requested month or day arrives, except for another member.
 * @param who of the session: members get their signed days too
 */
export function monthQuery(ym: string, today: string, who: string) {
  return queryOptions({
    // The day is part of the key, so a new day refetches.
    queryKey: [...CALENDAR_KEY, 'month', ym, today, who],
    queryFn: ({ signal }) => call(calendarMonth, { ym }, { signal }),
    placeholderData: (shown, query) => (query?.queryKey.at(-1) === who ? shown : undefined),
  })
}

export function costQuery(ym: string, today: string) {
  return queryOptions({
    queryKey: [...CALENDAR_KEY, 'cost', ym, today],
    queryFn: ({ signal }) => call(calendarCost, { ym }, { signal }),
  })
}

export const signDay = (kind: 'today' | 'later', date: string, requestNo: string): Promise<Signed> =>
  call(kind === 'today' ? calendarSign : calendarMakeUp, { date, requestNo })
