/** Speed deposits and payouts from both sides (screens.md 6, 11.4, 11.5; code 244102). */

import { depositCancel, depositCreate, depositDetail, depositMethods, depositPaid } from '@lantern/contract/deposit'
import { PART_STATE, partConfirm, partDispute, partProof } from '@lantern/contract/speed'
import { withdrawalApply, withdrawalDetail } from '@lantern/contract/withdrawal'
import fc from 'fast-check'
import { partAfter, splitPayout } from '../src/finance/speed/speed.rules.ts'
import { balanceOf } from '../src/ledger/ledger.ts'
import { seedId } from '../src/members/seed-id.rules.ts'
import { openSandbox, type TestSandbox, uuid } from './harness.ts'
import { PICTURE } from './money-machines.ts'
import { giveMoney } from './money-members.ts'
import { moneyProblems } from './money-state.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const [payer, payee] = ['inviter1', 'vip10aa'] as const
let sandbox: TestSandbox
let tokens: Record<typeof payer | typeof payee, string>
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())
beforeEach(async () => {
  tokens = { [payer]: await sandbox.signIn(payer), [payee]: await sandbox.signIn(payee) }
})
afterEach(async () => {
  sandbox.faults.clear()
  expect((await sandbox.control({ action: 'ledger.proof' })).data).toMatchObject({ ok: true, problems: [] })
  expect(await moneyProblems(sandbox.db)).toEqual([])
  // Whatever is open comes to its end by the clock alone.
  await sandbox.live(45 * MINUTE, MINUTE)
  expect((await sandbox.control({ action: 'ledger.proof' })).data).toMatchObject({ ok: true, problems: [] })
  expect(await balanceOf(sandbox.db, seedId(payee), 'lock.withdraw')).toBe(0)
})

const main = (userName: string): Promise<number> => balanceOf(sandbox.db, seedId(userName), 'main')

/** A payout of two parts of 200.00 and one of 500.00 (and 100.00 for the house), on offer. */
async function offer(): Promise<string> {
  await giveMoney(sandbox.db, seedId(payee), 200_000, sandbox.clock.now())
  const { orderNo } = await sandbox.call(
    withdrawalApply,
    { accountId: `${seedId(payee)}-bank`, amount: '1000', fundPwd: '159357', channel: 'SPEED', requestNo: uuid() },
    { token: tokens[payee] },
  )
  for (let step = 0; (await payout(orderNo)).state < 5 && step < 4; step += 1)
    await sandbox.control({ action: 'withdrawal.step', orderNo })
  return orderNo
}
const payout = async (orderNo: string) => {
  const { order } = await sandbox.call(withdrawalDetail, { orderNo }, { token: tokens[payee] })
  if (!order) throw new Error(`No payout ${orderNo}`)
  return order
}
const deposit = async (orderNo: string) => {
  const { order } = await sandbox.call(depositDetail, { orderNo }, { token: tokens[payer] })
  if (!order) throw new Error(`No deposit ${orderNo}`)
  return order
}
const take = (amount = '500') =>
  sandbox.call(depositCreate, { method: 'SPEED', amount, requestNo: uuid() }, { token: tokens[payer] })
const claim = (orderNo: string) => sandbox.call(depositPaid, { orderNo, proof: [PICTURE] }, { token: tokens[payer] })
const limitUsed = async () => (await sandbox.call(depositMethods, {}, { token: tokens[payer] })).limit.used
/** The part of 500.00. */
const bigPart = async (orderNo: string) => {
  const part = (await payout(orderNo)).parts?.find(({ amount }) => amount === '500.00')
  if (!part) throw new Error('No part of 500.00')
  return part
}

it('[SBX-100] without a waiting payout the method is paused and names the open ones', async () => {
  const { list } = await sandbox.call(depositMethods, {}, { token: tokens[payer] })
  expect(list.find(({ method }) => method === 'SPEED')).toMatchObject({ state: 2, offers: [] })
  const asked = { method: 'SPEED', amount: '200', requestNo: uuid() }
  expect(await sandbox.ask(depositCreate, asked, { token: tokens[payer] })).toMatchObject({
    code: 711020,
    data: { alternatives: list.filter(({ state }) => state === 1).map(({ method }) => method) },
  })
})

it("[SBX-95] a payout falls into parts that a depositor can choose, none above half of what is left, the rest is the house's", () => {
  expect(splitPayout(100_000)).toEqual([50_000, 20_000, 20_000])
  expect(splitPayout(40_000)).toEqual([20_000, 20_000])
  expect(splitPayout(19_999)).toEqual([])
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 50_000_000 }), (amount) => {
      const parts = splitPayout(amount)
      const sum = parts.reduce((total, part) => total + part, 0)
      return sum <= amount && parts.length <= 8 && parts.every((part) => part >= 20_000 && part <= 2_000_000)
    }),
  )
})

it('[SBX-96] no event leads a part that is over anywhere', () => {
  const events = ['take', 'claim', 'confirm', 'dispute', 'release', 'fail', 'sweep'] as const
  for (const state of [PART_STATE.confirmed, PART_STATE.house])
    expect(events.map((event) => partAfter(state, event))).toEqual(events.map(() => undefined))
})

it('[SBX-95][SBX-97] a depositor pays a part of a payout: offered, taken, claimed with a proof, confirmed; both balances move once', async () => {
  const before = await main(payer)
  const orderNo = await offer()
  const { list } = await sandbox.call(depositMethods, {}, { token: tokens[payer] })
  expect(list.find(({ method }) => method === 'SPEED')).toMatchObject({
    state: 1,
    offers: expect.arrayContaining(['500.00']),
  })
  const order = await take()
  expect(order).toMatchObject({
    state: 1,
    payAmount: '500.00',
    payTo: { holder: '周星海', bank: '模拟银行 SIM BANK' },
    expireAt: order.createdAt + 15 * MINUTE,
  })
  expect(await bigPart(orderNo)).toMatchObject({ state: PART_STATE.waiting, until: order.expireAt, payer: '郝**' })
  expect(await sandbox.ask(depositPaid, { orderNo: order.orderNo }, { token: tokens[payer] })).toMatchObject({
    code: 10003,
    data: { fields: { proof: expect.any(String) } },
  })
  const claimed = await claim(order.orderNo)
  expect(claimed).toMatchObject({ state: 2, canAppeal: false, confirmBy: expect.any(Number) })
  const part = await bigPart(orderNo)
  expect(part).toMatchObject({ state: PART_STATE.claimed, until: claimed.confirmBy })
  await sandbox.advance(SECOND)
  expect(await sandbox.call(partProof, { partNo: part.partNo }, { token: tokens[payee] })).toEqual({ proof: [PICTURE] })
  expect(await sandbox.ask(partProof, { partNo: part.partNo }, { token: tokens[payer] })).toMatchObject({ code: 10001 })
  expect(await sandbox.ask(partConfirm, { partNo: part.partNo }, { token: tokens[payer] })).toMatchObject({
    code: 10001,
  })
  for (const _again of [1, 2])
    expect(await sandbox.call(partConfirm, { partNo: part.partNo }, { token: tokens[payee] })).toMatchObject({
      state: 4,
    })
  await sandbox.live(2 * SECOND)
  expect(await main(payer)).toBe(before + 50_000)
  expect(await balanceOf(sandbox.db, seedId(payee), 'lock.withdraw')).toBe(50_000)
  const paid = await deposit(order.orderNo)
  expect(paid).toMatchObject({ state: 4, payTo: { holder: '周**', account: expect.stringMatching(/^\*{4} \d{4}$/) } })
  expect(paid.timeline.map(({ state }) => state)).toEqual([1, 2, 4])
})

it('[SBX-97] a claim that is sent again, because its answer was lost, shows its pictures once', async () => {
  const orderNo = await offer()
  const order = await take()
  const bare = await sandbox.ask(depositPaid, { orderNo: order.orderNo }, { token: tokens[payer] })
  expect(bare).toMatchObject({ code: 10003, data: { fields: { proof: bare.message } } })
  expect(bare.message).toBe('Upload a proof of your payment')
  for (const _again of [1, 2]) expect(await claim(order.orderNo)).toMatchObject({ state: 2 })
  const { partNo } = await bigPart(orderNo)
  expect((await sandbox.call(partProof, { partNo }, { token: tokens[payee] })).proof).toEqual([PICTURE])
})

it('[SBX-98] the platform pays unmatched parts after five minutes, and the payout is complete', async () => {
  const orderNo = await offer()
  await sandbox.live(6 * MINUTE, 30 * SECOND)
  const { state, parts = [] } = await payout(orderNo)
  expect(state).toBe(6)
  expect(parts.map((part) => part.state)).toEqual([6, 6, 6])
})

it('[SBX-98] an order that is not paid in time, or cancelled, gives its part back: on offer while that lasts, then to the house', async () => {
  const before = await main(payer)
  const orderNo = await offer()
  const first = await take()
  await sandbox.call(depositCancel, { orderNo: first.orderNo }, { token: tokens[payer] })
  expect(await bigPart(orderNo)).toMatchObject({ state: PART_STATE.offered, payer: '' })
  const second = await take()
  await sandbox.live(6 * MINUTE, 30 * SECOND)
  // The others are the house's by now, this one waits for its payer.
  expect(await payout(orderNo)).toMatchObject({ state: 5 })
  await sandbox.live(10 * MINUTE, 30 * SECOND)
  expect(await deposit(second.orderNo)).toMatchObject({ state: 6 })
  expect(await payout(orderNo)).toMatchObject({ state: 6 })
  // The payment was reported late: another payee was paid for it.
  expect(await sandbox.control({ action: 'deposit.pay', userName: payer, orderNo: second.orderNo })).toMatchObject({
    code: 711015,
  })
  expect(await main(payer)).toBe(before)
})

describe('a dispute', () => {
  it("[SBX-99] [SBX-49] of a payee without pictures ends by the payer's proof", async () => {
    const before = await main(payer)
    const orderNo = await offer()
    const order = await take()
    await claim(order.orderNo)
    const { partNo } = await bigPart(orderNo)
    await sandbox.call(partDispute, { partNo, text: '没有收到' }, { token: tokens[payee] })
    const reserved = await limitUsed()
    await sandbox.live(2 * SECOND)
    expect(await deposit(order.orderNo)).toMatchObject({ state: 8 })
    // It may still be credited: the limit holds its room.
    expect(await limitUsed()).toBe(reserved)
    expect(await bigPart(orderNo)).toMatchObject({ state: PART_STATE.disputed, until: null })
    await sandbox.live(40 * SECOND, 5 * SECOND)
    expect(await deposit(order.orderNo)).toMatchObject({ state: 4 })
    expect(await bigPart(orderNo)).toMatchObject({ state: PART_STATE.confirmed })
    expect(await main(payer)).toBe(before + 50_000)
  })

  it('[SBX-99] of a payee who shows his statement ends for him: the deposit fails and the house pays the part', async () => {
    const before = await main(payer)
    const orderNo = await offer()
    const order = await take()
    await claim(order.orderNo)
    const { partNo } = await bigPart(orderNo)
    await sandbox.call(partDispute, { partNo, text: '没有收到', proof: [PICTURE] }, { token: tokens[payee] })
    await sandbox.live(40 * SECOND, 5 * SECOND)
    expect(await deposit(order.orderNo)).toMatchObject({ state: 7, reasonCode: 'D04' })
    expect(await bigPart(orderNo)).toMatchObject({ state: PART_STATE.house, payer: '' })
    expect(await main(payer)).toBe(before)
  })

  it('[SBX-99] said twice, because the answer was lost, is one dispute with the first words and pictures', async () => {
    const orderNo = await offer()
    const order = await take()
    await claim(order.orderNo)
    const { partNo } = await bigPart(orderNo)
    const dispute = (text: string) =>
      sandbox.call(partDispute, { partNo, text, proof: [PICTURE] }, { token: tokens[payee] })
    expect(await dispute('没有收到')).toMatchObject({ state: PART_STATE.disputed })
    expect(await dispute('真的没有')).toMatchObject({ state: PART_STATE.disputed })
    const kept = await sandbox.db.selectFrom('speed_parts').select('dispute_text').where('no', '=', partNo).execute()
    const pictures = await sandbox.db.selectFrom('speed_proofs').select('n').where('part_no', '=', partNo).execute()
    expect([kept, pictures]).toEqual([[{ dispute_text: '没有收到' }], [{ n: 0 }]])
    await sandbox.live(40 * SECOND, 5 * SECOND)
    expect(await sandbox.ask(partDispute, { partNo, text: '没有收到' }, { token: tokens[payee] })).toMatchObject({
      code: 711015,
    })
  })

  it('[SBX-99] of a payee who says that it came after all ends at once', async () => {
    const orderNo = await offer()
    const order = await take()
    await claim(order.orderNo)
    const { partNo } = await bigPart(orderNo)
    await sandbox.call(partDispute, { partNo, text: '没有收到' }, { token: tokens[payee] })
    await sandbox.call(partConfirm, { partNo }, { token: tokens[payee] })
    await sandbox.live(2 * SECOND)
    expect(await deposit(order.orderNo)).toMatchObject({ state: 4 })
  })
})

it("[SBX-99] a payee who says nothing for ten minutes is decided about by the payer's proof", async () => {
  const orderNo = await offer()
  const order = await take()
  await claim(order.orderNo)
  await sandbox.live(10 * MINUTE + 2 * SECOND, 61 * SECOND)
  expect(await deposit(order.orderNo)).toMatchObject({ state: 8 })
  await sandbox.live(MINUTE, 10 * SECOND)
  expect(await deposit(order.orderNo)).toMatchObject({ state: 4 })
  expect(await payout(orderNo)).toMatchObject({ state: 6 })
})

it('[SBX-100] one unfinished speed order at a time: 244102 names it, for a deposit and for a payout', async () => {
  const orderNo = await offer()
  const order = await take()
  const again = { method: 'SPEED' as const, amount: '200', requestNo: uuid() }
  expect(await sandbox.ask(depositCreate, again, { token: tokens[payer] })).toMatchObject({
    code: 244102,
    data: { orderNo: order.orderNo },
  })
  expect(await sandbox.ask(depositCreate, { ...again, requestNo: uuid() }, { token: tokens[payee] })).toMatchObject({
    code: 244102,
    data: { orderNo },
  })
  await giveMoney(sandbox.db, seedId(payer), 200_000, sandbox.clock.now())
  const apply = { accountId: `${seedId(payer)}-bank`, amount: '300', fundPwd: '159357', requestNo: uuid() }
  expect(await sandbox.ask(withdrawalApply, { ...apply, channel: 'SPEED' }, { token: tokens[payer] })).toMatchObject({
    code: 244102,
    data: { orderNo: order.orderNo },
  })
})

it('[SBX-100] an amount without a waiting payout is 711020 with the amounts on offer', async () => {
  await offer()
  const asked = { method: 'SPEED', amount: '777', requestNo: uuid() }
  const refused = await sandbox.ask(depositCreate, asked, { token: tokens[payer] })
  expect(refused).toMatchObject({ code: 711020, data: { offers: expect.arrayContaining(['200.00', '500.00']) } })
})

it('[SBX-101] there is always a payee: a simulated one confirms within two minutes; if a fault silences it, a person decides', async () => {
  await sandbox.live(MINUTE, 5 * SECOND)
  const before = await main(payer)
  const order = await take('1000')
  await claim(order.orderNo)
  await sandbox.live(40 * SECOND, 5 * SECOND)
  expect(await deposit(order.orderNo)).toMatchObject({ state: 4 })
  expect(await main(payer)).toBe(before + 100_000)
  const other = await take('1000')
  sandbox.faults.set({ kind: 'hang', match: 'sim/bank', userName: payer, times: 1 })
  await claim(other.orderNo)
  await sandbox.live(5 * MINUTE, MINUTE)
  expect(await deposit(other.orderNo)).toMatchObject({ state: 2 })
  await sandbox.live(7 * MINUTE, MINUTE)
  expect(await deposit(other.orderNo)).toMatchObject({ state: 4 })
})

it("[SBX-98] a bank that refuses the house's rest twice gives it back; what members paid stays paid", async () => {
  const orderNo = await offer()
  const order = await take()
  await claim(order.orderNo)
  await sandbox.call(partConfirm, { partNo: (await bigPart(orderNo)).partNo }, { token: tokens[payee] })
  await sandbox.live(2 * SECOND)
  const before = await main(payee)
  sandbox.faults.set({ kind: 'code', match: 'sim/payout', userName: payee, times: 2 })
  await sandbox.live(6 * MINUTE, 30 * SECOND)
  expect(await payout(orderNo)).toMatchObject({ state: 8, reasonCode: 'R05' })
  expect(await main(payee)).toBe(before + 50_000)
})

it('[SBX-97] both sides, the clock and each of them twice at once wait for each other: each is answered, the money moves once', async () => {
  const before = await main(payer)
  const orderNo = await offer()
  const order = await take()
  const all = async (asks: readonly Promise<{ status: number; code: number }>[]) => {
    const answers = await Promise.all([...asks, sandbox.advance(SECOND).then(() => ({ status: 200, code: 6000 }))])
    for (const { status, code } of answers)
      expect({ status, isKnown: [6000, 711015].includes(code) }).toEqual({ status: 200, isKnown: true })
  }
  const paid = { orderNo: order.orderNo, proof: [PICTURE] }
  const { partNo } = await bigPart(orderNo)
  const ofPayer = () => sandbox.ask(depositPaid, paid, { token: tokens[payer] })
  const ofPayee = () => sandbox.ask(partConfirm, { partNo }, { token: tokens[payee] })
  await all([ofPayer(), ofPayee(), ofPayee()])
  await all([ofPayee(), ofPayee(), sandbox.ask(depositCancel, { orderNo: order.orderNo }, { token: tokens[payer] })])
  await sandbox.live(2 * SECOND)
  expect(await deposit(order.orderNo)).toMatchObject({ state: 4 })
  expect(await main(payer)).toBe(before + 50_000)
})
