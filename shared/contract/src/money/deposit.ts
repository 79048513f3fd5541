/** Deposits: methods and orders (screens.md 6 deposit, 11.4). */
import * as v from 'valibot'
import { proofSchema } from '../input/proofs.ts'
import { LIMIT_PERIODS } from '../safer/safer.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import {
  amountInputSchema,
  countSchema,
  emptySchema,
  idSchema,
  instantSchema,
  keySchema,
  moneySchema,
  requestNoSchema,
} from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'
import { timelineStepSchema } from './order-timeline.ts'

export const DEPOSIT_METHODS = [
  'BANK',
  'SPEED',
  'ALIPAY',
  'WECHAT',
  'DCEP',
  'USDT',
  'EBPAY',
  'KOIPAY',
  'SHARELIFE',
  'INSTEAD',
] as const
export type DepositMethod = (typeof DEPOSIT_METHODS)[number]

export const depositMethodSchema = v.looseObject({
  method: v.picklist(DEPOSIT_METHODS),
  name: v.looseObject({ zh: v.string(), en: v.string() }),
  /** In `currency`. */
  min: moneySchema,
  max: moneySchema,
  currency: v.picklist(['CNY', 'USDT']),
  quick: v.array(v.string()),
  /** SPEED: the amounts on offer now, ascending; any other has no match (711020). */
  offers: v.optional(v.array(moneySchema)),
  /** CNY per USDT, only for USDT. */
  rate: v.optional(v.string()),
  networks: v.optional(rowsOf(v.picklist(['TRC20', 'ERC20']))),
  needName: v.boolean(),
  /** Kind of bound account that it may be paid from (`accountId` of the order). */
  accountKind: v.optional(v.nullable(v.string())),
  /** Paying from a bound account is mandatory. */
  needAccount: v.optional(v.boolean()),
  avgSec: countSchema,
  /** 1 open, 2 paused (711020). */
  state: v.picklist([1, 2]),
  notice: v.optional(v.string(), ''),
})
export type DepositMethodInfo = v.InferOutput<typeof depositMethodSchema>

/** 1 to pay, 2 to confirm, 3 confirming on chain, 4 credited, 5 cancelled, 6 expired, 7 failed, 8 in dispute (screens.md 11.4). */
export const DEPOSIT_STATE = {
  created: 1,
  claimed: 2,
  confirming: 3,
  success: 4,
  cancelled: 5,
  expired: 6,
  failed: 7,
  appeal: 8,
} as const
export const depositOrderSchema = v.looseObject({
  orderNo: idSchema,
  method: openEnum(DEPOSIT_METHODS),
  state: openEnum(Object.values(DEPOSIT_STATE)),
  /** Credited amount, CNY. */
  amount: moneySchema,
  /** Amount to pay, exactly, in `payCurrency` (unique cents). */
  payAmount: v.string(),
  payCurrency: openEnum(['CNY', 'USDT']),
  rate: v.optional(v.nullable(v.string()), null),
  network: v.optional(v.nullable(v.string()), null),
  payTo: v.looseObject({
    bank: v.optional(v.string()),
    account: v.optional(v.string()),
    holder: v.optional(v.string()),
    address: v.optional(v.string()),
  }),
  confirmations: v.optional(v.nullable(v.looseObject({ done: countSchema, need: countSchema })), null),
  expireAt: instantSchema,
  createdAt: instantSchema,
  /** Reason of the failure, in the member's language. */
  reason: v.optional(v.string(), ''),
  reasonCode: v.optional(v.string()),
  /** A different amount arrived: it is held until an appeal with proof. In `payCurrency`. */
  heldAmount: v.optional(v.nullable(v.string())),
  /** Expiry of the rate; after it, "I have paid" is answered with 711019 and the new rate. */
  rateUntil: v.optional(v.nullable(instantSchema)),
  /** The bound account it is paid from, masked. */
  payFrom: v.optional(v.nullable(v.string())),
  /** Speed deposit: the receiver's deadline to respond; after it a person decides by the proof. */
  confirmBy: v.optional(v.nullable(instantSchema)),
  /** An appeal is possible now. */
  canAppeal: v.optional(v.boolean()),
  timeline: rowsOf(timelineStepSchema),
  version: countSchema,
})
export type DepositOrder = v.InferOutput<typeof depositOrderSchema>

const depositLimitSchema = v.looseObject({
  day: v.nullable(moneySchema),
  period: v.optional(openEnum(LIMIT_PERIODS), 'day'),
  used: moneySchema,
  resetAt: instantSchema,
})
export type DepositLimit = v.InferOutput<typeof depositLimitSchema>

export const depositMethods = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/deposit/methods',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: v.looseObject({
    /** Methods, currencies and states that a build does not know are dropped: it cannot offer them. */
    list: rowsOf(depositMethodSchema),
    /** The limit in force with the least left; `day` is its amount, for any period (the name predates week and month). */
    limit: depositLimitSchema,
    openOrder: v.nullable(depositOrderSchema),
  }),
})
export const depositCreate = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/deposit/create',
  kind: 'write',
  access: 'member',
  plays: () => ({ kind: 'deposit' }),
  request: v.object({
    method: v.picklist(DEPOSIT_METHODS),
    /** In the method's currency. */
    amount: amountInputSchema,
    network: v.optional(v.picklist(['TRC20', 'ERC20'])),
    payerName: v.optional(v.pipe(v.string(), v.maxLength(50))),
    activityId: v.optional(keySchema),
    /** A bound account of the method's `accountKind`. */
    accountId: v.optional(idSchema),
    requestNo: requestNoSchema,
  }),
  response: depositOrderSchema,
})
const orderNo = v.object({ orderNo: idSchema })
export const depositDetail = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/deposit/detail',
  kind: 'read',
  access: 'member',
  request: v.object({ orderNo: v.optional(idSchema), requestNo: v.optional(keySchema) }),
  response: v.looseObject({ order: v.nullable(depositOrderSchema) }),
})
export const depositPaid = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/deposit/paid',
  kind: 'write',
  access: 'member',
  request: v.object({
    orderNo: idSchema,
    txid: v.optional(v.pipe(v.string(), v.maxLength(120))),
    proof: v.optional(proofSchema),
  }),
  response: depositOrderSchema,
})
export const depositCancel = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/deposit/cancel',
  kind: 'write',
  access: 'member',
  request: orderNo,
  response: depositOrderSchema,
})
