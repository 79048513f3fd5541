/** Wallet, deposit, withdrawal, transfer (screens.md 6 and 11). Every write that moves money carries `requestNo`. */
import * as v from 'valibot'
import { payAccountSchema } from './accounts.ts'
import { defineEndpoint } from './endpoint.ts'
import {
  amountInputSchema,
  countSchema,
  emptySchema,
  idSchema,
  instantSchema,
  moneySchema,
  requestNoSchema,
} from './fields.ts'
import { proofSchema } from './proofs.ts'
import { LIMIT_PERIODS } from './safer.ts'
import { PAYOUT_CHANNELS, payoutPartSchema } from './speed.ts'

/** 1 ok, 2 maintenance, 3 unknown: an unknown balance shows a dash, never 0. */
export const venueWalletSchema = v.looseObject({
  enName: v.string(),
  name: v.string(),
  balance: v.nullable(moneySchema),
  state: v.picklist([1, 2, 3]),
  at: instantSchema,
})
export type VenueWallet = v.InferOutput<typeof venueWalletSchema>

export const lockSchema = v.looseObject({
  type: v.picklist(['withdraw', 'transfer', 'risk', 'bonus']),
  amount: moneySchema,
  ref: v.string(),
  rule: v.string(),
})

export const walletOverviewSchema = v.looseObject({
  /** Ledger version: two pages that show the same number show the same money. */
  version: countSchema,
  total: moneySchema,
  center: moneySchema,
  locked: moneySchema,
  lock: v.array(lockSchema),
  venueTotal: moneySchema,
  venues: v.array(venueWalletSchema),
  /** Stakes of bets that are not settled: no part of the total, it comes back as what the bets return. */
  openStakes: v.optional(moneySchema, '0.00'),
  coin: countSchema,
  autoTransfer: v.boolean(),
})
export type WalletOverview = v.InferOutput<typeof walletOverviewSchema>

export const walletOverview = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/wallet/overview',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: walletOverviewSchema,
})

export const walletAutoTransfer = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/wallet/autoTransfer',
  kind: 'write',
  access: 'member',
  request: v.object({ on: v.boolean() }),
  response: emptySchema,
})

export const venueBalance = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/wallet/balance',
  kind: 'read',
  access: 'member',
  request: v.object({ enName: v.string() }),
  response: v.looseObject({ balance: v.nullable(moneySchema), at: instantSchema, state: v.picklist([1, 2, 3]) }),
})

export const recallItemSchema = v.looseObject({
  enName: v.string(),
  name: v.string(),
  amount: moneySchema,
  /** 1 ok, 2 failed, 3 checking. */
  state: v.picklist([1, 2, 3]),
  reason: v.optional(v.string(), ''),
})
export const recallAll = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/wallet/recallAll',
  kind: 'write',
  access: 'member',
  request: v.object({ requestNo: requestNoSchema }),
  response: v.looseObject({ items: v.array(recallItemSchema) }),
})

/** Name of the member's own wallet as a side of a transfer. */
export const CENTER = 'center'
/** 1 ok, 2 failed, 3 checking. */
export const transferStateSchema = v.picklist([1, 2, 3])
export const transferAnswerSchema = v.looseObject({
  transferNo: idSchema,
  from: v.string(),
  to: v.string(),
  amount: moneySchema,
  state: transferStateSchema,
  reason: v.optional(v.string(), ''),
  at: instantSchema,
})
export type TransferAnswer = v.InferOutput<typeof transferAnswerSchema>
export const transfer = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/wallet/transfer',
  kind: 'write',
  access: 'member',
  request: v.object({ from: v.string(), to: v.string(), amount: amountInputSchema, requestNo: requestNoSchema }),
  response: transferAnswerSchema,
})
/** Finds a transfer by its number or, after a lost answer, by the request number. */
export const transferDetail = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/wallet/transferDetail',
  kind: 'read',
  access: 'member',
  request: v.object({ transferNo: v.optional(v.string()), requestNo: v.optional(v.string()) }),
  response: v.looseObject({ transfer: v.nullable(transferAnswerSchema) }),
})

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
  /** SPEED: the amounts on offer now, smallest first; for any other nobody is found (711020). */
  offers: v.optional(v.array(moneySchema)),
  /** CNY for one USDT, only for USDT. */
  rate: v.optional(v.string()),
  networks: v.optional(v.array(v.picklist(['TRC20', 'ERC20']))),
  needName: v.boolean(),
  /** Of which kind bound accounts may be paid from (`accountId` of the order). */
  accountKind: v.optional(v.nullable(v.string())),
  /** It cannot be paid otherwise. */
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
export const timelineStepSchema = v.looseObject({
  state: v.number(),
  at: instantSchema,
  note: v.optional(v.string(), ''),
})

export const depositOrderSchema = v.looseObject({
  orderNo: idSchema,
  method: v.picklist(DEPOSIT_METHODS),
  state: v.picklist([1, 2, 3, 4, 5, 6, 7, 8]),
  /** What is credited, CNY. */
  amount: moneySchema,
  /** What must be paid, exactly, in `payCurrency` (unique cents). */
  payAmount: v.string(),
  payCurrency: v.picklist(['CNY', 'USDT']),
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
  /** Why it failed, in the member's language. */
  reason: v.optional(v.string(), ''),
  reasonCode: v.optional(v.string()),
  /** Another amount arrived: it is held until a proof comes with the appeal. In `payCurrency`. */
  heldAmount: v.optional(v.nullable(v.string())),
  /** Until when the rate stands; later "I have paid" is 711019 with the new one. */
  rateUntil: v.optional(v.nullable(instantSchema)),
  /** The bound account that it is paid from, masked. */
  payFrom: v.optional(v.nullable(v.string())),
  /** Speed deposit: until when its receiver may say something; then a person decides by the proof. */
  confirmBy: v.optional(v.nullable(instantSchema)),
  /** An appeal may be sent now. */
  canAppeal: v.optional(v.boolean()),
  timeline: v.array(timelineStepSchema),
  version: countSchema,
})
export type DepositOrder = v.InferOutput<typeof depositOrderSchema>

export const depositMethods = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/deposit/methods',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: v.looseObject({
    list: v.array(depositMethodSchema),
    /** Of the limits in force the one with the least left; `day` is its amount, whatever its period (the name is older than week and month). */
    limit: v.looseObject({
      day: v.nullable(moneySchema),
      period: v.optional(v.picklist(LIMIT_PERIODS), 'day'),
      used: moneySchema,
      resetAt: instantSchema,
    }),
    openOrder: v.nullable(depositOrderSchema),
  }),
})
export const depositCreate = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/deposit/create',
  kind: 'write',
  access: 'member',
  request: v.object({
    method: v.picklist(DEPOSIT_METHODS),
    /** In the method's currency. */
    amount: amountInputSchema,
    network: v.optional(v.picklist(['TRC20', 'ERC20'])),
    payerName: v.optional(v.pipe(v.string(), v.maxLength(50))),
    activityId: v.optional(v.string()),
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
  request: v.object({ orderNo: v.optional(idSchema), requestNo: v.optional(v.string()) }),
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
  state: v.picklist([1, 2, 3, 4, 5, 6, 7, 8]),
  account: payAccountSchema,
  reasonCode: v.optional(v.nullable(v.string()), null),
  channel: v.optional(v.picklist(PAYOUT_CHANNELS)),
  /** Of a speed payout, largest first. */
  parts: v.optional(v.array(payoutPartSchema)),
  etaSec: countSchema,
  createdAt: instantSchema,
  timeline: v.array(timelineStepSchema),
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
  /** Free money in venue wallets: it must come back before it can be taken out. */
  venues: v.optional(moneySchema, '0.00'),
  /** Turnover still required to free all of it, what is in venues included. */
  turnoverNeed: moneySchema,
  checks: v.array(
    v.looseObject({
      key: v.picklist(READINESS_KEYS),
      ok: v.boolean(),
      need: v.optional(v.string(), ''),
      link: v.optional(v.string(), ''),
    }),
  ),
  accounts: v.array(payAccountSchema),
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
  /** All checks hold and no order is open: a withdrawal of the minimum is accepted now. */
  ready: v.optional(v.boolean()),
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
    fundPwd: v.pipe(v.string(), v.regex(/^\d{6}$/)),
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
  request: v.object({ orderNo: v.optional(idSchema), requestNo: v.optional(v.string()) }),
  response: v.looseObject({ order: v.nullable(withdrawOrderSchema) }),
})
