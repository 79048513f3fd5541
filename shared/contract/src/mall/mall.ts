/** Goods of the coin mall and their exchange (screens.md 6 mall). Coins are whole numbers. */
import * as v from 'valibot'
import { fundProofSchema } from '../input/fund-proof.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import {
  countSchema,
  idSchema,
  instantSchema,
  moneySchema,
  pageOf,
  pageSchema,
  requestNoSchema,
} from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'

/** 彩金券, 实物, 数码, 周边. */
export const GOODS_CATEGORIES = ['coupon', 'physical', 'digital', 'merch'] as const
export type GoodsCategory = (typeof GOODS_CATEGORIES)[number]
/** Subjects that the site has a drawing of. */
export const GOODS_ARTS = [
  'ticket',
  'box',
  'bag',
  'mug',
  'cap',
  'tea',
  'earbuds',
  'lamp',
  'powerbank',
  'flask',
  'pin',
  'band',
  'scroll',
  'tablet',
  'scarf',
  'speaker',
  'pastry',
  'ball',
] as const
export type GoodsArt = (typeof GOODS_ARTS)[number]
export const GOODS_SORTS = ['newest', 'cheapest', 'dearest'] as const
export type GoodsSort = (typeof GOODS_SORTS)[number]
/** Above this total the fund password is required. */
export const FUND_PASSWORD_ABOVE = 10_000
/** Largest price and quantity: their product stays exact. */
const MOST_COINS = 100_000_000
export const MOST_QTY = 99
/** Ids of coupons begin so: they grant something to play with, which members on a break are refused. */
export const COUPON_PREFIX = 'coupon-'

/** A name or text of goods in both languages. */
export const goodsTextSchema = v.looseObject({ zh: v.string(), en: v.string() })

const goodsSchema = v.looseObject({
  id: idSchema,
  category: openEnum(GOODS_CATEGORIES),
  /** What it is, for its drawing; omitted = the drawing of its category. */
  art: v.optional(openEnum(GOODS_ARTS)),
  name: goodsTextSchema,
  /** Coins for one. */
  price: countSchema,
  stock: countSchema,
  /** Most that one member may take; null = any number. */
  limit: v.nullable(countSchema),
  /** Lowest VIP level that may take it. */
  vipMin: countSchema,
  /** `coming` opens at `openAt`. */
  state: openEnum(['open', 'coming']),
  openAt: v.nullable(instantSchema),
})
export type Goods = v.InferOutput<typeof goodsSchema>

/** Coins that expire next: how many, and when the first of them. */
export const coinExpirySchema = v.looseObject({ amount: countSchema, at: instantSchema })

export const mallGoods = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/mall/goods',
  kind: 'read',
  access: 'member',
  request: v.object({
    category: v.optional(v.picklist(GOODS_CATEGORIES)),
    sort: v.optional(v.picklist(GOODS_SORTS), 'newest'),
    ...pageSchema,
  }),
  response: v.looseObject({
    coin: countSchema,
    /** Null when nothing expires within 60 days. */
    expiring: v.nullable(coinExpirySchema),
    ...pageOf(goodsSchema).entries,
  }),
})

export const mallGoodsDetail = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/mall/goods/detail',
  kind: 'read',
  access: 'member',
  request: v.object({ id: idSchema }),
  response: v.looseObject({
    ...goodsSchema.entries,
    text: goodsTextSchema,
    coin: countSchema,
    /** How many more this member may take now: by stock and limit, not by coins. */
    takeable: countSchema,
    /** It is sent to an address. */
    isSent: v.boolean(),
    /** What a coupon credits as a bonus, and the turnover that releases it; null for other goods. */
    bonus: v.nullable(v.looseObject({ amount: moneySchema, turnover: moneySchema, days: countSchema })),
  }),
})

/**
 * Pays with the oldest coins first. Refused with 714001 out of stock, 714002 with what is missing, 714003 above the member's limit, 713001 and 713003 for
 * goods that are not open yet or for a higher level, and 301220 with the new price when the price changed.
 */
export const mallExchange = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/mall/exchange',
  kind: 'write',
  access: 'member',
  request: v.object({
    goodsId: idSchema,
    qty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_QTY)),
    /** Where to send it (`mallAddresses`); required for goods that are sent. */
    addressId: v.optional(idSchema),
    /** Coins for one, as the member saw them. */
    price: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_COINS)),
    /** Required above 10,000 coins. */
    fundPwd: v.optional(fundProofSchema),
    requestNo: requestNoSchema,
  }),
  response: v.looseObject({ orderNo: idSchema, coinLeft: countSchema }),
  plays: ({ goodsId }) => (goodsId.startsWith(COUPON_PREFIX) ? { kind: 'grant' } : null),
})

/** Addresses that a member keeps; a further one replaces the oldest. */
export const MOST_ADDRESSES = 5

const addressSchema = v.looseObject({
  id: idSchema,
  nameMasked: v.string(),
  phoneMasked: v.string(),
  masked: v.string(),
})
export type MallAddress = v.InferOutput<typeof addressSchema>

export const mallAddresses = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/mall/addresses',
  kind: 'read',
  access: 'member',
  request: v.object({}),
  response: v.looseObject({ list: rowsOf(addressSchema) }),
})

export const mallAddressSave = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/mall/address/save',
  kind: 'write',
  access: 'member',
  request: v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
    area: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/)), '86'),
    phone: v.pipe(v.string(), v.regex(/^\d{5,15}$/)),
    address: v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(120)),
    requestNo: requestNoSchema,
  }),
  response: v.looseObject({ id: idSchema }),
})
