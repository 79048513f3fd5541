import { maskCodes, namesAccount } from './scan.rules.ts'

describe('namesAccount', () => {
  it.each([
    '请转到 6200 0000 0000 1001',
    '6222021234567890123',
    '4111-1111-1111-1111',
    'TRC20: TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    '0x52908400098527886E0F7030069857D2E4169EE7',
  ])('[SHELL-CUST-3] sees an account in %s', (text) => {
    expect(namesAccount(text)).toBe(true)
  })

  it.each(['订单 D20260304120000123', '金额 1,234,567.89', '电话 400-000-0000', '2026-11-21 13:20'])(
    'leaves %s alone',
    (text) => {
      expect(namesAccount(text)).toBe(false)
    },
  )
})

describe('maskCodes', () => {
  it('[SHELL-CUST-6] masks six standalone digits, and nothing else', () => {
    expect(maskCodes('验证码123456，谢谢')).toBe('验证码******，谢谢')
    expect(maskCodes('订单 D1234567 共 500000.00 元 12345')).toBe('订单 D1234567 共 ******.00 元 12345')
    expect(maskCodes('你好')).toBe('你好')
  })
})
