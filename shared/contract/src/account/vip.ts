/** VIP levels (screens.md 6 vip, 11.9): what each needs and gives, and the member's own standing. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import {
  countSchema,
  emptySchema,
  idSchema,
  instantSchema,
  moneySchema,
  pageOf,
  pageSchema,
  requestNoSchema,
} from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'
import { DAY_MS } from '../wire/site-time.ts'

/** The highest level. */
export const VIP_TOP = 10
/** Time in which the turnover that keeps a level is counted. */
export const VIP_KEEP_MS = 90 * DAY_MS
export const VIP_GIFT_KINDS = ['promotion', 'birthday', 'monthly'] as const
export type VipGiftKind = (typeof VIP_GIFT_KINDS)[number]

const vipLevelSchema = v.looseObject({
  level: countSchema,
  /** Deposits and valid turnover since registration that the level needs, both. */
  deposit: moneySchema,
  turnover: moneySchema,
  /** Valid turnover within 90 days that keeps the level. */
  keep: moneySchema,
  /** Gifts: once per level, on the birthday, and twice a month. */
  promotion: moneySchema,
  birthday: moneySchema,
  monthly: moneySchema,
  /** Withdrawals a day, their sum, and the largest single one. */
  withdrawals: countSchema,
  withdrawalAmount: moneySchema,
  singleMax: moneySchema,
  /** Percent by category. */
  rebates: rowsOf(v.looseObject({ category: v.string(), rate: moneySchema })),
  /** Largest rebate a day. */
  rebateCap: moneySchema,
})
export type VipLevel = v.InferOutput<typeof vipLevelSchema>

const vipGiftSchema = v.looseObject({
  id: idSchema,
  kind: openEnum(VIP_GIFT_KINDS),
  level: countSchema,
  amount: moneySchema,
  /** A claimable gift never expires, and stays after a demotion. */
  state: openEnum(['claimable', 'claimed']),
  at: instantSchema,
  claimedAt: v.nullable(instantSchema),
})
export type VipGift = v.InferOutput<typeof vipGiftSchema>

export const vipInfo = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/vip/info',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: v.looseObject({
    level: countSchema,
    growth: v.looseObject({ deposit: moneySchema, turnover: moneySchema }),
    /** What keeps the level; null at level 0, which cannot be lost. */
    keep: v.nullable(
      v.looseObject({ need: moneySchema, done: moneySchema, from: instantSchema, endAt: instantSchema }),
    ),
    /** When levels are evaluated next. */
    evaluateAt: instantSchema,
    /** The member is on a break: progress is not shown. */
    paused: v.boolean(),
    /** Claimable ones first, then the newest claimed ones. */
    gifts: rowsOf(vipGiftSchema),
  }),
})

/** Credits a gift to the main wallet. Claiming it again answers the same. */
export const vipClaim = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/vip/claim',
  kind: 'write',
  access: 'member',
  request: v.object({ id: idSchema, requestNo: requestNoSchema }),
  response: vipGiftSchema,
  plays: () => ({ kind: 'grant' }),
})

export const vipTable = defineEndpoint({
  method: 'GET',
  path: '/site/api/v1/vip/table',
  kind: 'read',
  access: 'public',
  request: emptySchema,
  response: v.looseObject({ levels: rowsOf(vipLevelSchema) }),
})

export const vipHistory = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/vip/history',
  kind: 'read',
  access: 'member',
  request: v.object(pageSchema),
  response: pageOf(
    v.looseObject({
      from: countSchema,
      to: countSchema,
      at: instantSchema,
      why: openEnum(['promotion', 'demotion']),
    }),
  ),
})
