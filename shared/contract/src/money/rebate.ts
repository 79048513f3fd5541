/** Rebate 返水 (screens.md 6 rebate, 11.10): a share of the valid turnover, by category and VIP level. */
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
import { openEnum, rowsOf } from '../wire/open-enum.ts'

/** `live` the current day, `waiting` ended but not calculated yet, `ready` to claim; credited automatically if not claimed. */
export const REBATE_STATES = ['live', 'waiting', 'ready'] as const

export const rebateItemSchema = v.looseObject({
  /** Start of the day in UTC+8. */
  day: instantSchema,
  category: v.string(),
  enName: v.string(),
  name: v.string(),
  /** Valid turnover. */
  valid: moneySchema,
  /** Percent with two decimals, by VIP level. */
  rate: moneySchema,
  /** Claimable amount: valid × rate, rounded down to the fen, minus earlier claims. */
  amount: moneySchema,
  claimed: moneySchema,
  /** Stakes of open bets: they count once settled. */
  pending: moneySchema,
  state: openEnum(REBATE_STATES),
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
    items: rowsOf(rebateItemSchema),
    /** Of completed days: claimed with one tap. */
    ready: moneySchema,
    /** Of the current day so far. */
    today: moneySchema,
    /** Minimum payment. */
    min: moneySchema,
    /** Maximum per day at this level. */
    cap: moneySchema,
    /** When the current day can be claimed again; null = now. */
    nextTodayAt: v.nullable(instantSchema),
    /** The completed day is being calculated; nothing can be claimed until then. */
    calculatingUntil: v.nullable(instantSchema),
    /** When claimable rebate is credited automatically; null without any. */
    autoAt: v.nullable(instantSchema),
  }),
})

export const rebateClaimSchema = v.looseObject({
  no: idSchema,
  kind: openEnum(['today', 'ready', 'auto']),
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
  /** `ready`: everything of completed days; `today`: the current day so far. */
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
    /** Looks up a claim after a lost answer. */
    requestNo: v.optional(requestNoSchema),
    ...pageSchema,
  }),
  response: v.looseObject({ ...pageOf(rebateClaimSchema).entries, sum: moneySchema }),
})
