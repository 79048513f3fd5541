/** Deposits, withdrawals, transfers: each machine of screens.md 11.4-11.6 through the API, with the ledger proof behind it. */
import { depositCancel, depositCreate, depositDetail, depositMethods, depositPaid } from '@lantern/contract/deposit'
import { transfer, transferDetail } from '@lantern/contract/transfer'
import { memberInfo } from '@lantern/contract/user'
import { recallAll, walletOverview } from '@lantern/contract/wallet'
import { withdrawalApply, withdrawalDetail, withdrawalPrepare } from '@lantern/contract/withdrawal'
import { inTransaction } from '../src/database/database.ts'
import { houseAccount, memberAccount } from '../src/ledger/accounts.ts'
import { balanceOf, post } from '../src/ledger/ledger.ts'
import { seedId } from '../src/members/seed-id.rules.ts'
import { countTurnover, openAuditTask } from '../src/turnover/audit-turns.ts'
import { openSandbox, type TestSandbox, uuid } from './harness.ts'

const HOUR = 3_600_000
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())
afterEach(async () => {
  sandbox.faults.clear()
  expect((await sandbox.control({ action: 'ledger.proof' })).data).toMatchObject({ ok: true, problems: [] })
})

const main = (userName: string): Promise<number> => balanceOf(sandbox.db, seedId(userName), 'main')

describe('deposit', () => {
  it('BANK: created, paid, credited within ten seconds, once, with a turnover task and one mail', async () => {
    const token = await sandbox.signIn('inviter1')
    const before = await main('inviter1')
    const order = await sandbox.call(depositCreate, { method: 'BANK', amount: '500.00', requestNo: uuid() }, { token })
    expect(order).toMatchObject({ state: 1, amount: '500.00', expireAt: order.createdAt + 15 * 60_000 })
    expect(Number(order.payAmount)).toBeGreaterThan(500)
    expect(Number(order.payAmount)).toBeLessThan(501)
    await sandbox.call(depositPaid, { orderNo: order.orderNo }, { token })
    await sandbox.live(10_000)
    const { order: done } = await sandbox.call(depositDetail, { orderNo: order.orderNo }, { token })
    expect(done).toMatchObject({ state: 4 })
    expect(done?.timeline.map((step) => step.state)).toEqual([1, 2, 4])
    expect(await main('inviter1')).toBe(before + 50_000)
    // A duplicate callback of the bank changes nothing.
    expect(
      await sandbox.control({ action: 'deposit.confirm', userName: 'inviter1', orderNo: order.orderNo }),
    ).toMatchObject({ code: 6000 })
    expect(await main('inviter1')).toBe(before + 50_000)
    const tasks = await sandbox.db
      .selectFrom('audit_tasks')
      .selectAll()
      .where('source_no', '=', order.orderNo)
      .execute()
    expect(tasks).toMatchObject([{ amount: 50_000, required: 50_000, state: 'OPEN' }])
    const mails = await sandbox.db.selectFrom('mails').selectAll().where('biz_no', '=', order.orderNo).execute()
    expect(mails.map(({ read_at: readAt }) => readAt === null).sort()).toEqual([false, false, true])
  })

  it('USDT: confirmations of the chain one by one, then credit at the rate of the order', async () => {
    const token = await sandbox.signIn('inviter1')
    const before = await main('inviter1')
    const order = await sandbox.call(
      depositCreate,
      { method: 'USDT', amount: '20', network: 'TRC20', requestNo: uuid() },
      { token },
    )
    expect(order).toMatchObject({
      payAmount: '20.000000',
      amount: '143.60',
      rate: '7.18',
      confirmations: { done: 0, need: 19 },
    })
    await sandbox.call(depositPaid, { orderNo: order.orderNo, txid: 'abc' }, { token })
    await sandbox.live(30_000)
    const half = await sandbox.call(depositDetail, { orderNo: order.orderNo }, { token })
    expect(half.order).toMatchObject({ state: 3, confirmations: { done: 10 } })
    await sandbox.live(30_000)
    expect((await sandbox.call(depositDetail, { orderNo: order.orderNo }, { token })).order).toMatchObject({
      state: 4,
      confirmations: { done: 19 },
    })
    expect(await main('inviter1')).toBe(before + 14_360)
  })

  it('expires by the clock; a late payment is still matched for a day', async () => {
    const token = await sandbox.signIn('agent01')
    const before = await main('agent01')
    const order = await sandbox.call(depositCreate, { method: 'BANK', amount: '100', requestNo: uuid() }, { token })
    await sandbox.advance(15 * 60_000)
    expect((await sandbox.call(depositDetail, { orderNo: order.orderNo }, { token })).order).toMatchObject({ state: 6 })
    expect(await sandbox.ask(depositPaid, { orderNo: order.orderNo }, { token })).toMatchObject({
      status: 200,
      code: 711014,
    })
    expect(await sandbox.ask(depositCancel, { orderNo: order.orderNo }, { token })).toMatchObject({ code: 711014 })
    await sandbox.advance(HOUR)
    expect(
      await sandbox.control({ action: 'deposit.confirm', userName: 'agent01', orderNo: order.orderNo }),
    ).toMatchObject({ code: 6000 })
    expect(await main('agent01')).toBe(before + 10_000)
  })

  it('cancels an unpaid order, and nothing after that', async () => {
    const token = await sandbox.signIn('agent01')
    const order = await sandbox.call(depositCreate, { method: 'BANK', amount: '100', requestNo: uuid() }, { token })
    expect(
      await sandbox.ask(depositCreate, { method: 'BANK', amount: '200', requestNo: uuid() }, { token }),
    ).toMatchObject({ code: 711012, data: { orderNo: order.orderNo } })
    expect(await sandbox.call(depositCancel, { orderNo: order.orderNo }, { token })).toMatchObject({ state: 5 })
    expect(await sandbox.ask(depositPaid, { orderNo: order.orderNo }, { token })).toMatchObject({ code: 711015 })
    expect(
      await sandbox.control({ action: 'deposit.confirm', userName: 'agent01', orderNo: order.orderNo }),
    ).toMatchObject({ code: 711015 })
  })

  it.each([
    ['newbie1', { amount: '100' }, 711010],
    ['kycrej1', { amount: '100' }, 711010],
    ['frozen1', { amount: '100' }, 711009],
    ['timeout1', { amount: '100' }, 712002],
    ['exclude1', { amount: '100' }, 712003],
    ['limit01', { amount: '100' }, 712001],
    ['vip10aa', { amount: '99.99' }, 711002],
    ['vip10aa', { amount: '50000.01' }, 711003],
    ['vip10aa', { amount: '100', payerName: '别人' }, 716007],
    ['vip10aa', { amount: '200', method: 'INSTEAD' }, 711020],
  ] as const)('refuses %s %j with %d', async (userName, input, code) => {
    const token = await sandbox.signIn(userName)
    const before = await main(userName)
    expect(await sandbox.ask(depositCreate, { method: 'BANK', requestNo: uuid(), ...input }, { token })).toMatchObject({
      status: 200,
      code,
    })
    expect(await main(userName)).toBe(before)
  })

  it('[SBX-6] answers the same requestNo once, and 711013 to another body under it', async () => {
    const token = await sandbox.signIn('vip10aa')
    const request = { method: 'BANK' as const, amount: '300', requestNo: uuid() }
    const both = await Promise.all([
      sandbox.call(depositCreate, request, { token }),
      sandbox.call(depositCreate, request, { token }),
    ])
    expect(both[0]).toEqual(both[1])
    expect(await sandbox.ask(depositCreate, { ...request, amount: '301' }, { token })).toMatchObject({ code: 711013 })
    const { openOrder } = await sandbox.call(depositMethods, {}, { token })
    expect(openOrder?.orderNo).toBe(both[0].orderNo)
    await sandbox.control({ action: 'deposit.fail', userName: 'vip10aa' })
  })
})

describe('withdrawal', () => {
  const apply = (userName: string, amount: string, extra: object = {}) => ({
    accountId: `${seedId(userName)}-bank`,
    amount,
    fundPwd: '159357',
    requestNo: uuid(),
    ...extra,
  })

  it('a small clean one is reviewed and paid by itself within a minute, every step on the timeline', async () => {
    const token = await sandbox.signIn('demo01')
    const before = await main('demo01')
    const order = await sandbox.call(withdrawalApply, apply('demo01', '100.00'), { token })
    expect(order.state).toBe(1)
    const info = await sandbox.call(memberInfo, {}, { token })
    expect(info.lockDetail).toContainEqual(
      expect.objectContaining({ type: 'withdraw', amount: '100.00', ref: order.orderNo }),
    )
    expect(await sandbox.ask(withdrawalApply, apply('demo01', '100.00'), { token })).toMatchObject({ code: 711012 })
    await sandbox.live(60_000)
    const { order: paid } = await sandbox.call(withdrawalDetail, { orderNo: order.orderNo }, { token })
    expect(paid?.timeline.map((step) => step.state)).toEqual([1, 2, 4, 5, 6])
    expect(await main('demo01')).toBe(before - 10_000)
    expect(await balanceOf(sandbox.db, seedId('demo01'), 'lock.withdraw')).toBe(0)
  })

  it('a large one waits for two reviews; refused money is back in the same moment', async () => {
    const token = await sandbox.signIn('vip10aa')
    const before = await main('vip10aa')
    const order = await sandbox.call(withdrawalApply, apply('vip10aa', '60000'), { token })
    await sandbox.live(120_000, 10_000)
    expect((await sandbox.call(withdrawalDetail, { orderNo: order.orderNo }, { token })).order).toMatchObject({
      state: 2,
    })
    await sandbox.control({ action: 'withdrawal.step', orderNo: order.orderNo })
    expect((await sandbox.call(withdrawalDetail, { orderNo: order.orderNo }, { token })).order).toMatchObject({
      state: 3,
    })
    await sandbox.control({ action: 'withdrawal.reject', orderNo: order.orderNo, reason: 'R03' })
    const { order: refused } = await sandbox.call(withdrawalDetail, { orderNo: order.orderNo }, { token })
    expect(refused).toMatchObject({ state: 7, reasonCode: 'R03' })
    expect(await main('vip10aa')).toBe(before)
    expect(await sandbox.control({ action: 'withdrawal.step', orderNo: order.orderNo })).toMatchObject({ code: 711015 })
  })

  it('a payout that fails twice gives the money back (R05)', async () => {
    const token = await sandbox.signIn('vip10aa')
    const before = await main('vip10aa')
    await sandbox.control({ action: 'fault.set', kind: 'code', match: 'sim/payout', userName: 'vip10aa', times: 2 })
    const order = await sandbox.call(withdrawalApply, apply('vip10aa', '100'), { token })
    await sandbox.live(60_000)
    expect((await sandbox.call(withdrawalDetail, { orderNo: order.orderNo }, { token })).order).toMatchObject({
      state: 8,
      reasonCode: 'R05',
    })
    expect(await main('vip10aa')).toBe(before)
  })

  it('blocks what turnover restricts and frees it when bets count', async () => {
    const token = await sandbox.signIn('audit01')
    const ready = await sandbox.call(withdrawalPrepare, {}, { token })
    expect(ready).toMatchObject({ available: '2000.00', withdrawable: '0.00', turnoverNeed: '6500.00' })
    expect(ready.checks.find((check) => check.key === 'turnover')).toMatchObject({ ok: false })
    expect(await sandbox.ask(withdrawalApply, apply('audit01', '100'), { token })).toMatchObject({
      code: 711006,
      data: { need: '6500.00', canTake: '0.00' },
    })
    const bet = {
      memberId: seedId('audit01'),
      betNo: 'B-audit',
      category: 'sport',
      valid: 120_000,
      at: sandbox.clock.now(),
    }
    await inTransaction(sandbox.db, (trx) => countTurnover(trx, bet))
    await inTransaction(sandbox.db, (trx) => countTurnover(trx, bet))
    // 1,000 clears the first task, 200 go to the dividend's; the esports task takes nothing from sport.
    expect(await sandbox.call(withdrawalPrepare, {}, { token })).toMatchObject({
      withdrawable: '1000.00',
      turnoverNeed: '5300.00',
    })
    await inTransaction(sandbox.db, (trx) =>
      countTurnover(trx, { ...bet, betNo: 'B-audit-2', category: 'gaming', valid: 530_000 }),
    )
    expect(await sandbox.call(withdrawalPrepare, {}, { token })).toMatchObject({
      withdrawable: '2000.00',
      turnoverNeed: '0.00',
    })
  })

  it('moves a bonus from its lock to main when its task is done', async () => {
    const id = seedId('muted01')
    const at = sandbox.clock.now()
    await inTransaction(sandbox.db, async (trx) => {
      await post(trx, {
        bizType: 'ACTIVITY',
        bizNo: 'bonus-test',
        at,
        postings: [
          { account: houseAccount('promo'), amount: -5_000 },
          { account: memberAccount(id, 'lock.bonus'), amount: 5_000 },
        ],
      })
      await openAuditTask(trx, {
        memberId: id,
        source: 'offer',
        sourceNo: 'bonus-test',
        amount: 5_000,
        required: 10_000,
        isBonus: true,
        at,
      })
    })
    const before = await main('muted01')
    await inTransaction(sandbox.db, (trx) =>
      countTurnover(trx, { memberId: id, betNo: 'B-bonus', category: 'sport', valid: 10_000, at }),
    )
    expect(await main('muted01')).toBe(before + 5_000)
    expect(await balanceOf(sandbox.db, id, 'lock.bonus')).toBe(0)
  })

  it('counts wrong fund passwords although the withdrawal is refused, and locks after five', async () => {
    const token = await sandbox.signIn('mod0001')
    const wrong = () => sandbox.ask(withdrawalApply, apply('mod0001', '100', { fundPwd: '000000' }), { token })
    for (const left of [4, 3, 2, 1]) expect(await wrong()).toMatchObject({ code: 711007, data: { triesLeft: left } })
    expect(await wrong()).toMatchObject({ code: 711008 })
    expect(await sandbox.ask(withdrawalApply, apply('mod0001', '100'), { token })).toMatchObject({ code: 711008 })
    await sandbox.advance(2 * HOUR)
    expect(await sandbox.ask(withdrawalApply, apply('mod0001', '100'), { token })).toMatchObject({ code: 6000 })
    await sandbox.live(60_000)
  })

  it.each([
    ['frozen1', '100', {}, 711009],
    ['newbie1', '100', {}, 711010],
    ['vip10aa', '99.99', {}, 711002],
    ['vip10aa', '500000.01', {}, 711003],
    ['vip10aa', '100', { accountId: `${seedId('demo01')}-bank` }, 711011],
    ['limit01', '30000', {}, 711001],
  ] as const)('refuses %s %s %j with %d', async (userName, amount, extra, code) => {
    const token = await sandbox.signIn(userName)
    expect(await sandbox.ask(withdrawalApply, apply(userName, amount, extra), { token })).toMatchObject({
      status: 200,
      code,
    })
  })

  it('a self-excluded member may withdraw', async () => {
    const token = await sandbox.signIn('exclude1')
    expect(await sandbox.ask(withdrawalApply, apply('exclude1', '100'), { token })).toMatchObject({ code: 6000 })
    await sandbox.live(60_000)
  })
})

describe('transfer', () => {
  const move = (extra: object = {}) => ({ from: 'center', to: 'OBTY', amount: '50.00', requestNo: uuid(), ...extra })
  beforeEach(() => sandbox.advance(4_000))

  it('moves to a venue by its alias and back with everything', async () => {
    const token = await sandbox.signIn('agent01')
    const before = await main('agent01')
    expect(await sandbox.call(transfer, move({ to: 'YBTY' }), { token })).toMatchObject({ state: 1, to: 'OBTY' })
    expect(await sandbox.ask(transfer, move(), { token })).toMatchObject({ code: 10001 })
    const { items } = await sandbox.call(recallAll, { requestNo: uuid() }, { token })
    expect(items).toMatchObject([{ enName: 'OBTY', amount: '50.00', state: 1 }])
    expect(await main('agent01')).toBe(before)
  })

  it.each([
    ['drop', 1, 'the venue did it'],
    ['hang', 2, 'the venue never heard of it'],
  ] as const)(
    'an unknown answer (%s) waits as locked money and ends by the venue book: %s (%s)',
    async (kind, end, _why) => {
      const token = await sandbox.signIn('agent01')
      const before = await main('agent01')
      await sandbox.control({ action: 'fault.set', kind, match: 'sim/transfer' })
      const answer = await sandbox.call(transfer, move(), { token })
      expect(answer.state).toBe(3)
      expect(await sandbox.call(walletOverview, {}, { token })).toMatchObject({
        lock: [{ type: 'transfer', amount: '50.00', ref: answer.transferNo }],
      })
      await sandbox.advance(10_000)
      const { transfer: ended } = await sandbox.call(transferDetail, { transferNo: answer.transferNo }, { token })
      expect(ended?.state).toBe(end)
      expect(await main('agent01')).toBe(end === 1 ? before - 5_000 : before)
    },
  )

  it('a refusal of the venue gives the money back at once', async () => {
    const token = await sandbox.signIn('agent01')
    const before = await main('agent01')
    await sandbox.control({ action: 'fault.set', kind: 'code', match: 'sim/transfer' })
    expect(await sandbox.call(transfer, move(), { token })).toMatchObject({ state: 2 })
    expect(await main('agent01')).toBe(before)
  })

  it('[SBX-6] a lost answer is found again by its requestNo and not repeated', async () => {
    const token = await sandbox.signIn('agent01')
    const before = await main('agent01')
    const request = move()
    const first = await sandbox.call(transfer, request, { token })
    expect((await sandbox.call(transferDetail, { requestNo: request.requestNo }, { token })).transfer).toEqual(first)
    expect(await sandbox.call(transfer, request, { token })).toEqual(first)
    expect(await main('agent01')).toBe(before - 5_000)
  })

  it.each([
    [{ to: 'center' }, 10003],
    [{ from: 'IMTY', to: 'OBTY' }, 10003],
    [{ to: 'NOWHERE' }, 10003],
    [{ to: 'V188' }, 711017],
    [{ amount: '0.99' }, 711002],
    [{ amount: '1000000.01' }, 711003],
    [{ amount: '999999' }, 711001],
  ])('refuses %j with %d', async (extra, code) => {
    const token = await sandbox.signIn('agent01')
    expect(await sandbox.ask(transfer, move(extra), { token })).toMatchObject({ status: 200, code })
  })

  it('twenty spenders at once never overdraw', async () => {
    const token = await sandbox.signIn('limit01')
    const before = await main('limit01')
    const asks = Array.from({ length: 20 }, () => sandbox.ask(transfer, move({ amount: '333.00' }), { token }))
    const done = (await Promise.all(asks)).filter((answer) => answer.code === 6000)
    // The three-second gap lets one of them through; the ledger test races the postings themselves.
    expect(done).toHaveLength(1)
    expect(await main('limit01')).toBe(before - 33_300)
  })
})
