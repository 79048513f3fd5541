/** Withdrawals: readiness and orders (screens.md 6 withdrawal, 11.5). They cannot be cancelled. */
import * as v from 'valibot'
import { fundProofSchema } from '../input/fund-proof.ts'
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
import { payAccountSchema } from './accounts.ts'
import { timelineStepSchema } from './order-timeline.ts'
import { PAYOUT_CHANNELS, payoutPartSchema } from './speed.ts'

/** 1 submitted, 2 review, 3 second review, 4 approved, 5 paying, 6 paid, 7 refused, 8 payout failed (screens.md 11.5). */
export const WITHDRAW_STATE = {
  submitted: 1,
  review1: 2,
  review2: 3,
  approved: 4,
  paying: 5,
  paid: 6,
  rejected: 7,
  failed: 8,
} as const
export const withdrawOrderSchema = v.looseObject({
  orderNo: idSchema,
  amount: moneySchema,
  state: openEnum(Object.values(WITHDRAW_STATE)),
  account: payAccountSchema,
  reasonCode: v.optional(v.nullable(v.string()), null),
  channel: v.optional(openEnum(PAYOUT_CHANNELS)),
  /** Of a speed payout, largest first. */
  parts: v.optional(rowsOf(payoutPartSchema)),
  etaSec: countSchema,
  createdAt: instantSchema,
  timeline: rowsOf(timelineStepSchema),
  version: countSchema,
})
export type WithdrawOrder = v.InferOutput<typeof withdrawOrderSchema>

export const READINESS_KEYS = [
  'identity',
  'account',
  'turnover',
  'dayCount',
  'dayAmount',
  'fundPassword',
  'status',
] as const
export const withdrawalPrepareSchema = v.looseObject({
  available: moneySchema,
  withdrawable: moneySchema,
  /** Available money in venue wallets: it must be recalled before a withdrawal. */
  venues: v.optional(moneySchema, '0.00'),
  /** Turnover still required for all of it, including money in venues. */
  turnoverNeed: moneySchema,
  checks: rowsOf(
    v.looseObject({
      key: openEnum(READINESS_KEYS),
      ok: v.boolean(),
      need: v.optional(v.string(), ''),
      /** Where the member meets it; of `dayAmount`: where a higher limit is had, also while some is left. '' = nowhere. */
      link: v.optional(v.string(), ''),
    }),
  ),
  accounts: rowsOf(payAccountSchema),
  limits: v.looseObject({
    min: moneySchema,
    max: moneySchema,
    dayCount: countSchema,
    dayUsed: countSchema,
    dayAmount: moneySchema,
    dayAmountUsed: moneySchema,
  }),
  fee: moneySchema,
  etaSec: countSchema,
  openOrder: v.nullable(withdrawOrderSchema),
  /** All checks pass and no order is open: a withdrawal of the minimum is accepted now. */
  ready: v.optional(v.boolean()),
  /** A person reviews withdrawals until then, after a change of security; null if not. */
  reviewUntil: v.optional(v.nullable(instantSchema), null),
})
export type WithdrawalPrepare = v.InferOutput<typeof withdrawalPrepareSchema>
export const withdrawalPrepare = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/withdrawal/prepare',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: withdrawalPrepareSchema,
})
export const withdrawalApply = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/withdrawal/apply',
  kind: 'write',
  access: 'member',
  request: v.object({
    accountId: idSchema,
    amount: amountInputSchema,
    fundPwd: fundProofSchema,
    /** SPEED pays to bank accounts only (711011). */
    channel: v.optional(v.picklist(PAYOUT_CHANNELS), 'HOUSE'),
    requestNo: requestNoSchema,
  }),
  response: withdrawOrderSchema,
})
export const withdrawalDetail = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/withdrawal/detail',
  kind: 'read',
  access: 'member',
  request: v.object({ orderNo: v.optional(idSchema), requestNo: v.optional(keySchema) }),
  response: v.looseObject({ order: v.nullable(withdrawOrderSchema) }),
})
