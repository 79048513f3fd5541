/** The whole deposit machine (screens.md 11.4): every method, late and wrong payments, proofs, appeals, the lock of the rate. */

import {
  type DepositMethod,
  depositCreate,
  depositDetail,
  depositMethods,
  depositPaid,
} from '@lantern/contract/deposit'
import { depositAppeal } from '@lantern/contract/deposit-appeal'
import { balanceOf } from '../src/ledger/ledger.ts'
import { seedId } from '../src/members/seed-id.rules.ts'
import { openSandbox, type TestSandbox, uuid } from './harness.ts'
import { PICTURE } from './money-machines.ts'
import { moneyProblems } from './money-state.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const userName = 'inviter1'
let sandbox: TestSandbox
let token = ''
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())
beforeEach(async () => {
  token = await sandbox.signIn(userName)
})
afterEach(async () => {
  sandbox.faults.clear()
  expect((await sandbox.control({ action: 'ledger.proof' })).data).toMatchObject({ ok: true, problems: [] })
  expect(await moneyProblems(sandbox.db)).toEqual([])
})

const main = (): Promise<number> => balanceOf(sandbox.db, seedId(userName), 'main')
const create = (method: DepositMethod, amount = '200') =>
  sandbox.call(depositCreate, { method, amount, requestNo: uuid() }, { token })
const pay = (orderNo: string, more: { amount?: string; ref?: string } = {}) =>
  sandbox.control({ action: 'deposit.pay', userName, orderNo, ...more })
const read = async (orderNo: string) => {
  const { order } = await sandbox.call(depositDetail, { orderNo }, { token })
  if (!order) throw new Error(`No order ${orderNo}`)
  return order
}

it.each([
  ['ALIPAY', 60, 15],
  ['WECHAT', 60, 15],
  ['DCEP', 30, 30],
  ['EBPAY', 15, 30],
  ['KOIPAY', 15, 30],
] as const)(
  '[SBX-71] %s: says where to pay by a code, and is credited the asked amount within %d s; it stays open %d min',
  async (method, seconds, minutes) => {
    const before = await main()
    const order = await create(method)
    expect(order).toMatchObject({ state: 1, amount: '200.00', expireAt: order.createdAt + minutes * MINUTE })
    expect(order.payTo).toMatchObject({ holder: expect.any(String), address: expect.stringMatching(/^SIM-/) })
    await sandbox.call(depositPaid, { orderNo: order.orderNo }, { token })
    await sandbox.live(seconds * 1_000, 5_000)
    expect((await read(order.orderNo)).timeline.map(({ state }) => state)).toEqual([1, 2, 4])
    expect(await main()).toBe(before + 20_000)
  },
)

it('[SBX-71] a paused method names those that are open', async () => {
  const { list } = await sandbox.call(depositMethods, {}, { token })
  expect(list.filter(({ state }) => state === 2).map(({ method }) => method)).toContain('INSTEAD')
  const refused = await sandbox.ask(depositCreate, { method: 'INSTEAD', amount: '200', requestNo: uuid() }, { token })
  expect(refused).toMatchObject({
    code: 711020,
    data: { alternatives: list.filter(({ state }) => state === 1).map(({ method }) => method) },
  })
})

it('[SBX-72] a payment up to a day after the expiry is matched by itself, later it goes back; a callback received twice is booked once', async () => {
  const before = await main()
  const late = await create('BANK')
  await sandbox.advance(15 * MINUTE)
  expect((await read(late.orderNo)).state).toBe(6)
  await sandbox.advance(23 * HOUR)
  token = await sandbox.signIn(userName)
  for (const _again of [1, 2]) expect(await pay(late.orderNo, { ref: 'bank-1' })).toMatchObject({ data: { state: 4 } })
  expect(await main()).toBe(before + 20_000)
  const tooLate = await create('BANK')
  await sandbox.advance(15 * MINUTE + 24 * HOUR + 1)
  expect(await pay(tooLate.orderNo)).toMatchObject({ code: 711014 })
  expect(await main()).toBe(before + 20_000)
})

describe('another amount', () => {
  it('[SBX-73] is held, wants a proof, and is credited as it came', async () => {
    const before = await main()
    const order = await create('BANK', '500')
    expect(await pay(order.orderNo, { amount: '480' })).toMatchObject({ data: { state: 2, heldAmount: '480' } })
    await sandbox.live(MINUTE, 10_000)
    const held = await read(order.orderNo)
    expect(held).toMatchObject({ state: 2, heldAmount: '480', canAppeal: true })
    expect(held.timeline.at(-1)?.note).toContain('480 arrived instead')
    expect(await main()).toBe(before)
    const appeal = { orderNo: order.orderNo, text: '我付了 480 元' }
    expect(await sandbox.ask(depositAppeal, appeal, { token })).toMatchObject({
      code: 10003,
      message: 'Upload a proof of your payment',
    })
    expect(await sandbox.call(depositAppeal, { ...appeal, proof: [PICTURE] }, { token })).toMatchObject({ state: 8 })
    await sandbox.live(40_000, 10_000)
    expect(await read(order.orderNo)).toMatchObject({ state: 4, amount: '480.00' })
    expect(await main()).toBe(before + 48_000)
  })

  it('[SBX-73] "I have paid" with a proof is enough; after a day without one it fails and says why', async () => {
    const proved = await create('BANK', '500')
    await pay(proved.orderNo, { amount: '100' })
    const answer = await sandbox.call(depositPaid, { orderNo: proved.orderNo, proof: [PICTURE] }, { token })
    expect(answer.state).toBe(8)
    await sandbox.control({ action: 'deposit.review', userName, orderNo: proved.orderNo, accept: false })
    expect(await read(proved.orderNo)).toMatchObject({ state: 7, reasonCode: 'D01' })
    const unproved = await create('BANK', '500')
    await pay(unproved.orderNo, { amount: '100' })
    await sandbox.advance(24 * HOUR)
    token = await sandbox.signIn(userName)
    const failed = await read(unproved.orderNo)
    expect(failed).toMatchObject({ state: 7, reasonCode: 'D03' })
    expect(failed.reason).toContain('no proof came')
    const zh = await sandbox.ask(
      depositDetail,
      { orderNo: unproved.orderNo },
      { token, headers: { 'accept-language': 'zh-CN' } },
    )
    expect(zh.data).toMatchObject({ order: { reason: expect.stringContaining('未补充凭证') } })
  })

  it('[SBX-73] late and proved it is credited from the expired order', async () => {
    const before = await main()
    const order = await create('BANK', '500')
    await sandbox.advance(16 * MINUTE)
    expect(await pay(order.orderNo, { amount: '300' })).toMatchObject({ data: { state: 6, heldAmount: '300' } })
    await sandbox.call(depositAppeal, { orderNo: order.orderNo, text: 'late', proof: [PICTURE] }, { token })
    await sandbox.live(40_000, 10_000)
    expect((await read(order.orderNo)).timeline.map(({ state }) => state)).toEqual([1, 6, 4])
    expect(await main()).toBe(before + 30_000)
  })
})

it('[SBX-74] a payment that the bank does not see may be appealed once it was claimed; without one it fails', async () => {
  const order = await create('BANK')
  const appeal = { orderNo: order.orderNo, text: 'I paid' }
  expect(await sandbox.ask(depositAppeal, appeal, { token })).toMatchObject({ code: 711015 })
  sandbox.faults.set({ kind: 'hang', match: 'sim/bank', userName })
  await sandbox.call(depositPaid, { orderNo: order.orderNo }, { token })
  await sandbox.live(MINUTE, 10_000)
  expect((await read(order.orderNo)).state).toBe(2)
  expect(await sandbox.call(depositAppeal, appeal, { token })).toMatchObject({ state: 8 })
  expect(await sandbox.call(depositAppeal, appeal, { token })).toMatchObject({ state: 8 })
  await sandbox.live(40_000, 10_000)
  expect(await read(order.orderNo)).toMatchObject({ state: 7, reason: 'no such payment was found' })
})

it('[SBX-74] a claimed payment that does not arrive and is not appealed fails after a day', async () => {
  const order = await create('BANK')
  sandbox.faults.set({ kind: 'hang', match: 'sim/bank', userName })
  await sandbox.call(depositPaid, { orderNo: order.orderNo }, { token })
  await sandbox.advance(23 * HOUR)
  token = await sandbox.signIn(userName)
  expect((await read(order.orderNo)).state).toBe(2)
  await sandbox.advance(2 * HOUR)
  token = await sandbox.signIn(userName)
  expect(await read(order.orderNo)).toMatchObject({ state: 7, reasonCode: 'D01' })
})

it.each([
  ['a text', [`data:image/png;base64,${Buffer.from('hello').toString('base64')}`], 200],
  ['four pictures', [PICTURE, PICTURE, PICTURE, PICTURE], 400],
  ['a script', ['data:text/html;base64,PHNjcmlwdD4='], 400],
] as const)('[SBX-75] refuses %s as a proof', async (_what, proof, status) => {
  const order = await create('DCEP')
  expect(await sandbox.ask(depositPaid, { orderNo: order.orderNo, proof }, { token })).toMatchObject({
    status,
    code: 10003,
  })
  expect((await read(order.orderNo)).state).toBe(1)
  await sandbox.control({ action: 'deposit.fail', userName, orderNo: order.orderNo })
})

it('[SBX-76] the rate stands for 15 minutes; then the order bears the new one and the member says yes to it again', async () => {
  const before = await main()
  const order = await create('USDT', '100')
  expect(order).toMatchObject({ rate: '7.18', amount: '718.00', rateUntil: order.createdAt + 15 * MINUTE })
  await sandbox.control({ action: 'deposit.rate', rate: '7.00' })
  expect((await sandbox.call(depositMethods, {}, { token })).list.find(({ method }) => method === 'USDT')?.rate).toBe(
    '7.00',
  )
  await sandbox.advance(15 * MINUTE + 1)
  expect(await sandbox.ask(depositPaid, { orderNo: order.orderNo }, { token })).toMatchObject({
    status: 200,
    code: 711019,
    data: { rate: '7.00', amount: '700.00' },
  })
  expect(await read(order.orderNo)).toMatchObject({ state: 1, rate: '7.00', amount: '700.00' })
  await sandbox.call(depositPaid, { orderNo: order.orderNo }, { token })
  await sandbox.live(2 * MINUTE, 20_000)
  expect(await read(order.orderNo)).toMatchObject({ state: 4 })
  expect(await main()).toBe(before + 70_000)
  await sandbox.control({ action: 'deposit.rate', rate: '7.18' })
})
