import { calculatingUntil, capFen, MIN_CLAIM_FEN, payableOf, rateOf, rebateFen, TODAY_GAP_MS } from './rebate.rules.ts'

const HOUR = 3_600_000
const part = (valid: number, claimed = 0) => ({ enName: 'OBTY', category: 'sport', valid, claimed })

/** Per level: sport, gaming, realbet, egame, chess, lottery, fishing, and the daily cap in CNY. */
const TABLE: readonly (readonly number[])[] = [
  [38, 48, 40, 80, 55, 30, 80, 8_888],
  [38, 48, 45, 85, 60, 30, 85, 10_888],
  [40, 50, 45, 90, 65, 32, 90, 12_888],
  [42, 52, 50, 90, 70, 34, 90, 16_888],
  [45, 55, 55, 95, 75, 36, 95, 18_888],
  [48, 58, 60, 95, 80, 38, 95, 28_888],
  [52, 62, 65, 100, 85, 40, 100, 38_888],
  [58, 68, 70, 100, 90, 42, 100, 58_888],
  [66, 76, 75, 105, 95, 45, 105, 88_888],
  [75, 85, 80, 110, 100, 48, 110, 128_888],
  [88, 98, 90, 120, 110, 50, 120, 188_888],
]
const CATEGORIES = ['sport', 'gaming', 'realbet', 'egame', 'chess', 'lottery', 'fishing']

describe('rebate rules', () => {
  it.each(TABLE.map((row, vip) => [vip, row] as const))('[SBX-79] has the rates and the cap of VIP%i', (vip, row) => {
    expect([...CATEGORIES.map((category) => rateOf(category, vip)), capFen(vip) / 100]).toEqual(row)
  })

  it('[SBX-79] takes a level between two for the lower one, and one below the first for the first', () => {
    expect([rateOf('gaming', 2.9), rateOf('gaming', -1), capFen(-1), capFen(99)]).toEqual([50, 48, 888_800, 18_888_800])
  })

  it('[SBX-81] is claimed from 1.00 on, every 30 minutes', () => {
    expect([MIN_CLAIM_FEN, TODAY_GAP_MS]).toEqual([100, 1_800_000])
  })

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
    // 8,888.00 minus the payments for two venues leaves 1.00.
    const almost = [part(0, 400_000), part(0, 488_700), part(1_000_000_00)]
    expect(payableOf(almost, 0).map(({ amount }) => amount)).toEqual([0, 0, 100])
  })

  it('[SBX-80] calculates from 04:00 to 04:30', () => {
    expect(calculatingUntil(4 * HOUR - 1, 0)).toBeNull()
    expect(calculatingUntil(4 * HOUR, 0)).toBe(4.5 * HOUR)
    expect(calculatingUntil(4.5 * HOUR, 0)).toBeNull()
    expect(calculatingUntil(28 * HOUR, 24 * HOUR)).toBe(28.5 * HOUR)
  })
})
