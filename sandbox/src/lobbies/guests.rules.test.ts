import { guestsAt } from './guests.rules.ts'

describe('guestsAt', () => {
  it('[SBX-255] seats simulated guests at every table, most of whom stay for the next round', () => {
    const rounds = Array.from({ length: 40 }, (_, no) => guestsAt(`AG-011/${no}`))
    expect(Math.min(...rounds)).toBeGreaterThan(0)
    expect(new Set(rounds).size).toBeGreaterThan(1)
    expect(Math.max(...rounds) - Math.min(...rounds)).toBeLessThanOrEqual(4)
    expect(guestsAt('AG-011/7')).toBe(rounds[7])
  })
})
