import { DEALERS, dealerOf } from './dealers.rules.ts'

const SHIFT_MS = 1_800_000

describe('dealerOf', () => {
  it('[SBX-255] puts each dealer at one table at a time, and changes all of them every half hour', () => {
    const at = 40 * SHIFT_MS
    const shift = DEALERS.map((_, seat) => dealerOf(seat, at))
    expect(new Set(shift).size).toBe(DEALERS.length)
    expect(DEALERS.map((_, seat) => dealerOf(seat, at + SHIFT_MS - 1))).toEqual(shift)
    for (const seat of DEALERS.keys()) expect(dealerOf(seat, at + SHIFT_MS)).not.toBe(shift[seat])
  })
})
