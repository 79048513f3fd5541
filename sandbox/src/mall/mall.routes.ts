/** `/site/api/v1/mall/*` (screens.md 6 mall), without the coin ledger, which is a record. */
import { mallAddresses, mallAddressSave, mallExchange, mallGoods, mallGoodsDetail } from '@lantern/contract/mall'
import { mallCancel, mallConfirm, mallOrders } from '@lantern/contract/mall-orders'
import { DAY_MS } from '@lantern/contract/site-time'
import { liveLots } from '../coins/coins.repository.ts'
import type { Database, Executor } from '../database/database.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { newNo } from '../ledger/numbers.ts'
import { refuse } from '../refusal/refuse.ts'
import { wrongField } from '../refusal/wrong-field.ts'
import { phoneMistake } from '../site/phones.rules.ts'
import type { ControlActions } from '../wire/control-actions.ts'
import type { Wire } from '../wire/wire.ts'
import { exchange } from './exchange.ts'
import { addressesOf, findGoods, insertAddress, pageOfGoods, storeGoods } from './goods.repository.ts'
import { COUPON_DAYS, COUPON_TURNOVER, takeable } from './mall.rules.ts'
import { addressView, goodsView, orderView } from './mall-view.ts'
import { cancelOrder, confirmReceipt } from './order-turns.ts'
import { findOrder, orderTotals, pageOfOrders, takenOf } from './orders.repository.ts'

/** Coins that expire within this are named above the list. */
const SOON_MS = 60 * DAY_MS

export function mallRoutes(wire: Wire): void {
  wire.memberRead(mallGoods, async ({ category, sort, pageNum, pageSize }, { db, member, now }) => {
    const offset = (pageNum - 1) * pageSize
    const { list, total } = await pageOfGoods(db, { category, sort }, { offset, limit: pageSize })
    return {
      coin: await balanceOf(db, member.id, 'coin'),
      expiring: await expiringSoon(db, member.id, now),
      list: list.map((row) => goodsView(row, now)),
      total,
      hasMore: offset + list.length < total,
    }
  })

  wire.memberRead(mallGoodsDetail, async ({ id }, { db, member, now }) => {
    const goods = await findGoods(db, id)
    if (!goods) throw refuse('state-changed')
    const bonus = goods.bonus_fen
    return {
      ...goodsView(goods, now),
      text: { zh: goods.text_zh, en: goods.text_en },
      coin: await balanceOf(db, member.id, 'coin'),
      takeable: takeable(goods, await takenOf(db, member.id, id)),
      isSent: goods.category !== 'coupon',
      bonus:
        bonus === 0 ? null : { amount: fromFen(bonus), turnover: fromFen(bonus * COUPON_TURNOVER), days: COUPON_DAYS },
    }
  })

  wire.memberWrite(mallExchange, async (input, context) => ({
    orderNo: await exchange(input, context),
    coinLeft: await balanceOf(context.trx, context.member.id, 'coin'),
  }))

  wire.memberRead(mallAddresses, async (_input, { db, member }) => ({
    list: (await addressesOf(db, member.id)).map(addressView),
  }))

  wire.memberWrite(mallAddressSave, async ({ name, area, phone, address }, { trx, member, now, locale }) => {
    const mistake = phoneMistake(area, phone)
    if (mistake) throw wrongField(locale, 'phone', mistake)
    const id = newNo('H', now)
    await insertAddress(trx, { id, member_id: member.id, name, area, phone, address, at: now })
    return { id }
  })

  wire.memberRead(mallOrders, async ({ pageNum, pageSize, ...filter }, { db, member }) => {
    const offset = (pageNum - 1) * pageSize
    const own = { ...filter, memberId: member.id }
    const { list, total } = await pageOfOrders(db, own, { offset, limit: pageSize })
    return {
      list: list.map(orderView),
      total,
      hasMore: offset + list.length < total,
      totals: await orderTotals(db, own),
    }
  })

  wire.memberWrite(mallCancel, async ({ no, requestNo }, { trx, member, now }) => {
    const order = await findOrder(trx, member.id, no)
    if (!order) throw refuse('no-such-order')
    return orderView(await cancelOrder(trx, order, requestNo, now))
  })

  wire.memberWrite(mallConfirm, async ({ no }, { trx, member, now }) => {
    const order = await findOrder(trx, member.id, no)
    if (!order) throw refuse('no-such-order')
    await confirmReceipt(trx, order, now)
    return {}
  })
}

async function expiringSoon(db: Executor, memberId: string, now: number) {
  const soon = (await liveLots(db, memberId)).filter(({ expire_at }) => expire_at > now && expire_at <= now + SOON_MS)
  const [first] = soon
  return first ? { amount: soon.reduce((sum, { left_coins }) => sum + left_coins, 0), at: first.expire_at } : null
}

export function mallActions(db: Database): ControlActions {
  return {
    'mall.goods': async ({ goodsId, price, stock }) => {
      const change = { ...(price !== undefined && { price }), ...(stock !== undefined && { stock }) }
      await storeGoods(db, goodsId, change)
      return { goodsId, ...change }
    },
  }
}
