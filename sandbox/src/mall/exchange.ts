/** Exchanges coins for goods: order, coins, stock, coupon and mail in one transaction. The caller holds the member's row. */
import * as CODE from '@lantern/contract/code'
import type { RequestOf } from '@lantern/contract/endpoint'
import { FUND_PASSWORD_ABOVE, type mallExchange } from '@lantern/contract/mall'
import { DAY_MS } from '@lantern/contract/site-time'
import { siteTimeText } from '../clock/site-time.rules.ts'
import { spendCoins } from '../coins/coin-turns.ts'
import type { Trx } from '../database/database.ts'
import type { GoodsRow } from '../database/tables/site/mall.schema.ts'
import { houseAccount, memberAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { newNo } from '../ledger/numbers.ts'
import { requireFundPassword } from '../members/proofs/fund-password.ts'
import { requireFunds } from '../members/standing.rules.ts'
import { refuse } from '../refusal/refuse.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { wrongField } from '../refusal/wrong-field.ts'
import { openAuditTask } from '../turnover/audit-turns.ts'
import type { MemberWriteContext } from '../wire/wire.ts'
import { addressesOf, changeStock, lockGoods } from './goods.repository.ts'
import { COUPON_DAYS, COUPON_TURNOVER, takeable } from './mall.rules.ts'
import { mailOrder } from './order-mail.ts'
import { insertOrder, takenOf } from './orders.repository.ts'

type Wanted = RequestOf<typeof mallExchange>

/** @returns the number of the order */
export async function exchange(wanted: Wanted, context: MemberWriteContext): Promise<string> {
  const { trx, member, now } = context
  const { goodsId, qty, requestNo } = wanted
  requireFunds(member)
  const goods = await lockGoods(trx, goodsId)
  if (!goods) throw refuse('state-changed')
  requireOpen(goods, context)
  requirePrice(goods, wanted, context)
  await requireAmount(goods, qty, context)
  const coin = goods.price * qty
  const address = await addressFor(goods, wanted, context)
  if (coin > FUND_PASSWORD_ABOVE) await requireFundPassword(trx, member, wanted.fundPwd ?? '', now)
  const no = newNo('X', now)
  const taken = await spendCoins(trx, {
    memberId: member.id,
    coins: coin,
    bizNo: no,
    requestNo,
    memo: goodsId,
    at: now,
  })
  await changeStock(trx, goodsId, -qty)
  const isCoupon = goods.category === 'coupon'
  const order = {
    no,
    member_id: member.id,
    goods_id: goodsId,
    name_zh: goods.name_zh,
    name_en: goods.name_en,
    category: goods.category,
    qty,
    coin,
    state: isCoupon ? ('done' as const) : ('waiting' as const),
    paid_from: JSON.stringify(taken),
    address,
    request_no: requestNo,
    at: now,
    sent_at: null,
    ended_at: isCoupon ? now : null,
  }
  await insertOrder(trx, order)
  if (isCoupon) await grantCoupon(trx, member.id, no, goods.bonus_fen * qty, now)
  await mailOrder(trx, order, isCoupon ? 'exchanged' : 'waiting', now)
  return no
}

function requireOpen(goods: GoodsRow, { member, now }: MemberWriteContext): void {
  if (goods.open_at !== null && goods.open_at > now)
    throw new SandboxError(CODE.OFFER_NOT_STARTED, {
      zh: `${siteTimeText(goods.open_at)} 开放兑换`,
      en: `It can be exchanged from ${siteTimeText(goods.open_at)}`,
    })
  if (member.vip < goods.vip_min)
    throw new SandboxError(CODE.OFFER_NOT_ELIGIBLE, {
      zh: `VIP${goods.vip_min} 起可兑换`,
      en: `For members from VIP${goods.vip_min}`,
    })
}

function requirePrice(goods: GoodsRow, { price }: Wanted, { locale }: MemberWriteContext): void {
  if (goods.price === price) return
  const data = { price: goods.price, name: locale === 'en' ? goods.name_en : goods.name_zh }
  throw new SandboxError(CODE.GIFT_PROPERTY_CHANGE, { zh: '商品价格已变动', en: 'The price has changed' }, data)
}

async function requireAmount(goods: GoodsRow, qty: number, { trx, member }: MemberWriteContext): Promise<void> {
  if (qty > goods.stock)
    throw new SandboxError(
      CODE.OUT_OF_STOCK,
      goods.stock === 0
        ? { zh: '库存不足，已兑完', en: 'Out of stock' }
        : { zh: `库存剩 ${goods.stock} 件`, en: `${goods.stock} in stock` },
      { left: goods.stock },
    )
  const left = takeable(goods, await takenOf(trx, member.id, goods.id))
  if (qty > left)
    throw new SandboxError(
      CODE.PURCHASE_LIMIT,
      {
        zh: `每人限兑 ${goods.per_member} 件，您还可兑 ${left} 件`,
        en: `At most ${goods.per_member} per member, ${left} left for you`,
      },
      { left },
    )
}

/** The address as it is now, '' for goods that are not sent. */
async function addressFor(
  goods: GoodsRow,
  { addressId }: Wanted,
  { trx, member, locale }: MemberWriteContext,
): Promise<string> {
  if (goods.category === 'coupon') return ''
  const found = (await addressesOf(trx, member.id)).find(({ id }) => id === addressId)
  if (!found) throw wrongField(locale, 'addressId', { zh: '请选择收货地址', en: 'Choose an address' })
  const { name, area, phone, address } = found
  return JSON.stringify({ name, area, phone, address })
}

/** A coupon's bonus is locked until its turnover is completed (screens.md 11.3). */
async function grantCoupon(trx: Trx, memberId: string, no: string, amount: number, at: number): Promise<void> {
  await post(trx, {
    bizType: 'ACTIVITY',
    bizNo: no,
    step: 'coupon',
    memo: `coupon ${fromFen(amount)}`,
    at,
    postings: [
      { account: houseAccount('promo'), amount: -amount },
      { account: memberAccount(memberId, 'lock.bonus'), amount },
    ],
  })
  await openAuditTask(trx, {
    memberId,
    source: 'gift',
    sourceNo: no,
    amount,
    required: amount * COUPON_TURNOVER,
    isBonus: true,
    endAt: at + COUPON_DAYS * DAY_MS,
    at,
  })
}
