/** Rebate 返水 (screens.md 6 rebate, 11.10): a share of the turnover that counted, by category and VIP level. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import {
  countSchema,
  emptySchema,
  idSchema,
  instantSchema,
  listOf,
  moneySchema,
  pageOf,
  pageSchema,
  requestNoSchema,
} from '../wire/fields.ts'

/** `live` the running day, `waiting` ended and not calculated yet, `ready` to be claimed; not claimed, it is credited by itself. */
export const REBATE_STATES = ['live', 'waiting', 'ready'] as const

export const rebateItemSchema = v.looseObject({
  /** First instant of the site's day. */
  day: instantSchema,
  category: v.string(),
  enName: v.string(),
  name: v.string(),
  /** Turnover that counted. */
  valid: moneySchema,
  /** Percent with two decimals, by the VIP level. */
  rate: moneySchema,
  /** What may still be claimed: valid × rate, rounded down to the fen, without what was claimed before. */
  amount: moneySchema,
  claimed: moneySchema,
  /** Stakes of bets that are still open: they count once they settle. */
  pending: moneySchema,
  state: v.picklist(REBATE_STATES),
})
export type RebateItem = v.InferOutput<typeof rebateItemSchema>

export const rebatePreview = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/rebate/preview',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: v.looseObject({
    asOf: instantSchema,
    vip: countSchema,
    items: v.array(rebateItemSchema),
    /** Of the finished days: claimed with one tap. */
    ready: moneySchema,
    /** Of the running day, so far. */
    today: moneySchema,
    /** Least that is paid at once. */
    min: moneySchema,
    /** Most of one day at this level. */
    cap: moneySchema,
    /** When the running day may be claimed again; null = now. */
    nextTodayAt: v.nullable(instantSchema),
    /** The finished day is being calculated; nothing can be claimed until then. */
    calculatingUntil: v.nullable(instantSchema),
    /** When what is ready is credited by itself; null when nothing is. */
    autoAt: v.nullable(instantSchema),
  }),
})

export const rebateClaimSchema = v.looseObject({
  no: idSchema,
  kind: v.picklist(['today', 'ready', 'auto']),
  amount: moneySchema,
  at: instantSchema,
  ledgerNo: v.string(),
  ...listOf(
    v.looseObject({
      day: instantSchema,
      enName: v.string(),
      name: v.string(),
      valid: moneySchema,
      rate: moneySchema,
      amount: moneySchema,
    }),
  ).entries,
})
export type RebateClaim = v.InferOutput<typeof rebateClaimSchema>

export const rebateClaim = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/rebate/claim',
  kind: 'write',
  access: 'member',
  /** `ready`: everything of the finished days; `today`: what the running day has so far. */
  request: v.object({ what: v.picklist(['ready', 'today']), requestNo: requestNoSchema }),
  response: rebateClaimSchema,
})

export const rebateHistory = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/rebate/history',
  kind: 'read',
  access: 'member',
  request: v.object({
    from: instantSchema,
    to: instantSchema,
    /** Finds a claim after a lost answer. */
    requestNo: v.optional(requestNoSchema),
    ...pageSchema,
  }),
  response: v.looseObject({ ...pageOf(rebateClaimSchema).entries, sum: moneySchema }),
})
