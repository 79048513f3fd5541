/** Offers, dividends, pop-ups, dock (screens.md 1 G11, G12 and 5). */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import {
  emptySchema,
  idSchema,
  instantSchema,
  keySchema,
  listOf,
  moneySchema,
  requestNoSchema,
} from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'
import { DAY_MS } from '../wire/site-time.ts'

export const OFFER_CATEGORIES = [
  'newcomer',
  'sport',
  'realbet',
  'gaming',
  'egame',
  'chess',
  'lottery',
  'vip',
  'other',
] as const
/** What an offer's turnover is done with: one of these, never several. */
export const OFFER_PRODUCTS = ['sport', 'realbet', 'gaming', 'egame', 'chess', 'lottery', 'fishing'] as const
export type OfferProduct = (typeof OFFER_PRODUCTS)[number]
/** Largest turnover multiple of a bonus. */
export const MAX_OFFER_MULTIPLE = 10
/** Bets that count for no turnover: below 1.50 (Europe), void, returned stakes. */
export const OFFER_EXCLUSIONS = ['low-odds', 'void', 'push'] as const
/** What a member can do to meet a condition. */
export const OFFER_WAYS = ['deposit', 'play', 'vip', 'identity', 'wait', 'none'] as const
export type OfferWay = (typeof OFFER_WAYS)[number]
/** The member's options for an offer. */
export const OFFER_STATES = ['open', 'running', 'review', 'granted', 'rejected', 'expired', 'ineligible'] as const
/** Further states of a claim that a person reviews. */
export const CLAIM_STATES = ['applied', 'appeal'] as const
const standingSchema = openEnum([...OFFER_STATES, ...CLAIM_STATES])
/** Time in which a rejection can be appealed, once. */
export const OFFER_APPEAL_MS = 7 * DAY_MS
/** Characters of an appeal. */
export const OFFER_APPEAL_LENGTH = { min: 10, max: 500 } as const

const named = v.looseObject({ zh: v.string(), en: v.string() })

export const offerSchema = v.looseObject({
  id: idSchema,
  title: named,
  summary: named,
  /** Path of the banner on the site; '' draws one from the id. */
  image: v.optional(v.string(), ''),
  category: openEnum(OFFER_CATEGORIES),
  /** 1 automatic, 2 by application, 3 dividend, 4 task. */
  type: openEnum([1, 2, 3, 4]),
  startAt: instantSchema,
  endAt: instantSchema,
  /** Exactly one product (screens.md 5). */
  product: v.string(),
  multiple: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_OFFER_MULTIPLE)),
  /** Per cent of the deposit, '' when the bonus is fixed. */
  percent: v.optional(v.string(), ''),
  maxBonus: moneySchema,
  my: v.nullable(
    v.looseObject({
      state: standingSchema,
      reason: v.optional(v.string(), ''),
      /** Of an ineligible member. */
      way: v.optional(openEnum(OFFER_WAYS)),
      progress: v.optional(moneySchema),
      need: v.optional(moneySchema),
    }),
  ),
})
export type Offer = v.InferOutput<typeof offerSchema>

const offerConditionSchema = v.looseObject({
  id: idSchema,
  text: named,
  /** null for visitors. */
  isMet: v.nullable(v.boolean()),
  way: openEnum(OFFER_WAYS),
})
export type OfferCondition = v.InferOutput<typeof offerConditionSchema>

/** Days over which a member's own pace is measured. */
export const OFFER_PACE_DAYS = 30
/** What a calculator of an offer needs beside its terms. */
const offerPlanSchema = v.looseObject({
  /** Least deposit from which a bonus by percentage is given; '0.00' for a fixed one. */
  minDeposit: moneySchema,
  /** A fixed bonus; null when it is a share of a deposit. */
  bonus: v.nullable(moneySchema),
  /** Days in which the turnover must be done. */
  bonusDays: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Games of the product with one printed return (per cent), the member's own first; none where the return differs from bet to bet. */
  games: rowsOf(
    v.looseObject({ gameCode: idSchema, name: named, rtp: v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{2}$/)) }),
  ),
  /** null for visitors. */
  my: v.nullable(
    v.looseObject({
      /** Valid turnover with the product in the last `OFFER_PACE_DAYS`. */
      turnover: moneySchema,
      /** Turnover with the product that counts for older tasks first. */
      ahead: moneySchema,
      /** The deposit that the bonus would be a share of now, its own turnover being part of `ahead`; null if there is none. */
      deposit: v.nullable(moneySchema),
    }),
  ),
})
export type OfferPlan = v.InferOutput<typeof offerPlanSchema>

/** Offers that have not ended, those that start later included. */
export const activityList = defineEndpoint({
  method: 'GET',
  path: '/act/api/v1/activity/list',
  kind: 'read',
  access: 'public',
  request: v.object({ category: v.optional(keySchema) }),
  response: listOf(offerSchema),
})
export const activityDetail = defineEndpoint({
  method: 'GET',
  path: '/act/api/v1/activity/detail',
  kind: 'read',
  access: 'public',
  request: v.object({ id: idSchema }),
  response: v.looseObject({
    ...offerSchema.entries,
    terms: rowsOf(v.looseObject({ name: named, value: named })),
    /** What the offer requires, beside its dates. */
    conditions: v.optional(rowsOf(offerConditionSchema), []),
    plan: v.optional(v.nullable(offerPlanSchema), null),
  }),
})
export const activityApply = defineEndpoint({
  method: 'POST',
  path: '/act/api/v1/activity/apply',
  kind: 'write',
  access: 'member',
  plays: () => ({ kind: 'grant' }),
  request: v.object({ id: idSchema, requestNo: requestNoSchema }),
  response: v.looseObject({ claimId: idSchema, state: standingSchema, amount: v.optional(moneySchema) }),
})
export const activityRecords = defineEndpoint({
  method: 'GET',
  path: '/act/api/v1/activity/records',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: listOf(
    v.looseObject({
      id: idSchema,
      offerId: v.string(),
      name: named,
      type: v.string(),
      amount: moneySchema,
      state: v.string(),
      at: instantSchema,
      /** Why it was rejected or expired. */
      reason: v.optional(v.nullable(named), null),
      /** Until when a rejection can be appealed; null if it cannot. */
      appealUntil: v.optional(v.nullable(instantSchema), null),
      /** Turnover done and required, while it is running. */
      progress: v.optional(moneySchema),
      need: v.optional(moneySchema),
      /** Oldest first. */
      steps: v.optional(rowsOf(v.looseObject({ state: v.string(), at: instantSchema })), []),
    }),
  ),
})
/** Appeals a rejected claim, once. */
export const activityAppeal = defineEndpoint({
  method: 'POST',
  path: '/act/api/v1/activity/appeal',
  kind: 'write',
  access: 'member',
  plays: () => ({ kind: 'grant' }),
  request: v.object({
    id: idSchema,
    text: v.pipe(v.string(), v.trim(), v.minLength(OFFER_APPEAL_LENGTH.min), v.maxLength(OFFER_APPEAL_LENGTH.max)),
    requestNo: requestNoSchema,
  }),
  response: v.looseObject({ claimId: idSchema, state: standingSchema }),
})

export const popInfo = defineEndpoint({
  method: 'GET',
  path: '/act/api/v1/memberTopActivity/popInfo',
  kind: 'read',
  access: 'public',
  request: emptySchema,
  response: listOf(
    v.looseObject({
      id: idSchema,
      title: named,
      image: v.string(),
      alt: named,
      /** 0 none, 1 route, 2 url. */
      jumpType: v.picklist([0, 1, 2]),
      jump: v.string(),
      start: instantSchema,
      end: instantSchema,
      /** 1 always, 2 daily, 3 once. */
      showRule: v.picklist([1, 2, 3]),
      terms: named,
    }),
  ),
})

export const dividendSchema = v.looseObject({
  id: idSchema,
  name: named,
  amount: moneySchema,
  expireAt: instantSchema,
  turnoverMultiple: v.number(),
  products: v.array(v.string()),
})
export type Dividend = v.InferOutput<typeof dividendSchema>
export const dividendCheck = defineEndpoint({
  method: 'GET',
  path: '/act/api/v1/dividend/front/check',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: v.looseObject({ hasDividend: v.boolean(), list: rowsOf(dividendSchema) }),
})
/** Safe to repeat: the second answer repeats the first, with code 713004 treated as success. */
export const dividendReceive = defineEndpoint({
  method: 'POST',
  path: '/act/api/v1/dividend/front/receive',
  kind: 'write',
  access: 'member',
  plays: () => ({ kind: 'grant' }),
  request: v.object({ id: idSchema }),
  response: v.looseObject({ id: idSchema, amount: moneySchema, auditId: v.string(), ledgerNo: v.string() }),
})
export const dividendManualLead = defineEndpoint({
  method: 'GET',
  path: '/act/api/v1/dividend/manual/lead',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: listOf(
    v.looseObject({
      id: idSchema,
      name: named,
      amount: moneySchema,
      source: v.string(),
      /** 1 claimable, 2 review, 3 claimed, 4 expired. */
      state: openEnum([1, 2, 3, 4]),
      expireAt: instantSchema,
    }),
  ),
})

export const suspensionIcon = defineEndpoint({
  method: 'POST',
  path: '/act/api/v1/activityShow/suspensionIcon',
  kind: 'read',
  access: 'public',
  request: v.object({ displayEquipment: v.optional(keySchema, '1') }),
  response: listOf(
    v.looseObject({
      id: idSchema,
      icon: v.string(),
      alt: named,
      jump: v.string(),
      start: instantSchema,
      end: instantSchema,
      /** 1 right, 2 left. */
      position: v.picklist([1, 2]),
      animation: v.optional(v.string(), ''),
    }),
  ),
})
