import { formatCount, formatDateTime, formatDuration, formatMoney, formatWhole } from './format.ts'

describe('formatMoney', () => {
  it.each([
    ['0', '0.00'],
    ['1234.5', '1,234.50'],
    ['-1234567.89', '\u22121,234,567.89'],
    ['-0.00', '0.00'],
    ['000012.00', '12.00'],
    ['99999999999999.99', '99,999,999,999,999.99'],
  ])('[I18N-1] writes %s as %s', (wire, text) => {
    expect(formatMoney(wire)).toBe(text)
  })

  it('[I18N-2] shows a plus only when requested and never for zero', () => {
    expect(formatMoney('3.00', { sign: true })).toBe('+3.00')
    expect(formatMoney('0.00', { sign: true })).toBe('0.00')
  })
})

describe('formatWhole', () => {
  it('[I18N-6] shows every digit of a whole number', () => {
    expect([formatWhole(0), formatWhole(10_000), formatWhole(-1_234_567)]).toEqual(['0', '10,000', '\u22121,234,567'])
  })
})

describe('formatCount', () => {
  it('[I18N-4] caps a badge at 9,999+', () => {
    expect([formatCount(0), formatCount(9999), formatCount(10_000)]).toEqual(['0', '9,999', '9,999+'])
  })
})

describe('formatDateTime', () => {
  it('[I18N-3] uses UTC+8 whatever the device’s time zone', () => {
    expect(formatDateTime(Date.UTC(2026, 10, 20, 16, 5, 9))).toBe('11-21 00:05:09')
    expect(formatDateTime(Date.UTC(2026, 10, 20, 16, 5, 9), false)).toBe('11-21 00:05')
  })
})

describe('formatDuration', () => {
  it.each([
    [0, '0:00'],
    [61_000, '1:01'],
    [3_600_000, '1:00:00'],
    [-5, '0:00'],
  ])('writes %d ms as %s', (ms, text) => {
    expect(formatDuration(ms)).toBe(text)
  })
})
