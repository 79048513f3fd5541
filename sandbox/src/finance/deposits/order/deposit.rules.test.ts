import { DEPOSIT_METHODS } from '@lantern/contract/deposit'
import {
  ACCOUNT_METHODS,
  CHAINS,
  confirmMs,
  FAIL_REASONS,
  HOUSE_BANKS,
  METHODS,
  methodList,
  payTo,
  RATE_LOCK_MS,
  USDT_RATE,
  usdtToFen,
} from './deposit.rules.ts'

/** From screens.md 6: minimum, maximum, average seconds, minutes open, whether a name is required, milliseconds to the confirmation. */
const TABLE: readonly [string, string, string, number, number, boolean, number][] = [
  ['BANK', '100.00', '50000.00', 60, 15, true, 7_000],
  ['USDT', '10.00', '100000.00', 90, 60, false, 7_000],
  ['SPEED', '200.00', '20000.00', 60, 15, true, 7_000],
  ['ALIPAY', '100.00', '5000.00', 40, 15, true, 25_000],
  ['WECHAT', '100.00', '5000.00', 40, 15, true, 25_000],
  ['DCEP', '50.00', '20000.00', 20, 30, false, 12_000],
  ['EBPAY', '50.00', '50000.00', 10, 30, false, 6_000],
  ['KOIPAY', '50.00', '50000.00', 10, 30, false, 6_000],
  ['SHARELIFE', '50.00', '10000.00', 20, 30, false, 12_000],
  ['INSTEAD', '100.00', '50000.00', 300, 30, false, 7_000],
]
const list = (offers: readonly string[] = ['200.00']) =>
  Object.fromEntries(methodList('7.25', offers).map((row) => [row.method, row]))

describe('METHODS', () => {
  it.each(TABLE)('[SBX-71] %s has its limits and times', (method, min, max, avgSec, minutes, needName, confirm) => {
    const row = METHODS[method as keyof typeof METHODS]
    expect(row).toMatchObject({ min, max, avgSec, openMs: minutes * 60_000, needName })
    expect(confirmMs(method)).toBe(confirm)
  })

  it('[SBX-71] are all of the contract, each named in both languages', () => {
    expect(TABLE.map(([method]) => method).sort()).toEqual([...DEPOSIT_METHODS].sort())
    for (const { name } of Object.values(METHODS))
      expect([name.zh, name.en]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
  })

  it('[SBX-71] are open but for the agent, whose page has the code', () => {
    const states = Object.entries(METHODS).map(([method, { state, notice }]) => [method, state, notice !== ''])
    expect(states.filter(([method]) => method !== 'INSTEAD').every(([, state, said]) => state === 1 && !said)).toBe(
      true,
    )
    expect(METHODS.INSTEAD).toMatchObject({ state: 2, notice: expect.stringMatching(/代充.+ \/ .+/) })
  })

  it('[SBX-71] pay in yuan, crypto in USDT over two networks', () => {
    expect(METHODS.USDT).toMatchObject({ currency: 'USDT', rate: '7.18', networks: ['TRC20', 'ERC20'] })
    for (const [method, { currency, networks, rate }] of Object.entries(METHODS))
      if (method !== 'USDT') expect([currency, networks, rate]).toEqual(['CNY', undefined, undefined])
  })
})

describe('methodList', () => {
  it('[SBX-71] shows the rate of now for crypto and no inner times', () => {
    expect(list().USDT).toMatchObject({ rate: '7.25' })
    expect(list().BANK).not.toHaveProperty('rate')
    expect(list().BANK).not.toHaveProperty('openMs')
  })

  it('[SBX-71] offers quick amounts in the currency of the method', () => {
    expect(list().USDT?.quick).toEqual(['50', '100', '500', '1000'])
    expect(list().BANK?.quick).toEqual(['100', '500', '1000', '3000', '5000', '10000'])
  })

  it('[SBX-94, SBX-102] names the account that may pay, and asks for one with ShareLife only', () => {
    const kinds = Object.values(list()).flatMap(({ method, accountKind }) =>
      accountKind === null ? [] : [[method, accountKind]],
    )
    expect(kinds).toEqual([...ACCOUNT_METHODS].map((kind) => [kind, kind]).sort(byMethodOrder))
    expect([...ACCOUNT_METHODS].sort()).toEqual(['ALIPAY', 'DCEP', 'EBPAY', 'KOIPAY', 'SHARELIFE', 'WECHAT'])
    expect(
      Object.values(list())
        .filter(({ needAccount }) => needAccount)
        .map(({ method }) => method),
    ).toEqual(['SHARELIFE'])
  })

  it('[SBX-100] pauses speed deposits while no payout is waiting', () => {
    expect(list(['200.00', '500.00']).SPEED).toMatchObject({ offers: ['200.00', '500.00'], state: 1, notice: '' })
    expect(list(['200.00']).SPEED).toMatchObject({ offers: ['200.00'], state: 1 })
    expect(list([]).SPEED).toMatchObject({ offers: [], state: 2, notice: expect.stringMatching(/暂无.+ \/ .+/) })
    expect(list([]).BANK).not.toHaveProperty('offers')
  })
})

describe('usdtToFen', () => {
  it.each([
    [100, '7.18', 718],
    [1, '7.18', 7],
    [333, '7.25', 2414],
    [1_000_000, '7.18', 7_180_000],
  ])('[SBX-76] %d cents at %s are %d fen, never more than arrives', (cents, rate, fen) => {
    expect(usdtToFen(cents, rate)).toBe(fen)
  })

  it('[SBX-76] a rate is 7.18 at first and stands for 15 minutes', () => {
    expect([USDT_RATE, RATE_LOCK_MS]).toEqual(['7.18', 900_000])
  })
})

describe('CHAINS', () => {
  it('[SBX-71] wait for 19 blocks of three seconds, or 12 of twelve', () => {
    expect(CHAINS).toEqual({ TRC20: { need: 19, everyMs: 3_000 }, ERC20: { need: 12, everyMs: 12_000 } })
  })
})

describe('payTo', () => {
  it.each([
    ['USDT', 'ERC20', { address: 'SIM-ERC20-D7' }],
    ['USDT', null, { address: 'SIM-TRC20-D7' }],
    ['ALIPAY', null, { holder: '模拟收款人甲', address: 'SIM-ALIPAY-D7' }],
    ['WECHAT', null, { holder: '模拟收款人甲', address: 'SIM-WECHAT-D7' }],
    ['EBPAY', null, { holder: '模拟收款人甲', address: 'SIM-EBPAY-D7' }],
    ['KOIPAY', null, { holder: '模拟收款人甲', address: 'SIM-KOIPAY-D7' }],
    ['SHARELIFE', null, { holder: '模拟收款人甲', address: 'SIM-SHARELIFE-D7' }],
    [
      'DCEP',
      null,
      {
        holder: '模拟收款人甲',
        bank: '数字人民币模拟钱包 SIM e-CNY',
        account: '0052 0000 0000 3003',
        address: 'SIM-DCEP-D7',
      },
    ],
    ['BANK', null, { bank: '模拟银行 SIM BANK', account: '6200 0000 0000 1001', holder: '模拟收款人甲' }],
  ] as const)('[SBX-71] %s over %s says where to pay', (method, network, where) => {
    expect(payTo(method, network, 'D7')).toEqual(where)
  })

  it('[SBX-71] spreads orders over the accounts of the house, each simulated', () => {
    expect(payTo('BANK', null, 'E7')).toEqual({
      bank: '模拟银行 SIM BANK',
      account: '6200 0000 0000 2002',
      holder: '模拟收款人乙',
    })
    expect(HOUSE_BANKS).toHaveLength(2)
  })
})

describe('FAIL_REASONS', () => {
  it('[SBX-74] have a sentence in both languages for each code', () => {
    expect(Object.keys(FAIL_REASONS)).toEqual(['D01', 'D02', 'D03', 'D04', 'R05'])
    for (const { zh, en } of Object.values(FAIL_REASONS)) {
      expect(zh).toMatch(/[一-龥]{4}/)
      expect(en).toMatch(/[a-z ]{10}/)
    }
  })
})

function byMethodOrder([a = '']: string[], [b = '']: string[]): number {
  const order = Object.keys(METHODS)
  return order.indexOf(a) - order.indexOf(b)
}
