import fc from 'fast-check'
import { cashOutOf, partValue } from './cash-out.rules.ts'

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

describe('partValue', () => {
  const stakes = fc.integer({ min: 200, max: 2_000_000 })
  const picks = fc.array(fc.record({ odds: cents, now: cents }), { minLength: 1, maxLength: 10 })

  it('[SBX-222] adds up with the other parts and the rest to the value of the whole, in any cut', () => {
    fc.assert(
      fc.property(
        stakes,
        picks,
        fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 12 }),
        (stake, at, cuts) => {
          let open = stake
          let paid = 0
          for (const cut of cuts) {
            if (cut >= open) continue
            paid += partValue(open, cut, at)
            open -= cut
          }
          expect(paid + cashOutOf(open, at)).toBe(cashOutOf(stake, at))
        },
      ),
    )
  })

  it('[SBX-222] is the share of the shown value, rounded down, or a fen more', () => {
    fc.assert(
      fc.property(stakes, picks, fc.nat(), (stake, at, draw) => {
        const part = 1 + (draw % stake)
        const share = Number((BigInt(cashOutOf(stake, at)) * BigInt(part)) / BigInt(stake))
        const value = partValue(stake, part, at)
        expect(value - share === 0 || value - share === 1).toBe(true)
      }),
    )
  })
})
