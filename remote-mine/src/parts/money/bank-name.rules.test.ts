import { bankName } from './bank-name.rules.ts'

describe('bankName', () => {
  it.each([
    ['模拟银行 SIM BANK', 'zh-CN', '模拟银行'],
    ['模拟银行 SIM BANK', 'en', 'SIM BANK'],
    ['招商银行', 'en', '招商银行'],
    ['TRC20', 'zh-CN', 'TRC20'],
  ])('[MINE-133] %s in %s', (bank, locale, shown) => expect(bankName(bank, locale)).toBe(shown))
})
