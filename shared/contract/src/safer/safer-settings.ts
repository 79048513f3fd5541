/** What members set for their play beside limits: blocked venues, quiet hours, the reality check (screens.md 6, safer). */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { emptySchema, instantSchema, keySchema, moneySchema } from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'

/** Minutes between two reality checks. */
export const REALITY_MINUTES = [15, 30, 60] as const
export type RealityMinutes = (typeof REALITY_MINUTES)[number]

const BLOCK_KINDS = ['venue', 'category'] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]

const timeOfDaySchema = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'time is HH:MM'))
/** Times of the site's day; hours that end before they start pass midnight. */
const quietHoursSchema = v.object({ from: timeOfDaySchema, to: timeOfDaySchema })
export type QuietHours = v.InferOutput<typeof quietHoursSchema>

const blockSchema = v.looseObject({
  kind: openEnum(BLOCK_KINDS),
  name: keySchema,
  /** From when a block whose end was requested can be lifted by another confirmation; null if none was. */
  liftAt: v.nullable(instantSchema),
})
export type Block = v.InferOutput<typeof blockSchema>

const quietSchema = v.looseObject({
  hours: v.nullable(quietHoursSchema),
  /** A pending change that quiets less; `hours` null ends them. It needs another confirmation after `at`. */
  pending: v.nullable(v.looseObject({ hours: v.nullable(quietHoursSchema), at: instantSchema })),
  /** End of the quiet hours that are running; null outside them. */
  until: v.nullable(instantSchema),
})
export type Quiet = v.InferOutput<typeof quietSchema>

/** What marketing may be about. */
export const MARKETING_PRODUCTS = ['sport', 'casino', 'lottery'] as const
export type MarketingProduct = (typeof MARKETING_PRODUCTS)[number]
/** How it may reach a member. */
export const MARKETING_CHANNELS = ['mail', 'sms', 'email'] as const
export type MarketingChannel = (typeof MARKETING_CHANNELS)[number]

/** One thing that the member wants to hear about on one channel; none is given until the member ticks it. */
const consentSchema = v.looseObject({ product: openEnum(MARKETING_PRODUCTS), channel: openEnum(MARKETING_CHANNELS) })
export type MarketingConsent = v.InferOutput<typeof consentSchema>

/** Months between two reminders to look at the own limits. */
export const REVIEW_MONTHS = [1, 3, 6] as const
export type ReviewMonths = (typeof REVIEW_MONTHS)[number]
const reviewSchema = v.looseObject({ months: v.number(), at: instantSchema })

export const saferSettings = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/safer/settings',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: v.looseObject({
    realityMinutes: v.number(),
    blocks: rowsOf(blockSchema),
    quiet: quietSchema,
    marketing: v.optional(rowsOf(consentSchema), []),
    /** The next reminder to look at the own limits; null = none wanted. */
    review: v.optional(v.nullable(reviewSchema), null),
  }),
})

export const saferReality = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/safer/reality',
  kind: 'write',
  access: 'member',
  request: v.object({ minutes: v.picklist(REALITY_MINUTES) }),
  response: v.looseObject({ minutes: v.number() }),
})

/** A block starts at once. Lifting it takes 24 h and another confirmation; blocking again before that cancels the request. */
export const saferBlock = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/safer/block',
  kind: 'write',
  access: 'member',
  request: v.object({ kind: v.picklist(BLOCK_KINDS), name: keySchema, on: v.boolean() }),
  response: v.looseObject({ on: v.boolean(), liftAt: v.nullable(instantSchema) }),
})

/** More quiet starts at once; less takes 24 h and another confirmation. Repeating the hours in force cancels a pending change. */
export const saferQuiet = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/safer/quiet',
  kind: 'write',
  access: 'member',
  request: v.object({
    hours: v.nullable(
      v.pipe(
        quietHoursSchema,
        v.check(({ from, to }) => from !== to, 'quiet hours end at another time than they start'),
      ),
    ),
  }),
  response: quietSchema,
})

/** Gives or withdraws one consent to marketing, at once. */
export const saferMarketing = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/safer/marketing',
  kind: 'write',
  access: 'member',
  request: v.object({
    product: v.picklist(MARKETING_PRODUCTS),
    channel: v.picklist(MARKETING_CHANNELS),
    on: v.boolean(),
  }),
  response: v.looseObject({ on: v.boolean() }),
})

/** A mail that asks the member to look at the own limits, every so many months from now; null = none. */
export const saferReview = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/safer/review',
  kind: 'write',
  access: 'member',
  request: v.object({ months: v.nullable(v.picklist(REVIEW_MONTHS)) }),
  response: v.looseObject({ review: v.nullable(reviewSchema) }),
})

/** What a member staked and got back since a time, of settled bets: the reality check shows it. */
export const saferPlayed = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/safer/played',
  kind: 'read',
  access: 'member',
  request: v.object({ since: instantSchema }),
  response: v.looseObject({ stake: moneySchema, result: moneySchema }),
})
