import { bankOf, fieldFaults, keptValues } from './account-check.rules.ts'

const CARD = '6222020000000000005'
const PNG = `data:image/png;base64,${Buffer.from('89504e470d0a1a0a', 'hex').toString('base64')}`
const bank = { cardNo: CARD, bank: '模拟工行', province: '广东', city: '深圳', branch: '' }

describe('bankOf', () => {
  it.each([
    ['6222 0200', '模拟工行 SIM ICBC'],
    ['6228', '模拟农行 SIM ABC'],
    ['6217', '模拟建行 SIM CCB'],
    ['6216', '模拟中行 SIM BOC'],
    ['6225', '模拟招行 SIM CMB'],
    ['6200', '模拟银行 SIM BANK'],
    ['1006222', undefined],
    ['', undefined],
  ])('[SBX-90] %s is of %p', (card, name) => {
    expect(bankOf(card)).toBe(name)
  })
})

describe('fieldFaults', () => {
  it('[SBX-91] finds nothing wrong with a whole form', () => {
    expect(fieldFaults('BANK', { ...bank, cardNo: luhn('622202000000000000') })).toEqual({})
  })

  it.each([
    ['missing', { ...bank, cardNo: '' }, 'cardNo', '请填写', 'This is needed'],
    ['form', { ...bank, cardNo: '12' }, 'cardNo', '格式有误', 'This is not in its form'],
    [
      'check',
      { ...bank, cardNo: wrongDigit() },
      'cardNo',
      '卡号有误，请核对',
      'The card number is not right. Check it.',
    ],
    [
      'length',
      { ...bank, cardNo: luhn('622202000000000000'), city: '深'.repeat(30) },
      'city',
      '长度有误',
      'This is too short or too long',
    ],
  ])('[SBX-91] says %s beside its field, in both languages', (_fault, values, field, zh, en) => {
    expect(fieldFaults('BANK', values)[field]).toEqual({ zh, en })
  })

  it('[SBX-91] wants a choice of the list', () => {
    expect(fieldFaults('USDT', { network: 'BTC', address: '' }).network).toEqual({
      zh: '请从列表中选择',
      en: 'Choose from the list',
    })
  })

  it('[SBX-91] wants a picture to be one, and minds none that is left out', () => {
    const alipay = { account: '13800000000' }
    expect(fieldFaults('ALIPAY', { ...alipay, qr: PNG })).toEqual({})
    expect(fieldFaults('ALIPAY', { ...alipay, qr: '' })).toEqual({})
    expect(fieldFaults('ALIPAY', alipay)).toEqual({})
    expect(fieldFaults('ALIPAY', { ...alipay, qr: 'data:image/png;base64,AAAA' })).toEqual({
      qr: { zh: '须为 JPG、PNG 或 WebP 图片', en: 'It must be a JPG, PNG or WebP picture' },
    })
  })
})

describe('keptValues', () => {
  it('[SBX-91] keeps what was filled in, without spaces, and no picture', () => {
    expect(keptValues('BANK', { ...bank, cardNo: '6222 0200' })).toEqual({
      cardNo: '62220200',
      bank: '模拟工行',
      province: '广东',
      city: '深圳',
    })
    expect(keptValues('ALIPAY', { account: 'a@b.cn', qr: PNG })).toEqual({ account: 'a@b.cn' })
  })
})

/** Appends the check digit. */
function luhn(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

function wrongDigit(): string {
  const right = luhn('622202000000000000')
  return `${right.slice(0, -1)}${(Number(right.at(-1)) + 1) % 10}`
}
