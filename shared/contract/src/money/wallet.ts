/** All of a member's money, and recalls from venues (screens.md 6 wallet). Every write that moves money carries `requestNo`. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, emptySchema, instantSchema, keySchema, moneySchema, requestNoSchema } from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'

/** 1 ok, 2 maintenance, 3 unknown: an unknown balance shows a dash, never 0. */
export const venueWalletSchema = v.looseObject({
  enName: v.string(),
  name: v.string(),
  balance: v.nullable(moneySchema),
  state: openEnum([1, 2, 3]),
  at: instantSchema,
})
export type VenueWallet = v.InferOutput<typeof venueWalletSchema>

export const lockSchema = v.looseObject({
  type: openEnum(['withdraw', 'transfer', 'risk', 'bonus']),
  amount: moneySchema,
  ref: v.string(),
  rule: v.string(),
})

export const walletOverviewSchema = v.looseObject({
  /** Ledger version: pages with the same number show the same balances. */
  version: countSchema,
  total: moneySchema,
  center: moneySchema,
  locked: moneySchema,
  lock: rowsOf(lockSchema),
  venueTotal: moneySchema,
  /** Wallets of venues; a seamless venue plays on the main wallet and has none. */
  venues: rowsOf(venueWalletSchema),
  /** Stakes of unsettled bets: not part of the total; settlement returns them. */
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
  request: v.object({ enName: keySchema }),
  response: v.looseObject({ balance: v.nullable(moneySchema), at: instantSchema, state: openEnum([1, 2, 3]) }),
})

export const recallItemSchema = v.looseObject({
  enName: v.string(),
  name: v.string(),
  amount: moneySchema,
  /** 1 ok, 2 failed, 3 checking. */
  state: openEnum([1, 2, 3]),
  reason: v.optional(v.string(), ''),
})
export const recallAll = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/wallet/recallAll',
  kind: 'write',
  access: 'member',
  request: v.object({ requestNo: requestNoSchema }),
  response: v.looseObject({ items: rowsOf(recallItemSchema) }),
})
