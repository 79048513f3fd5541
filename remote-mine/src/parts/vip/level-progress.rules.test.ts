import { percentOf } from './level-progress.rules.ts'

describe('percentOf', () => {
  it('[MINE-VIP-1] is full only when the requirement is reached', () => {
    expect(percentOf('0.00', '1000.00')).toBe(0)
    expect(percentOf('999.99', '1000.00')).toBe(99)
    expect(percentOf('1000.00', '1000.00')).toBe(100)
    expect(percentOf('5000.00', '1000.00')).toBe(100)
    expect(percentOf('0.00', '0.00')).toBe(100)
  })
})
