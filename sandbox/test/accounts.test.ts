/** Payment accounts (screens.md 7): every kind from one table, who may bind what, and what stands on them. */
import { ACCOUNT_KINDS, ACCOUNT_ROWS, type AccountKind } from '@lantern/contract/account-kinds'
import {
  accountAdd,
  accountDefault,
  accountList,
  accountOneTap,
  accountRemove,
  accountSms,
  accountVerify,
} from '@lantern/contract/accounts'
import { depositCreate, depositDetail, depositMethods, depositPaid } from '@lantern/contract/deposit'
import { withdrawalApply } from '@lantern/contract/withdrawal'
import { seedId } from '../src/members/seed-id.rules.ts'
import { openSandbox, type TestSandbox, uuid } from './harness.ts'
import { PICTURE } from './money-machines.ts'

const HOUR = 3_600_000
const FUND = '159357'
const HOLDER = { inviter1: '郝友', muted01: '吴静', audit01: '刘水' } as const
const GOOD: Readonly<Record<AccountKind, Record<string, string>>> = {
  BANK: { cardNo: '6222 0212 3456 7890 128', bank: '模拟工行 SIM ICBC', province: '浙江', city: '杭州' },
  USDT: { network: 'TRC20', address: `T${'a'.repeat(33)}` },
  EBPAY: { address: 'a'.repeat(20) },
  KOIPAY: { address: 'b'.repeat(16) },
  ALIPAY: { account: 'lin@example.com' },
  SHARELIFE: { account: '13900001111' },
  WECHAT: { wechatId: 'lin_ming', qr: PICTURE },
  DCEP: { walletId: '0012345678901234', operator: 'ICBC', phone: '13900001111' },
}
let sandbox: TestSandbox
let token = ''
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())
beforeEach(async () => {
  token = await sandbox.signIn('inviter1')
  // Each test begins with the accounts of the seed.
  const own = sandbox.db.updateTable('pay_accounts').where('id', 'not like', 'U%-%')
  await own.set({ removed_at: 1, state: 4, is_default: false }).execute()
  await sandbox.db.updateTable('members').set({ fund_wrong: 0 }).execute()
})

type Change = { fields?: Record<string, string>; holder?: string; fundPwd?: string; smsCode?: string | undefined }
async function add(kind: AccountKind, change: Change = {}, as: keyof typeof HOLDER = 'inviter1') {
  const who = as === 'inviter1' ? token : await sandbox.signIn(as)
  // A phone gets no more than so many codes a day.
  await sandbox.db.deleteFrom('sms_codes').execute()
  await sandbox.call(accountSms, {}, { token: who })
  const input = { kind, holder: HOLDER[as], fields: GOOD[kind], fundPwd: FUND, smsCode: '123456', requestNo: uuid() }
  return sandbox.ask(accountAdd, { ...input, ...change }, { token: who })
}
const list = async (kind: AccountKind) => (await sandbox.call(accountList, { kind }, { token })).list

it('[SBX-91] binds one of each kind and shows its ends only', async () => {
  for (const kind of ACCOUNT_KINDS) expect(await add(kind)).toMatchObject({ code: 6000 })
  const shown = await Promise.all(ACCOUNT_KINDS.map(async (kind) => (await list(kind)).at(-1)))
  expect(shown.map((account) => [account?.masked, account?.bank, account?.holder])).toEqual([
    ['**** **** **** 0128', '模拟工行 SIM ICBC', '郝**'],
    ['Taaaa****aaaaa', 'TRC20', '郝**'],
    ['aaa****aa', '', '郝**'],
    ['bbb****bb', '', '郝**'],
    ['li****@example.com', '', '郝**'],
    ['139****11', '', '郝**'],
    ['lin****ng', '', '郝**'],
    ['**** **** **** 1234', 'ICBC', '郝**'],
  ])
  const { max } = await sandbox.call(accountList, { kind: 'EBPAY' }, { token })
  expect(max).toBe(ACCOUNT_ROWS.EBPAY.max)
})

it.each<[string, AccountKind, Change, object]>([
  ['another name', 'EBPAY', { holder: '别人' }, { code: 716007, data: { fields: { holder: expect.any(String) } } }],
  [
    'a wrong check digit',
    'BANK',
    { fields: { ...GOOD.BANK, cardNo: '6222021234567890127' } },
    { code: 10003, data: { fields: { cardNo: expect.any(String) } } },
  ],
  [
    'two missing fields',
    'DCEP',
    { fields: { walletId: '0012345678901234' } },
    { code: 10003, data: { fields: { operator: expect.any(String), phone: expect.any(String) } } },
  ],
  [
    'a picture that is none',
    'WECHAT',
    { fields: { wechatId: 'lin_ming', qr: 'data:image/png;base64,AAAA' } },
    { code: 10003, data: { fields: { qr: expect.any(String) } } },
  ],
  ['a wrong fund password', 'EBPAY', { fundPwd: '159358' }, { code: 711007, data: { triesLeft: 4 } }],
  ['no code', 'EBPAY', { smsCode: undefined }, { code: 10003, data: { fields: { smsCode: expect.any(String) } } }],
  ['a wrong code', 'EBPAY', { smsCode: '000000' }, { code: 716001 }],
])('[SBX-91] refuses %s and binds nothing', async (_what, kind, change, refusal) => {
  const before = await list(kind)
  expect(await add(kind, change)).toMatchObject(refusal)
  expect(await list(kind)).toEqual(before)
})

it('[SBX-91] an account is of one member, and a kind has its limit', async () => {
  expect(await add('SHARELIFE')).toMatchObject({ code: 6000 })
  expect(await add('SHARELIFE', {}, 'muted01')).toMatchObject({ code: 716008 })
  expect(await add('SHARELIFE', { fields: { account: 'abcd1234' } })).toMatchObject({ code: 6000 })
  expect(await add('SHARELIFE', { fields: { account: 'abcd1235' } })).toMatchObject({ code: 716009, data: { max: 2 } })
})

it('[SBX-91] counts the addresses of each network apart', async () => {
  for (let n = 0; n < 5; n += 1)
    expect(await add('USDT', { fields: { network: 'TRC20', address: `T${String(n + 1).repeat(33)}` } })).toMatchObject({
      code: 6000,
    })
  expect(await add('USDT')).toMatchObject({ code: 716009 })
  expect(await add('USDT', { fields: { network: 'ERC20', address: `0x${'a'.repeat(40)}` } })).toMatchObject({
    code: 6000,
  })
}, 30_000)

it('[SBX-92] a new account waits 24 hours, one with a picture is looked at first', async () => {
  expect(await add('WECHAT')).toMatchObject({ code: 6000, data: { state: 2 } })
  const pay = async () => {
    const [account] = await list('WECHAT')
    return sandbox.ask(
      withdrawalApply,
      { accountId: account?.id, amount: '100', fundPwd: FUND, requestNo: uuid() },
      { token },
    )
  }
  expect(await pay()).toMatchObject({ code: 711011 })
  await sandbox.live(31_000, 1_000)
  expect((await list('WECHAT'))[0]).toMatchObject({ state: 1 })
  expect(await pay()).toMatchObject({ code: 711018, data: { until: expect.any(Number) } })
  await sandbox.advance(24 * HOUR)
  token = await sandbox.signIn('inviter1')
  expect((await pay()).code).toBe(6000)
  await sandbox.live(60_000, 5_000)
})

it('[SBX-92] the first account of a member can be paid to at once', async () => {
  await sandbox.db.deleteFrom('pay_accounts').where('member_id', '=', seedId('audit01')).execute()
  const { data } = await add('EBPAY', {}, 'audit01')
  expect((data as { usableAt: number }).usableAt).toBe(sandbox.clock.now())
})

it('[SBX-93] is deleted with the fund password, and another of its kind becomes the first choice', async () => {
  await add('EBPAY')
  await add('EBPAY', { fields: { address: 'c'.repeat(20) } })
  const [first, second] = await list('EBPAY')
  expect([first?.isDefault, second?.isDefault]).toEqual([true, false])
  await sandbox.call(accountDefault, { id: second?.id ?? '' }, { token })
  expect((await list('EBPAY')).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [second?.id, true],
    [first?.id, false],
  ])
  expect(await sandbox.ask(accountRemove, { id: second?.id, fundPwd: '159358' }, { token })).toMatchObject({
    code: 711007,
  })
  await sandbox.call(accountRemove, { id: second?.id ?? '', fundPwd: FUND }, { token })
  expect((await list('EBPAY')).map(({ id, isDefault }) => [id, isDefault])).toEqual([[first?.id, true]])
  expect(await add('EBPAY', { fields: { address: 'c'.repeat(20) } })).toMatchObject({ code: 6000 })
})

it('[SBX-93] stays while a withdrawal pays to it', async () => {
  await sandbox.advance(48 * HOUR)
  token = await sandbox.signIn('muted01')
  const [bank] = await list('BANK')
  const order = await sandbox.call(
    withdrawalApply,
    { accountId: bank?.id ?? '', amount: '100', fundPwd: FUND, requestNo: uuid() },
    { token },
  )
  expect(await sandbox.ask(accountRemove, { id: bank?.id, fundPwd: FUND }, { token })).toMatchObject({
    code: 711012,
    data: { orderNo: order.orderNo },
  })
})

it('[SBX-94] a deposit is paid from a bound account of its kind, and from no other', async () => {
  await add('EBPAY')
  const [account] = await list('EBPAY')
  const create = (method: string, accountId: string | undefined) =>
    sandbox.ask(depositCreate, { method, amount: '200', accountId, requestNo: uuid() }, { token })
  expect(await create('KOIPAY', account?.id)).toMatchObject({ code: 711011 })
  expect(await create('EBPAY', `${seedId('demo01')}-bank`)).toMatchObject({ code: 711011 })
  const made = await create('EBPAY', account?.id)
  expect(made).toMatchObject({ code: 6000, data: { payFrom: 'aaa****aa' } })
  const { orderNo } = made.data as { orderNo: string }
  expect((await sandbox.call(depositDetail, { orderNo }, { token })).order).toMatchObject({ payFrom: 'aaa****aa' })
  expect(await sandbox.ask(accountRemove, { id: account?.id, fundPwd: FUND }, { token })).toMatchObject({
    code: 711012,
    data: { orderNo },
  })
})

it('[SBX-102] a ShareLife deposit wants a bound account, and is credited like the others', async () => {
  const create = (accountId?: string) =>
    sandbox.ask(depositCreate, { method: 'SHARELIFE', amount: '200', accountId, requestNo: uuid() }, { token })
  const { list: methods } = await sandbox.call(depositMethods, {}, { token })
  expect(methods.filter(({ needAccount }) => needAccount).map(({ method }) => method)).toEqual(['SHARELIFE'])
  expect(await create()).toMatchObject({ code: 10003, data: { fields: { accountId: expect.any(String) } } })
  await add('SHARELIFE')
  const [account] = await list('SHARELIFE')
  const made = await create(account?.id)
  expect(made).toMatchObject({ code: 6000, data: { payTo: { address: expect.stringMatching(/^SIM-SHARELIFE-/) } } })
  const { orderNo } = made.data as { orderNo: string }
  await sandbox.call(depositPaid, { orderNo }, { token })
  await sandbox.live(30_000, 5_000)
  expect((await sandbox.call(depositDetail, { orderNo }, { token })).order).toMatchObject({ state: 4 })
})

it('[SBX-103] the simulated wallet hands over an address that can be bound, to each member his own', async () => {
  const read = async (kind: 'EBPAY' | 'KOIPAY', who = token) =>
    (await sandbox.call(accountOneTap, { kind }, { token: who })).address
  const address = await read('EBPAY')
  expect(await read('EBPAY')).toBe(address)
  const others = [await read('KOIPAY'), await read('EBPAY', await sandbox.signIn('muted01'))]
  expect(others).not.toContain(address)
  token = await sandbox.signIn('inviter1')
  expect(await add('EBPAY', { fields: { address } })).toMatchObject({ code: 6000 })
})

it('[SBX-90] names the bank of a card and doubts an address of the wrong case', async () => {
  const verify = (input: object) => sandbox.ask(accountVerify, input, { token })
  expect((await verify({ kind: 'BANK', field: 'cardNo', value: GOOD.BANK.cardNo })).data).toEqual({
    ok: true,
    bank: '模拟工行 SIM ICBC',
  })
  expect(
    (
      await verify({
        kind: 'USDT',
        field: 'address',
        network: 'ERC20',
        value: '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      })
    ).data,
  ).toEqual({ ok: true, warn: 'checksum' })
  expect((await verify({ kind: 'EBPAY', field: 'address', value: 'short' })).data).toEqual({ ok: false })
})

it('[SBX-91] a frozen account says why and is paid no more', async () => {
  const [bank] = await list('BANK')
  await sandbox.control({
    action: 'account.state',
    userName: 'inviter1',
    accountId: bank?.id ?? '',
    state: 3,
    reason: '资料待补',
  })
  expect((await list('BANK'))[0]).toMatchObject({ state: 3, reason: '资料待补' })
  const refused = await sandbox.ask(
    withdrawalApply,
    { accountId: bank?.id, amount: '100', fundPwd: FUND, requestNo: uuid() },
    { token },
  )
  expect(refused).toMatchObject({ code: 711011 })
  await sandbox.control({ action: 'account.state', userName: 'inviter1', accountId: bank?.id ?? '', state: 1 })
})
