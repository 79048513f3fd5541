import { spaced } from './spaced.rules.ts'

describe('spaced', () => {
  it.each([
    ['添加EBpay账户', '添加 EBpay 账户'],
    ['添加 KOIpay 账户', '添加 KOIpay 账户'],
    ['支付宝账户', '支付宝账户'],
    ['Add EBpay', 'Add EBpay'],
  ])('[MINE-132] %s', (text, shown) => expect(spaced(text)).toBe(shown))
})
