import fc from 'fast-check'
import { cashOutOf } from './cash-out.rules.ts'

const cents = fc.integer({ min: 101, max: 10_000 })

describe('cashOutOf', () => {
  it.each([
    ['a price that has not moved', 1_000, [{ odds: 200, now: 200 }], 970],
    ['a price that has halved', 1_000, [{ odds: 300, now: 150 }], 1_940],
    ['a price that has doubled', 1_000, [{ odds: 150, now: 300 }], 485],
    ['a fraction of a fen', 101, [{ odds: 200, now: 300 }], 65],
    [
      'a won pick of a parlay',
      1_000,
      [
        { odds: 200, result: 'WIN' },
        { odds: 150, now: 150 },
      ],
      1_940,
    ],
    [
      'a half-lost pick',
      1_000,
      [
        { odds: 200, result: 'HALF_LOSE' },
        { odds: 150, now: 150 },
      ],
      485,
    ],
    [
      'a void pick',
      1_000,
      [
        { odds: 200, result: 'VOID' },
        { odds: 150, now: 150 },
      ],
      970,
    ],
  ] as const)('[SBX-220] values %s', (_name, stake, picks, value) => {
    expect(cashOutOf(stake, picks)).toBe(value)
  })

  it('[SBX-220] is never more than the bet can return, and less than the stake while no price has moved', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 2_000_000 }),
        fc.array(fc.record({ odds: cents, now: cents }), { minLength: 1, maxLength: 10 }),
        (stake, picks) => {
          const most =
            picks.reduce((product, { odds }) => product * BigInt(odds), BigInt(stake)) / 100n ** BigInt(picks.length)
          expect(BigInt(cashOutOf(stake, picks)) <= most).toBe(true)
          expect(
            cashOutOf(
              stake,
              picks.map(({ odds }) => ({ odds, now: odds })),
            ),
          ).toBeLessThan(stake)
        },
      ),
    )
  })
})
