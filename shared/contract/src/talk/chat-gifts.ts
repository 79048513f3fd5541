/** Gifts and red packets of the chat, paid from the centre wallet (screens.md 10). */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import {
  amountInputSchema,
  countSchema,
  emptySchema,
  idSchema,
  keySchema,
  moneySchema,
  priceInputSchema,
  requestNoSchema,
} from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'

/** Gifts of one send. */
const GIFT_MAX_QTY = 99
/** Members who share one red packet. */
export const PACKET_MAX_COUNT = 50
/** What gifts and red packets of a site day may cost together, CNY. */
export const CHAT_DAY_CAP = '200.00'

const namedSchema = v.looseObject({ zh: v.string(), en: v.string() })
const giftOfferSchema = v.looseObject({
  id: idSchema,
  name: namedSchema,
  /** An emoji. */
  icon: v.string(),
  price: moneySchema,
  /** 1 offered, 2 not any more. */
  state: openEnum([1, 2]),
})

/** Gifts, and what the member may still spend today. */
export const giftList = defineEndpoint({
  method: 'POST',
  path: '/stream/api/v1/gift/list',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: v.looseObject({ list: rowsOf(giftOfferSchema), spendLeft: moneySchema }),
})

/** Sends a gift to a room, which hears of it (10017). Refused with 301220 and the new price when the price changed; 711003 with what is left above the day's cap. */
export const giftSend = defineEndpoint({
  method: 'POST',
  path: '/stream/api/v1/gift/send',
  kind: 'write',
  access: 'member',
  request: v.object({
    roomId: idSchema,
    giftId: keySchema,
    qty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(GIFT_MAX_QTY)),
    /** Of one, as the member saw it. */
    price: priceInputSchema,
    requestNo: requestNoSchema,
  }),
  response: v.looseObject({
    /** How many of it the member sent in a row. */
    combo: countSchema,
    /** Main wallet after it. */
    balance: moneySchema,
  }),
  plays: ({ qty, price }) => ({ kind: 'spend', amount: times(price, qty) }),
})

/** Puts a red packet into a room: a line that `count` members open, each once. What is left after 24 hours returns to its sender. Refused with 711006 above what could be withdrawn. */
export const packetSend = defineEndpoint({
  method: 'POST',
  path: '/stream/api/v1/redPacket/send',
  kind: 'write',
  access: 'member',
  request: v.object({
    roomId: idSchema,
    total: amountInputSchema,
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PACKET_MAX_COUNT)),
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    requestNo: requestNoSchema,
  }),
  response: v.looseObject({ id: idSchema }),
  plays: ({ total }) => ({ kind: 'spend', amount: total }),
})

/** Opens a red packet. The server decides the share once per member; a repeat answers the same. 714001 when nothing is left, 711014 when it ended. */
export const packetGrab = defineEndpoint({
  method: 'POST',
  path: '/stream/api/v1/redPacket/grab',
  kind: 'write',
  access: 'member',
  request: v.object({ id: idSchema }),
  response: v.looseObject({ amount: moneySchema, rank: countSchema }),
  plays: () => ({ kind: 'grant' }),
})

/**
 * Says what became of a gift or red packet whose answer was lost. One that has not arrived never will: its request number is void from then on, so that
 * the answer is final and the member may send another.
 */
export const spendState = defineEndpoint({
  method: 'POST',
  path: '/stream/api/v1/spend/state',
  kind: 'write',
  access: 'member',
  request: v.object({
    /** Request number of the gift or red packet. */
    of: requestNoSchema,
  }),
  response: v.looseObject({
    /** 1 sent, 2 not sent and not paid, 3 sent, and what nobody opened was returned. */
    state: openEnum([1, 2, 3]),
    /** What was returned. */
    returned: moneySchema,
  }),
})

const packetShareSchema = v.looseObject({ nick: v.string(), speaker: v.string(), amount: moneySchema })
export const packetDetail = defineEndpoint({
  method: 'POST',
  path: '/stream/api/v1/redPacket/detail',
  kind: 'read',
  access: 'member',
  request: v.object({ id: idSchema }),
  response: v.looseObject({
    nick: v.string(),
    note: v.string(),
    total: moneySchema,
    count: countSchema,
    /** Shares that nobody has opened yet. */
    left: countSchema,
    /** The member's own share, null before it was opened. */
    own: v.nullable(moneySchema),
    ended: v.boolean(),
    /** In order. */
    list: rowsOf(packetShareSchema),
  }),
})

/** An amount in wire format times a whole number, exactly. */
function times(price: string, qty: number): string {
  const minor = BigInt(price.replace('.', '')) * BigInt(qty)
  const text = String(minor).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}
