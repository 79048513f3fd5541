/** Machines of gifts and red packets in the chat and of orders of the mall. Moves as in money-machines.ts. */
import { giftSend, packetGrab, packetSend } from '@lantern/contract/chat-gifts'
import * as CODE from '@lantern/contract/code'
import { mallAddressSave, mallExchange } from '@lantern/contract/mall'
import { mallCancel, mallConfirm } from '@lantern/contract/mall-orders'
import { inTransaction } from '../src/database/database.ts'
import { seedId } from '../src/members/seed-id.rules.ts'
import { uuid } from './harness.ts'
import { ask, type Draw, type Move, type Walker } from './money-machines.ts'
import { readyMember } from './money-members.ts'

const MINUTE = 60_000
const HOUR = 3_600_000
const GIFT_REFUSALS = [
  CODE.ABOVE_MAXIMUM,
  CODE.GIFT_PROPERTY_CHANGE,
  CODE.CHAT_TOO_FAST,
  CODE.CHAT_REPEATED,
  CODE.OUT_OF_STOCK,
  CODE.ORDER_EXPIRED,
  CODE.DUPLICATE_SUBMISSION,
]
const MALL_REFUSALS = [
  CODE.GIFT_PROPERTY_CHANGE,
  CODE.OUT_OF_STOCK,
  CODE.NOT_ENOUGH_COINS,
  CODE.PURCHASE_LIMIT,
  CODE.DUPLICATE_SUBMISSION,
]
const GOODS = [
  { goodsId: 'enamel-pin', price: 60 },
  { goodsId: 'canvas-bag', price: 120 },
  { goodsId: 'coupon-5', price: 60 },
] as const

export const GIFT_MACHINES: Readonly<Record<string, (walker: Walker) => readonly Move[]>> = {
  gifts: (walker) => {
    const { sandbox, userName } = walker
    const others = inTransaction(sandbox.db, async (trx) => {
      const walkers: Walker[] = []
      for (const name of ['demo01', 'audit01'])
        walkers.push({ sandbox, userName: name, token: await readyMember(trx, name, sandbox.clock.now()) })
      return [...walkers, walker]
    })
    const sent: object[] = []
    const packets = async (): Promise<string[]> => {
      const rows = await sandbox.db
        .selectFrom('chat_packets')
        .select('id')
        .where('member_id', '=', seedId(userName))
        .orderBy('at', 'desc')
        .limit(3)
        .execute()
      return rows.map(({ id }) => id)
    }
    const grab = async (draw: Draw) => {
      const [ids, members] = [await packets(), await others]
      const [id, member] = [ids[draw(ids.length || 1)], members[draw(members.length)]]
      // Two taps at once.
      if (id && member) await Promise.all([1, 2].map(() => ask(member, packetGrab, { id }, GIFT_REFUSALS)))
    }
    return [
      (draw) => {
        // The same request now and then, as after a lost answer.
        const again = draw(4) === 0 ? sent[draw(sent.length || 1)] : undefined
        const gift = again ?? {
          roomId: 'lobby',
          giftId: 'stick',
          qty: 1 + draw(3),
          price: draw(5) === 0 ? '2.00' : '3.00',
          requestNo: uuid(),
        }
        if (again === undefined) sent.push(gift)
        return ask(walker, giftSend, gift, GIFT_REFUSALS)
      },
      (draw) => {
        const packet = { roomId: 'lobby', total: String(1 + draw(20)), count: 1 + draw(4), note: '', requestNo: uuid() }
        return ask(walker, packetSend, packet, GIFT_REFUSALS)
      },
      grab,
      grab,
      (draw) => sandbox.advance(draw(30) * MINUTE),
      // Past the end of packets, and into another day's allowance.
      (draw) => sandbox.advance(draw(3) === 0 ? 25 * HOUR : draw(60) * MINUTE),
    ]
  },
  mall: (walker) => {
    const { sandbox, userName } = walker
    const address = sandbox.call(
      mallAddressSave,
      { name: '林晓明', phone: '13912345678', address: '上海市静安区南京西路 1000 号', requestNo: uuid() },
      { token: walker.token },
    )
    const sent: object[] = []
    const pick = async (draw: Draw): Promise<string> => {
      const rows = await sandbox.db
        .selectFrom('mall_orders')
        .select('no')
        .where('member_id', '=', seedId(userName))
        .orderBy('at', 'desc')
        .limit(4)
        .execute()
      return rows[draw(rows.length || 1)]?.no ?? 'none'
    }
    const exchange: Move = async (draw) => {
      const again = draw(4) === 0 ? sent[draw(sent.length || 1)] : undefined
      const goods = GOODS[draw(GOODS.length)] ?? GOODS[0]
      const price = draw(6) === 0 ? goods.price + 1 : goods.price
      const order = again ?? { ...goods, price, qty: 1, addressId: (await address).id, requestNo: uuid() }
      if (again === undefined) sent.push(order)
      return ask(walker, mallExchange, order, MALL_REFUSALS)
    }
    return [
      exchange,
      exchange,
      async (draw) => ask(walker, mallCancel, { no: await pick(draw), requestNo: uuid() }, MALL_REFUSALS),
      async (draw) => ask(walker, mallConfirm, { no: await pick(draw) }, MALL_REFUSALS),
      (draw) => sandbox.advance(draw(8) * MINUTE),
      // Past the time when a parcel that nobody confirmed counts as received.
      (draw) => sandbox.advance(draw(4) === 0 ? 11 * 24 * HOUR : draw(8) * MINUTE),
    ]
  },
}
