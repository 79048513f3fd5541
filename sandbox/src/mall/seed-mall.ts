/** The goods of the sandbox, and what demo01 did with its coins. */
import { DAY_MS, HOUR_MS } from '@lantern/contract/site-time'
import { earnCoins, returnCoins, spendCoins } from '../coins/coin-turns.ts'
import { adoptCoins } from '../coins/coins.repository.ts'
import { COIN_LIFE_MS } from '../coins/lots.rules.ts'
import type { Executor, Trx } from '../database/database.ts'
import { seedNo } from '../ledger/seed-no.rules.ts'
import { seedId } from '../members/seed-id.rules.ts'
import { addGoods, findGoods } from './goods.repository.ts'
import { OFFERED_GOODS } from './goods-list.ts'
import { ARRIVAL_MS, SENDING_MS, trackingNo } from './mall.rules.ts'
import { insertOrder } from './orders.repository.ts'

/** Adds goods that this database does not have. */
export async function offerGoods(db: Executor, now: number): Promise<void> {
  await addGoods(
    db,
    OFFERED_GOODS.map(
      ({ id, category, name, text, price, stock, perMember, vipMin, opensInMs, bonusFen }, position) => ({
        id,
        category,
        name_zh: name.zh,
        name_en: name.en,
        text_zh: text.zh,
        text_en: text.en,
        price,
        stock,
        per_member: perMember ?? null,
        vip_min: vipMin ?? 0,
        open_at: opensInMs === undefined ? null : now + opensInMs,
        bonus_fen: bonusFen ?? 0,
        position,
      }),
    ),
  )
}

const MEMBER = seedId('demo01')
const ADDRESS = JSON.stringify({
  name: '林晓明',
  area: '86',
  phone: '13800010000',
  address: '上海市静安区南京西路 1000 号',
})

/** Lots for the coins of the seed members, and for demo01 coins that expire soon, an order that arrived, one that was cancelled and one on its way. */
export async function seedMall(trx: Trx, now: number): Promise<void> {
  await offerGoods(trx, now)
  await adoptCoins(trx, now, now + COIN_LIFE_MS)
  await earnCoins(trx, {
    memberId: MEMBER,
    coins: 300,
    bizNo: seedNo('CE', now - 8 * DAY_MS, 1),
    memo: 'task',
    at: now - 8 * DAY_MS,
    expireAt: now + 24 * DAY_MS,
  })
  const orders = [
    { goodsId: 'lantern-mug', at: now - 7 * DAY_MS + HOUR_MS, state: 'done' },
    { goodsId: 'canvas-bag', at: now - 5 * DAY_MS, state: 'cancelled' },
    { goodsId: 'enamel-pin', at: now - 2 * DAY_MS, state: 'sent' },
  ] as const
  for (const [nth, draft] of orders.entries()) await order(trx, { ...draft, no: seedNo('X', draft.at, nth) })
}

type SeedOrder = { no: string; goodsId: string; at: number; state: 'done' | 'cancelled' | 'sent' }
async function order(trx: Trx, { no, goodsId, at, state }: SeedOrder): Promise<void> {
  const goods = await findGoods(trx, goodsId)
  if (!goods) throw new Error(`There are no goods ${goodsId}.`)
  const coin = goods.price
  const taken = await spendCoins(trx, { memberId: MEMBER, coins: coin, bizNo: no, memo: goodsId, at })
  const endedAt = state === 'sent' ? null : at + (state === 'done' ? ARRIVAL_MS / 2 : HOUR_MS / 12)
  if (state === 'cancelled')
    await returnCoins(trx, { memberId: MEMBER, coins: coin, bizNo: no, memo: goodsId, at: endedAt ?? at }, taken)
  await insertOrder(trx, {
    no,
    member_id: MEMBER,
    goods_id: goodsId,
    name_zh: goods.name_zh,
    name_en: goods.name_en,
    category: goods.category,
    qty: 1,
    coin,
    state,
    paid_from: JSON.stringify(taken),
    address: ADDRESS,
    tracking_no: state === 'cancelled' ? '' : trackingNo(no),
    request_no: null,
    at,
    sent_at: state === 'cancelled' ? null : at + SENDING_MS,
    ended_at: endedAt,
  })
}
