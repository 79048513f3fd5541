/** Records of gifts, welfare, mall orders and coins (screens.md 6 records). */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, idSchema, instantSchema, moneySchema, pageOf, pageSchema } from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'

const range = { from: instantSchema, to: instantSchema }
/** A page of rows with totals of the whole range. */
function recordPage<Row extends v.GenericSchema, Totals extends v.ObjectEntries>(row: Row, totals: Totals) {
  return v.looseObject({ ...pageOf(row).entries, totals: v.looseObject(totals) })
}

export const GIFT_DIRECTIONS = ['sent', 'received'] as const
const giftRowSchema = v.looseObject({
  no: idSchema,
  /** A gift in chat, or a red packet. */
  kind: openEnum(['gift', 'packet']),
  direction: openEnum(GIFT_DIRECTIONS),
  name: v.string(),
  room: v.string(),
  qty: countSchema,
  /** Signed effect on the main wallet. */
  amount: moneySchema,
  at: instantSchema,
  /** Business number of its postings. */
  bizNo: v.string(),
})
export type GiftRow = v.InferOutput<typeof giftRowSchema>
export const giftRecords = defineEndpoint({
  method: 'POST',
  path: '/stream/api/v1/gift/records',
  kind: 'read',
  access: 'member',
  request: v.object({ direction: v.optional(v.picklist(GIFT_DIRECTIONS)), ...range, ...pageSchema }),
  response: recordPage(giftRowSchema, { sent: moneySchema, received: moneySchema }),
})

export const WELFARE_STATES = ['claimable', 'claimed', 'review', 'expired', 'rejected'] as const
const welfareRowSchema = v.looseObject({
  id: idSchema,
  /** A dividend, an offer's bonus, a prize of the peak bet, or a reward for a friend. */
  source: openEnum(['dividend', 'offer', 'prize', 'invitation']),
  name: v.looseObject({ zh: v.string(), en: v.string() }),
  amount: moneySchema,
  state: openEnum(WELFARE_STATES),
  at: instantSchema,
  expireAt: v.nullable(instantSchema),
  /** Business number of its postings; empty until paid. */
  bizNo: v.string(),
})
export type WelfareRow = v.InferOutput<typeof welfareRowSchema>
export const welfareRecords = defineEndpoint({
  method: 'POST',
  path: '/act/api/v1/welfare/records',
  kind: 'read',
  access: 'member',
  request: v.object({ state: v.optional(v.picklist(WELFARE_STATES)), ...range, ...pageSchema }),
  response: recordPage(welfareRowSchema, { claimed: moneySchema, claimable: moneySchema }),
})

const coinRowSchema = v.looseObject({
  no: idSchema,
  /** Ledger term: COIN_EARN, COIN_EXPIRE, MALL_SPEND, MALL_REFUND. */
  biz: v.string(),
  bizNo: v.string(),
  /** What earned coins come from: `turnover`, `sign-in`, `task`; '' when it is not known. */
  source: v.optional(v.string(), ''),
  /** Of the goods that an exchange or its refund is about. */
  goods: v.optional(v.nullable(v.looseObject({ zh: v.string(), en: v.string() })), null),
  /** Signed, in coins. */
  coins: v.pipe(v.number(), v.integer()),
  after: countSchema,
  at: instantSchema,
})
/** Earned, spent or returned, expired. */
export const COIN_KINDS = ['earn', 'spend', 'expire'] as const
export type CoinRow = v.InferOutput<typeof coinRowSchema>
export const coinRecords = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/mall/coins',
  kind: 'read',
  access: 'member',
  request: v.object({
    /** Entries of one kind; without it all. */
    kind: v.optional(v.picklist(COIN_KINDS)),
    from: v.optional(instantSchema),
    to: v.optional(instantSchema),
    ...pageSchema,
  }),
  response: v.looseObject({
    ...recordPage(coinRowSchema, { earned: countSchema, spent: countSchema }).entries,
    /** Coins by the time at which they expire, the first first: the order in which they are spent. */
    expiry: v.optional(rowsOf(v.looseObject({ amount: countSchema, at: instantSchema })), []),
  }),
})
