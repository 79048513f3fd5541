/** Slots: what a sheet is printed with, and what it pays. */
import { drawsFrom } from '../draws/draws.rules.ts'
import { wordsOf } from '../draws/seeded-words.rules.ts'
import { maxMultiple, returnToPlayer } from './slot-math.rules.ts'
import { COINS, REELS, ROWS, type SlotSheet, type Volatility } from './slot-sheet.rules.ts'
import { spin, spinAt } from './slot-spin.rules.ts'
import { slotSheet } from './slot-title.rules.ts'

/** A reel with 1, one with 2 and a wild, one with 1 and 2: small enough to count by hand. */
function tiny(kind: SlotSheet['kind']): SlotSheet {
  const strip = [1, 2, 2, 1]
  return {
    kind,
    theme: 'lantern',
    volatility: 'mid',
    reels: Array.from({ length: REELS }, (_, reel) => (reel === 2 ? [0, 2, 1, 2] : strip)),
    pays: [
      [0, 0, 0],
      [5, 9, 30],
      [2, 4, 8],
    ],
    lines:
      kind === 'lines'
        ? [
            [0, 0, 0, 0, 0],
            [1, 1, 1, 1, 1],
          ]
        : [],
  }
}

/** Every combination of stops, equally often. */
function exhaustive(sheet: SlotSheet): number {
  let coins = 0
  let spins = 0
  const walk = (stops: number[]): void => {
    if (stops.length === REELS) {
      coins += spinAt(sheet, stops).coins
      spins += 1
      return
    }
    for (let stop = 0; stop < (sheet.reels[stops.length]?.length ?? 0); stop += 1) walk([...stops, stop])
  }
  walk([])
  return coins / spins / COINS
}

const KINDS = ['lines', 'ways'] as const
const VOLATILITIES: readonly Volatility[] = ['low', 'mid', 'high']

describe('returnToPlayer', () => {
  it.each(KINDS)('[SBX-196] of %s equals the mean over every combination of stops', (kind) => {
    expect(returnToPlayer(tiny(kind))).toBeCloseTo(exhaustive(tiny(kind)), 12)
  })

  it.each(KINDS)('[SBX-196] of %s agrees with a seeded simulation', (kind) => {
    const sheet = slotSheet({ gameCode: 'SIM-1', kind, theme: 'lantern', volatility: 'low' })
    const draw = drawsFrom(wordsOf(`test ${kind}`))
    const spins = 40_000
    let [coins, squares] = [0, 0]
    for (let at = 0; at < spins; at += 1) {
      const paid = spin(sheet, draw).coins / COINS
      coins += paid
      squares += paid * paid
    }
    const mean = coins / spins
    const error = Math.sqrt((squares / spins - mean * mean) / spins)
    expect(Math.abs(mean - returnToPlayer(sheet))).toBeLessThan(4 * error)
  })
})

describe('slotSheet', () => {
  const titles = KINDS.flatMap((kind) =>
    VOLATILITIES.flatMap((volatility) =>
      Array.from({ length: 12 }, (_, at) => slotSheet({ gameCode: `T-${at}`, kind, theme: 'koi', volatility })),
    ),
  )

  it('[SBX-196] returns between 94 and 97 per cent, with longer runs and higher symbols paying more', () => {
    for (const sheet of titles) {
      expect(returnToPlayer(sheet)).toBeGreaterThan(0.94)
      expect(returnToPlayer(sheet)).toBeLessThan(0.97)
      for (const [symbol, row] of sheet.pays.entries()) {
        if (symbol === 0) continue
        expect(row).toEqual([...row].sort((a, b) => a - b))
        if (symbol > 1)
          for (const [run, pay] of row.entries()) expect(pay).toBeLessThanOrEqual(sheet.pays[symbol - 1]?.[run] ?? 0)
      }
      expect(maxMultiple(sheet)).toBeGreaterThan(20)
    }
    expect(new Set(titles.map((sheet) => JSON.stringify(sheet))).size).toBe(titles.length)
  })

  it('[SBX-196] is the same in every process', () => {
    const title = { gameCode: 'JDB-001', kind: 'lines', theme: 'koi', volatility: 'mid' } as const
    expect(slotSheet(title)).toEqual(slotSheet(title))
  })

  it('has no wild on the first and last reel, so that every run has a symbol', () => {
    for (const { reels } of titles) {
      expect(reels[0]).not.toContain(0)
      expect(reels[REELS - 1]).not.toContain(0)
      for (const strip of reels) expect(strip.length).toBeGreaterThan(ROWS)
    }
  })
})
