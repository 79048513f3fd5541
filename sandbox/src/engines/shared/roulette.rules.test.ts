import { colourOf, covers, POCKETS, ROULETTE_BETS, readRoulette, roulettePays } from './roulette.rules.ts'

const sheet = {
  kind: 'roulette' as const,
  theme: 'felt',
  plan: { everyMs: 45_000, offsetMs: 0, betMs: 20_000, holdMs: 5_000 },
  bets: ROULETTE_BETS,
}
const pockets = Array.from({ length: POCKETS }, (_, pocket) => pocket)

describe('roulette', () => {
  it('[SBX-211] keeps exactly 1/37 of every bet', () => {
    expect(ROULETTE_BETS).toHaveLength(49)
    for (const { position, edge } of ROULETTE_BETS) {
      const back = pockets.reduce((sum, pocket) => sum + roulettePays(sheet, pocket, position), 0)
      expect([position, back, edge]).toEqual([position, 3_600, '2.70'])
    }
  })

  it('[SBX-212] pays each position exactly, and nothing but its number on zero', () => {
    expect(roulettePays(sheet, 17, 'n17')).toBe(3_600)
    expect(roulettePays(sheet, 17, 'black')).toBe(200)
    expect(roulettePays(sheet, 17, 'dozen2')).toBe(300)
    expect(roulettePays(sheet, 17, 'column2')).toBe(300)
    expect(roulettePays(sheet, 17, 'red')).toBe(0)
    expect(ROULETTE_BETS.filter(({ position }) => covers(position, 0)).map(({ position }) => position)).toEqual(['n0'])
    // A name of the language's own objects is no position.
    expect(roulettePays(sheet, 17, 'constructor')).toBe(0)
    expect(pockets.filter((pocket) => colourOf(pocket) === 'red')).toHaveLength(18)
  })

  it('[SBX-210] reads its own results only', () => {
    expect(pockets.map((pocket) => readRoulette(String(pocket)))).toEqual(pockets)
    for (const text of ['37', '', '-1', '1.5', 'x']) expect(readRoulette(text)).toBeNull()
  })
})
