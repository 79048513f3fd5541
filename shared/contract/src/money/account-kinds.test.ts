import {
  ACCOUNT_KINDS,
  ACCOUNT_ROWS,
  type AccountFieldName,
  type AccountKind,
  type AccountValues,
  accountFieldFault,
  maskedAccount,
} from './account-kinds.ts'

const CARD = '6222021234567890128'
const fault = (kind: AccountKind, name: AccountFieldName, values: AccountValues) => {
  const field = ACCOUNT_ROWS[kind].fields.find((one) => one.name === name)
  if (field === undefined) throw new Error(`no field ${name}`)
  return accountFieldFault(field, values)
}

describe('ACCOUNT_ROWS', () => {
  it('[WIRE-41] match the thirteen routes of the specification', () => {
    const paths = ACCOUNT_KINDS.flatMap((kind) => [ACCOUNT_ROWS[kind].listPath, ACCOUNT_ROWS[kind].addPath])
    const own = [...new Set(paths)].filter((path) => path !== '/mine/finance/wallet')
    expect(own.toSorted()).toEqual([
      '/mine/addAlipayCard',
      '/mine/addBankCard',
      '/mine/addDigitalCard',
      '/mine/addEBpayCard',
      '/mine/addKOIpayCard',
      '/mine/addwechatCard',
      '/mine/alipayAcount',
      '/mine/digitalAcount',
      '/mine/ebpayAcount',
      '/mine/koipayAcount',
      '/mine/sharelifeAcount',
      '/mine/virtualCoinCard',
      '/mine/wechatAcount',
    ])
  })

  it('[WIRE-41] limit the number of each kind as in the screens', () => {
    expect(ACCOUNT_KINDS.map((kind) => ACCOUNT_ROWS[kind].max)).toEqual([5, 5, 3, 3, 2, 2, 2, 2])
  })
})

describe('accountFieldFault', () => {
  it.each<[AccountKind, AccountFieldName, AccountValues, ReturnType<typeof accountFieldFault>]>([
    ['BANK', 'cardNo', { cardNo: CARD }, null],
    ['BANK', 'cardNo', { cardNo: '6222 0212 3456 7890 128' }, null],
    ['BANK', 'cardNo', { cardNo: CARD.replace(/8$/, '7') }, 'check'],
    ['BANK', 'cardNo', { cardNo: '62220212345678' }, 'form'],
    ['BANK', 'cardNo', {}, 'missing'],
    ['BANK', 'branch', {}, null],
    ['BANK', 'branch', { branch: 'x' }, 'length'],
    ['BANK', 'branch', { branch: '支' }, null],
    ['BANK', 'branch', { branch: '支'.repeat(21) }, 'length'],
    ['USDT', 'address', { network: 'TRC20', address: `T${'a'.repeat(33)}` }, null],
    ['USDT', 'address', { network: 'ERC20', address: `T${'a'.repeat(33)}` }, 'form'],
    ['USDT', 'address', { network: 'ERC20', address: `0x${'aB1'.repeat(13)}f` }, null],
    ['USDT', 'address', { address: `T${'a'.repeat(33)}` }, 'form'],
    ['USDT', 'network', { network: 'BEP20' }, 'choice'],
    ['EBPAY', 'address', { address: 'a'.repeat(19) }, 'form'],
    ['KOIPAY', 'address', { address: 'a'.repeat(16) }, null],
    ['ALIPAY', 'account', { account: '13900001111' }, null],
    ['ALIPAY', 'account', { account: 'lin@example.com' }, null],
    ['ALIPAY', 'account', { account: 'lin@example' }, 'form'],
    ['ALIPAY', 'qr', {}, null],
    ['WECHAT', 'qr', {}, 'missing'],
    ['WECHAT', 'wechatId', { wechatId: 'lin_ming-1' }, null],
    ['WECHAT', 'wechatId', { wechatId: '1lin' }, 'form'],
    ['SHARELIFE', 'account', { account: 'abcd1234' }, null],
    ['SHARELIFE', 'account', { account: 'abcd-1234' }, 'form'],
    ['DCEP', 'walletId', { walletId: '0012345678901234' }, null],
    ['DCEP', 'walletId', { walletId: '1012345678901234' }, 'form'],
  ])('[WIRE-42] %s %s %j is %s', (kind, name, values, expected) => {
    expect(fault(kind, name, values)).toBe(expected)
  })
})

describe('maskedAccount', () => {
  it.each<[AccountKind, string, string]>([
    ['BANK', CARD, '**** **** **** 0128'],
    ['USDT', `T${'a'.repeat(28)}bcdef`, 'Taaaa****bcdef'],
    ['ALIPAY', 'lin@example.com', 'li****@example.com'],
    ['ALIPAY', '13900001111', '139****11'],
  ])('[WIRE-43] shows of a %s account no more than its ends', (kind, value, shown) => {
    expect(maskedAccount(kind, value)).toBe(shown)
  })
})
