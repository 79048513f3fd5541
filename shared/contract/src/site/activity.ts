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
/** The member's options for an offer. */
export const OFFER_STATES = ['open', 'running', 'review', 'granted', 'rejected', 'expired', 'ineligible'] as const

const named = v.looseObject({ zh: v.string(), en: v.string() })

export const offerSchema = v.looseObject({
  id: idSchema,
  title: named,
  summary: named,
  category: openEnum(OFFER_CATEGORIES),
  /** 1 automatic, 2 by application, 3 dividend, 4 task. */
  type: openEnum([1, 2, 3, 4]),
  startAt: instantSchema,
  endAt: instantSchema,
  /** Exactly one product (screens.md 5). */
  product: v.string(),
  /** Turnover multiple, at most 10. */
  multiple: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
  /** Per cent of the deposit, '' when the bonus is fixed. */
  percent: v.optional(v.string(), ''),
  maxBonus: moneySchema,
  my: v.nullable(
    v.looseObject({
      state: openEnum(OFFER_STATES),
      reason: v.optional(v.string(), ''),
      progress: v.optional(moneySchema),
      need: v.optional(moneySchema),
    }),
  ),
})
export type Offer = v.InferOutput<typeof offerSchema>
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
  response: v.looseObject({ ...offerSchema.entries, terms: rowsOf(v.looseObject({ name: named, value: named })) }),
})
export const activityApply = defineEndpoint({
  method: 'POST',
  path: '/act/api/v1/activity/apply',
  kind: 'write',
  access: 'member',
  request: v.object({ id: idSchema, requestNo: requestNoSchema }),
  response: v.looseObject({ claimId: idSchema, state: openEnum(OFFER_STATES), amount: v.optional(moneySchema) }),
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
    }),
  ),
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
