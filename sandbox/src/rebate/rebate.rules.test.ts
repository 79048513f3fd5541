import { calculatingUntil, capFen, payableOf, rateOf, rebateFen } from './rebate.rules.ts'

const HOUR = 3_600_000
const part = (valid: number, claimed = 0) => ({ enName: 'OBTY', category: 'sport', valid, claimed })

describe('rebate rules', () => {
  it.each([
    ['sport', 0, 38],
    ['gaming', 3, 52],
    ['realbet', 10, 90],
    ['egame', 6, 100],
    ['chess', 2, 65],
    ['lottery', 9, 48],
    ['fishing', 10, 120],
    ['nothing', 5, 0],
    ['sport', 99, 88],
  ])('[SBX-79] %s at VIP%i earns %i hundredths of a percent', (category, vip, rate) => {
    expect(rateOf(category, vip)).toBe(rate)
  })

  it('[SBX-79] rounds down to the fen', () => {
    expect(rebateFen(9_999, 42)).toBe(41)
    expect(rebateFen(238, 42)).toBe(0)
  })

  it('[SBX-79] subtracts what was claimed and never pays twice or below zero', () => {
    expect(payableOf([part(100_000, 100)], 0)[0]?.amount).toBe(280)
    expect(payableOf([part(100_000, 400)], 0)[0]?.amount).toBe(0)
  })

  it('[SBX-79] keeps a whole day within the cap of the level', () => {
    const day = payableOf([part(200_000_000_00), part(200_000_000_00)], 0)
    expect(day.reduce((sum, { amount }) => sum + amount, 0)).toBe(capFen(0))
    expect(payableOf([part(1_000_000, capFen(0))], 0)[0]?.amount).toBe(0)
  })

  it('[SBX-80] calculates from 04:00 to 04:30', () => {
    expect(calculatingUntil(4 * HOUR - 1, 0)).toBeNull()
    expect(calculatingUntil(4 * HOUR, 0)).toBe(4.5 * HOUR)
    expect(calculatingUntil(4.5 * HOUR, 0)).toBeNull()
  })
})
