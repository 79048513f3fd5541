/** Orders of the coin mall: sent goods with tracking, cancelled ones with their refund (screens.md 6 mall). */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import {
  countSchema,
  emptySchema,
  idSchema,
  instantSchema,
  pageOf,
  pageSchema,
  requestNoSchema,
} from '../wire/fields.ts'
import { openEnum } from '../wire/open-enum.ts'
import { GOODS_CATEGORIES, goodsTextSchema } from './mall.ts'

/** 待发货, 已发货, 已完成, 已取消. */
export const MALL_ORDER_STATES = ['waiting', 'sent', 'done', 'cancelled'] as const
export type MallOrderState = (typeof MALL_ORDER_STATES)[number]

const mallOrderSchema = v.looseObject({
  no: idSchema,
  goodsId: idSchema,
  name: goodsTextSchema,
  category: openEnum(GOODS_CATEGORIES),
  qty: countSchema,
  /** Paid in all. */
  coin: countSchema,
  state: openEnum(MALL_ORDER_STATES),
  at: instantSchema,
  /** Null until it is sent. */
  tracking: v.nullable(v.looseObject({ carrier: goodsTextSchema, no: v.string(), at: instantSchema })),
  /** When it was done or cancelled. */
  endedAt: v.nullable(instantSchema),
  /** '' for goods that are not sent. */
  addressMasked: v.string(),
})
export type MallOrder = v.InferOutput<typeof mallOrderSchema>

export const mallOrders = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/mall/orders',
  kind: 'read',
  access: 'member',
  request: v.object({
    state: v.optional(v.picklist(MALL_ORDER_STATES)),
    from: v.optional(instantSchema),
    to: v.optional(instantSchema),
    /** Looks up an exchange after a lost answer. */
    requestNo: v.optional(requestNoSchema),
    ...pageSchema,
  }),
  /** `totals` of the whole range, whatever the state. */
  response: v.looseObject({
    ...pageOf(mallOrderSchema).entries,
    totals: v.looseObject({ spent: countSchema, refunded: countSchema }),
  }),
})

/** Cancels an order that was not sent: its coins return with their time of expiry, thirty days at least. Cancelling again answers the same. */
export const mallCancel = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/mall/cancel',
  kind: 'write',
  access: 'member',
  request: v.object({ no: idSchema, requestNo: requestNoSchema }),
  response: mallOrderSchema,
})

/** The member has received the goods. */
export const mallConfirm = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/mall/confirm',
  kind: 'write',
  access: 'member',
  request: v.object({ no: idSchema }),
  response: emptySchema,
})
