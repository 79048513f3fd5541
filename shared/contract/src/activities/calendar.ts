/** `/act/api/v1/calendar/...` (screens.md 5): offers and matches by day, signing in, and the member's own cost. Days are those of the site (UTC+8). */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, idSchema, instantSchema, moneySchema, requestNoSchema } from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'

/** Coins for signing in on a day. */
export const SIGN_COINS = 1
/** Further coins on every seventh day in a row. */
export const STREAK_COINS = 5
export const STREAK_DAYS = 7
/** Days of a month that can be signed later. */
export const MAKE_UPS_A_MONTH = 1
/** Months before and after the present one that can be seen. */
export const CALENDAR_MONTHS = { before: 11, after: 2 } as const
/** Feed for calendar programs, `?lang=en` in English; the same for everybody, without personal data. */
export const CALENDAR_FEED = '/act/api/v1/calendar/feed.ics'

const named = v.looseObject({ zh: v.string(), en: v.string() })
/** `2026-11` */
const monthSchema = v.pipe(v.string(), v.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'a month is YYYY-MM'))
/** `2026-11-23` */
const daySchema = v.pipe(
  v.string(),
  v.regex(/^20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'a day is YYYY-MM-DD'),
)

const calendarDaySchema = v.looseObject({
  date: daySchema,
  /** Football matches that start on the day. */
  matchCount: countSchema,
  /** The first of them. */
  matches: rowsOf(v.looseObject({ id: idSchema, league: named, home: named, away: named, startAt: instantSchema })),
  /** null for visitors. */
  sign: v.nullable(openEnum(['none', 'signed', 'made-up'])),
})
export type CalendarDay = v.InferOutput<typeof calendarDaySchema>

const calendarOfferSchema = v.looseObject({ id: idSchema, title: named, startAt: instantSchema, endAt: instantSchema })
export type CalendarOffer = v.InferOutput<typeof calendarOfferSchema>

const signStateSchema = v.looseObject({
  isSignedToday: v.boolean(),
  /** Days in a row until today, or until yesterday while today is not signed. */
  streak: countSchema,
  /** Later signings left this month. */
  makeUps: countSchema,
})

/** What a day cost: the totals of the member's records of that day. */
const dayCostSchema = v.looseObject({
  date: daySchema,
  deposit: moneySchema,
  /** Returns less stakes of the bets placed on that day; open bets are not counted. */
  result: moneySchema,
  /** Time with a venue open. */
  timeSec: countSchema,
})
export type DayCost = v.InferOutput<typeof dayCostSchema>

/** A month; refused with 10003 outside `CALENDAR_MONTHS`. */
export const calendarMonth = defineEndpoint({
  method: 'GET',
  path: '/act/api/v1/calendar/month',
  kind: 'read',
  access: 'public',
  request: v.object({ ym: v.optional(monthSchema) }),
  response: v.looseObject({
    ym: monthSchema,
    today: daySchema,
    days: rowsOf(calendarDaySchema),
    /** Offers that run in the month. */
    offers: rowsOf(calendarOfferSchema),
    my: v.nullable(signStateSchema),
  }),
})

/** The member's own cost, day by day; days without any are left out. */
export const calendarCost = defineEndpoint({
  method: 'GET',
  path: '/act/api/v1/calendar/cost',
  kind: 'read',
  access: 'member',
  request: v.object({ ym: monthSchema }),
  response: v.looseObject({
    list: rowsOf(dayCostSchema),
    total: v.looseObject({ deposit: moneySchema, result: moneySchema, timeSec: countSchema }),
  }),
})

const signedSchema = v.looseObject({ date: daySchema, coins: countSchema, ...signStateSchema.entries })
const signRequest = v.object({ date: daySchema, requestNo: requestNoSchema })

/** Signs in for today. Refused with 711015 for another day (`data.today`), 713004 for a signed one, 712002 / 712003 / 711009. */
export const calendarSign = defineEndpoint({
  method: 'POST',
  path: '/act/api/v1/calendar/sign',
  kind: 'write',
  access: 'member',
  plays: () => ({ kind: 'grant' }),
  request: signRequest,
  response: signedSchema,
})

/** Signs a past day of this month. Refused with 10003 for another day, 713004 for a signed one, 713005 without one left this month. */
export const calendarMakeUp = defineEndpoint({
  method: 'POST',
  path: '/act/api/v1/calendar/makeup',
  kind: 'write',
  access: 'member',
  plays: () => ({ kind: 'grant' }),
  request: signRequest,
  response: signedSchema,
})
