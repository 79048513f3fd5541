/** The coin mall through the API: exchange, orders, lots, coupons. */
import { randomUUID } from 'node:crypto'
import { auditTasks } from '@lantern/contract/audit'
import * as CODE from '@lantern/contract/code'
import { mailList } from '@lantern/contract/mail'
import { mallAddresses, mallAddressSave, mallExchange, mallGoods, mallGoodsDetail } from '@lantern/contract/mall'
import { mallCancel, mallConfirm, mallOrders } from '@lantern/contract/mall-orders'
import { coinRecords } from '@lantern/contract/other-records'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lantern/contract/site-time'
import { memberInfo } from '@lantern/contract/user'
import { walletOverview } from '@lantern/contract/wallet'
import { sql } from 'kysely'
import { COIN_LIFE_MS, FEN_PER_COIN, NOTICE_MS } from '../src/coins/lots.rules.ts'
import { ARRIVAL_MS, SENDING_MS } from '../src/mall/mall.rules.ts'
import { seedId } from '../src/members/seed-id.rules.ts'
import { SEED_FUND_PASSWORD } from '../src/seed/seed-members.ts'
import { openSandbox, type TestSandbox } from './harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

const HOME = { name: '林晓明', phone: '13912345678', address: '上海市静安区南京西路 1000 号' }
const coinsOf = async (token: string) => (await sandbox.call(memberInfo, {}, { token })).coin
const proofOf = async () => (await sandbox.control({ action: 'ledger.proof' })).data
const orderRow = (no: string) =>
  sandbox.db.selectFrom('mall_orders').selectAll().where('no', '=', no).executeTakeFirstOrThrow()
/** The seeded order that is on its way: the oldest of these goods. */
const seeded = () => {
  const pins = sandbox.db.selectFrom('mall_orders').selectAll().where('goods_id', '=', 'enamel-pin')
  return pins.orderBy('at').limit(1).executeTakeFirstOrThrow()
}
const mailAbout = (no: string) => sandbox.db.selectFrom('mails').selectAll().where('biz_no', '=', no).executeTakeFirst()
async function addressOf(token: string): Promise<string> {
  return (await sandbox.call(mallAddressSave, { ...HOME, requestNo: randomUUID() }, { token })).id
}

describe('the mall', () => {
  it('[SBX-MALL-4] lists goods by category and price, with the coins that expire soon', async () => {
    const token = await sandbox.signIn('demo01')
    const all = await sandbox.call(mallGoods, { pageSize: 50 }, { token })
    expect([all.total, all.list.length]).toEqual([20, 20])
    expect(all.expiring).toEqual({ amount: expect.any(Number), at: expect.any(Number) })
    const merch = await sandbox.call(mallGoods, { category: 'merch', sort: 'cheapest' }, { token })
    const prices = merch.list.map(({ price }) => price)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    expect(new Set(merch.list.map(({ category }) => category))).toEqual(new Set(['merch']))
    expect(all.list.filter(({ state }) => state === 'coming')).toHaveLength(1)
  })

  it('[SBX-MALL-4] exchanges once per request number, and sends the order, which its member confirms', async () => {
    const token = await sandbox.signIn('demo01')
    const before = await coinsOf(token)
    const order = { goodsId: 'enamel-pin', qty: 2, price: 60, requestNo: randomUUID() }
    const refused = await sandbox.ask(mallExchange, order, { token })
    expect(refused).toMatchObject({ code: CODE.VALIDATION, data: { fields: { addressId: 'Choose an address' } } })
    const addressId = await addressOf(token)
    const { orderNo, coinLeft } = await sandbox.call(mallExchange, { ...order, addressId }, { token })
    expect(coinLeft).toBe(before - 120)
    expect(await sandbox.call(mallExchange, { ...order, addressId }, { token })).toEqual({ orderNo, coinLeft })
    expect(await coinsOf(token)).toBe(coinLeft)
    const find = async () => (await sandbox.call(mallOrders, { requestNo: order.requestNo }, { token })).list[0]
    expect(await find()).toMatchObject({ no: orderNo, coin: 120, state: 'waiting', tracking: null })
    expect((await find())?.addressMasked).not.toContain('南京西路')
    await sandbox.advance(SENDING_MS + MINUTE_MS)
    expect(await find()).toMatchObject({ state: 'sent', tracking: { no: expect.stringMatching(/^SIM\d{12}$/) } })
    expect((await sandbox.ask(mallCancel, { no: orderNo, requestNo: randomUUID() }, { token })).code).toBe(
      CODE.STATE_CHANGED,
    )
    await sandbox.call(mallConfirm, { no: orderNo }, { token })
    expect(await find()).toMatchObject({ state: 'done', endedAt: sandbox.clock.now() })
    const { list: mails } = await sandbox.call(mailList, { tab: 'notice', keyword: orderNo }, { token })
    expect(mails.map(({ title }) => title.en)).toEqual([
      'Order completed: Enamel pin × 2',
      'Sent: Enamel pin × 2',
      'Exchanged: Enamel pin × 2',
    ])
    expect(await proofOf()).toMatchObject({ ok: true })
  })

  it('[SBX-MALL-5] cancels an order that was not sent, once: coins, lots and stock return', async () => {
    const token = await sandbox.signIn('demo01')
    const before = await coinsOf(token)
    const { stock } = await sandbox.call(mallGoodsDetail, { id: 'canvas-bag' }, { token })
    const [first] = (await sandbox.call(mallAddresses, {}, { token })).list
    const order = { goodsId: 'canvas-bag', qty: 1, price: 120, addressId: first?.id, requestNo: randomUUID() }
    const { orderNo } = await sandbox.call(mallExchange, order, { token })
    for (const requestNo of [randomUUID(), randomUUID()])
      expect(await sandbox.call(mallCancel, { no: orderNo, requestNo }, { token })).toMatchObject({
        state: 'cancelled',
      })
    expect(await coinsOf(token)).toBe(before)
    expect((await sandbox.call(mallGoodsDetail, { id: 'canvas-bag' }, { token })).stock).toBe(stock)
    const { expiry } = await sandbox.call(coinRecords, {}, { token })
    expect(expiry.reduce((sum, { amount }) => sum + amount, 0)).toBe(before)
    expect(expiry.map(({ at }) => at)).toEqual(expiry.map(({ at }) => at).sort((a, b) => a - b))
  })

  it('[SBX-MALL-6] refuses with the new price, and takes the exchange at it under the same number', async () => {
    const token = await sandbox.signIn('demo01')
    const addressId = await addressOf(token)
    await sandbox.control({ action: 'mall.goods', goodsId: 'enamel-pin', price: 70 })
    const order = { goodsId: 'enamel-pin', qty: 1, price: 60, addressId, requestNo: randomUUID() }
    const before = await coinsOf(token)
    expect(await sandbox.ask(mallExchange, order, { token })).toMatchObject({
      code: CODE.GIFT_PROPERTY_CHANGE,
      data: { price: 70, name: 'Enamel pin' },
    })
    expect(await coinsOf(token)).toBe(before)
    const { coinLeft } = await sandbox.call(mallExchange, { ...order, price: 70 }, { token })
    expect(coinLeft).toBe(before - 70)
  })

  it('[SBX-MALL-7] refuses what is sold out, above the limit, not open, for a higher level, or above the coins', async () => {
    const token = await sandbox.signIn('demo01')
    const addressId = await addressOf(token)
    const codeOf = async (goodsId: string, price: number, qty = 1) =>
      (await sandbox.ask(mallExchange, { goodsId, price, qty, addressId, requestNo: randomUUID() }, { token })).code
    expect(await codeOf('smart-band', 2_680)).toBe(CODE.OUT_OF_STOCK)
    expect(await codeOf('enamel-pin', 70, 9)).toBe(CODE.PURCHASE_LIMIT)
    expect(await codeOf('mooncake-box', 680)).toBe(CODE.OFFER_NOT_STARTED)
    expect(await codeOf('tablet', 29_800)).toBe(CODE.OFFER_NOT_ELIGIBLE)
    expect(await codeOf('ear-buds', 3_980)).toBe(CODE.NOT_ENOUGH_COINS)
    expect(await codeOf('nothing', 1)).toBe(CODE.STATE_CHANGED)
  })

  it('[SBX-MALL-8] needs the fund password above 10,000 coins', async () => {
    const token = await sandbox.signIn('vip10aa')
    const addressId = await addressOf(token)
    const order = { goodsId: 'speaker', qty: 1, price: 11_800, addressId }
    const ask = async (fundPwd?: string) =>
      (await sandbox.ask(mallExchange, { ...order, ...(fundPwd && { fundPwd }), requestNo: randomUUID() }, { token }))
        .code
    expect(await ask()).toBe(CODE.WRONG_FUND_PASSWORD)
    expect(await ask('111222')).toBe(CODE.WRONG_FUND_PASSWORD)
    expect(await ask(SEED_FUND_PASSWORD)).toBe(6000)
    expect(await coinsOf(token)).toBe(200)
  })

  it('[SBX-MALL-9] credits a coupon as a locked bonus with a turnover task', async () => {
    const token = await sandbox.signIn('vip10aa')
    const order = { goodsId: 'coupon-5', qty: 2, price: 60, requestNo: randomUUID() }
    const { orderNo } = await sandbox.call(mallExchange, order, { token })
    const { locked } = await sandbox.call(walletOverview, {}, { token })
    expect(locked).toBe('10.00')
    const { list: tasks } = await sandbox.call(auditTasks, {}, { token })
    expect(tasks).toContainEqual(expect.objectContaining({ source: 'gift', amount: '10.00', required: '30.00' }))
    const [row] = (await sandbox.call(mallOrders, { state: 'done' }, { token })).list
    expect(row).toMatchObject({ no: orderNo, addressMasked: '' })
    expect(await proofOf()).toMatchObject({ ok: true })
  })

  it('[SBX-MALL-2] earns a coin for each 1,000 of settled valid turnover, once', async () => {
    const token = await sandbox.signIn('demo01')
    const before = await coinsOf(token)
    const { valid } = await sandbox.db
      .selectFrom('bets')
      .select(({ fn }) => fn.sum<number>('valid_fen').as('valid'))
      .where('member_id', '=', seedId('demo01'))
      .where('settled_at', 'is not', null)
      .executeTakeFirstOrThrow()
    await sandbox.db
      .updateTable('coin_turnover')
      .set({ counted_fen: Number(valid) - 2 * FEN_PER_COIN - 5 })
      .where('member_id', '=', seedId('demo01'))
      .execute()
    await sandbox.advance(HOUR_MS)
    await sandbox.advance(HOUR_MS)
    expect(await coinsOf(token)).toBe(before + 2)
  })

  it('[SBX-MALL-1] [SBX-MALL-3] announces an expiry thirty days before and expires at its time, also after a jump', async () => {
    const name = 'vip10aa'
    const at = sandbox.clock.now() + NOTICE_MS + DAY_MS
    await sandbox.db.updateTable('coin_lots').set({ expire_at: at }).where('member_id', '=', seedId(name)).execute()
    await sandbox.advance(at + DAY_MS - sandbox.clock.now())
    const token = await sandbox.signIn(name)
    const { list, expiry } = await sandbox.call(coinRecords, { kind: 'expire' }, { token })
    expect(list).toEqual([expect.objectContaining({ biz: 'COIN_EXPIRE', coins: -80, at })])
    expect(expiry.every(({ at: next }) => next > at)).toBe(true)
    const { list: mails } = await sandbox.call(mailList, { tab: 'notice', keyword: 'will expire' }, { token })
    expect(mails).toEqual([
      expect.objectContaining({ title: expect.objectContaining({ en: '80 coins will expire' }), at: at - NOTICE_MS }),
    ])
    expect(await proofOf()).toMatchObject({ ok: true })
    expect(COIN_LIFE_MS).toBe(365 * DAY_MS)
  })

  it('[SBX-MALL-4] is done ten days after it was sent when its member says nothing', async () => {
    const order = await seeded()
    expect(order).toMatchObject({ state: 'done', ended_at: Number(order.sent_at) + ARRIVAL_MS })
    expect(await mailAbout(order.no)).toMatchObject({
      body_en: 'Completed ten days after it was sent.',
      read_at: null,
    })
  })

  it('[SBX-MALL-4] is done when its member confirms it, also a seeded order', async () => {
    const token = await sandbox.signIn('demo01')
    const now = sandbox.clock.now()
    const sent = { ...(await seeded()), no: 'X202603020SEEDED4', state: 'sent', sent_at: now, ended_at: null } as const
    await sandbox.db.insertInto('mall_orders').values(sent).execute()
    await sandbox.call(mallConfirm, { no: sent.no }, { token })
    expect(await orderRow(sent.no)).toMatchObject({ state: 'done' })
    expect(await mailAbout(sent.no)).toMatchObject({
      body_en: 'You confirmed that it arrived.',
      read_at: expect.any(Number),
    })
  })

  it('[SBX-MALL-10] moves on when an order before it cannot', async () => {
    const at = sandbox.clock.now() - SENDING_MS
    const waiting = { ...(await seeded()), state: 'waiting', tracking_no: '', sent_at: null } as const
    await sandbox.db
      .insertInto('mall_orders')
      .values([
        { ...waiting, ended_at: null, no: 'X-stuck', at: at - 1 },
        { ...waiting, ended_at: null, no: 'X-after', at },
      ])
      .execute()
    await sql`ALTER TABLE mall_orders ADD CONSTRAINT stuck CHECK (no <> 'X-stuck' OR state = 'waiting')`.execute(
      sandbox.db,
    )
    await sandbox.advance(MINUTE_MS)
    await sql`ALTER TABLE mall_orders DROP CONSTRAINT stuck`.execute(sandbox.db)
    expect(await orderRow('X-stuck')).toMatchObject({ state: 'waiting' })
    expect(await orderRow('X-after')).toMatchObject({ state: 'sent' })
  })
})
