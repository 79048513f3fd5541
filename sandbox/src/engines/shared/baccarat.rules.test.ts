import { drawsFrom } from '../draws/draws.rules.ts'
import { wordsOf } from '../draws/seeded-words.rules.ts'
import {
  BACCARAT_BETS,
  type BaccaratSheet,
  baccaratPays,
  baccaratText,
  dealBaccarat,
  drawsAgainst,
  handPoints,
  readBaccarat,
} from './baccarat.rules.ts'
import { edgeOf } from './bet-sheet.rules.ts'

const sheet: BaccaratSheet = {
  kind: 'baccarat',
  theme: 'felt',
  plan: { everyMs: 40_000, offsetMs: 0, betMs: 20_000, holdMs: 3_000 },
  bets: BACCARAT_BETS,
}
/** Cards by their points, with different ranks: 9 is a nine, 0 a king. */
const card = (points: number): number => (points === 0 ? 12 : points - 1) * 4
const hands = (player: number[], banker: number[]) => ({ player: player.map(card), banker: banker.map(card) })

/** Chances of the three results over every sequence of points from eight decks, in closed form. */
function chances(): { player: number; banker: number; tie: number } {
  const left: number[] = Array.from({ length: 10 }, (_, points) => (points === 0 ? 128 : 32))
  const sums = { player: 0, banker: 0, tie: 0 }
  let total = 416
  const take = (weight: number, then: (points: number, weight: number) => void): void => {
    for (let points = 0; points < 10; points += 1) {
      const count = left[points] ?? 0
      if (count === 0) continue
      const chance = (weight * count) / total
      left[points] = count - 1
      total -= 1
      then(points, chance)
      left[points] = count
      total += 1
    }
  }
  const end = (player: number, banker: number, weight: number): void => {
    const name = player === banker ? 'tie' : player > banker ? 'player' : 'banker'
    sums[name] += weight
  }
  take(1, (p1, w1) =>
    take(w1, (b1, w2) =>
      take(w2, (p2, w3) =>
        take(w3, (b2, w4) => {
          const [player, banker] = [(p1 + p2) % 10, (b1 + b2) % 10]
          if (player >= 8 || banker >= 8) return end(player, banker, w4)
          if (player > 5)
            return banker > 5 ? end(player, banker, w4) : take(w4, (b3, w5) => end(player, (banker + b3) % 10, w5))
          take(w4, (p3, w5) => {
            const full = (player + p3) % 10
            if (!drawsAgainst(banker, p3)) return end(full, banker, w5)
            take(w5, (b3, w6) => end(full, (banker + b3) % 10, w6))
          })
        }),
      ),
    ),
  )
  return sums
}

describe('baccarat', () => {
  it('[SBX-211] prints edges that follow from every sequence of cards of eight decks', () => {
    const { player, banker, tie } = chances()
    expect(player + banker + tie).toBeCloseTo(1, 10)
    const pair = 31 / 415
    const computed = {
      player: edgeOf(200, player, tie),
      banker: edgeOf(195, banker, tie),
      tie: edgeOf(900, tie),
      playerPair: edgeOf(1_200, pair),
      bankerPair: edgeOf(1_200, pair),
    }
    expect(Object.fromEntries(BACCARAT_BETS.map(({ position, edge }) => [position, edge]))).toEqual(computed)
  })

  it.each([
    ['player', [9, 0], [3, 4], { player: 200, banker: 0, tie: 0, playerPair: 0 }],
    ['banker', [2, 4], [3, 4], { player: 0, banker: 195, tie: 0 }],
    ['tie', [6, 0], [2, 4], { player: 100, banker: 100, tie: 900, playerPair: 0, bankerPair: 0 }],
    ['pairs', [4, 4], [3, 3], { player: 200, playerPair: 1_200, bankerPair: 1_200 }],
  ])('[SBX-212] pays each position exactly: %s', (_name, player, banker, expected) => {
    for (const [position, pays] of Object.entries(expected))
      expect([position, baccaratPays(sheet, hands(player, banker), position)]).toEqual([position, pays])
    expect(baccaratPays(sheet, hands(player, banker), 'nowhere')).toBe(0)
  })

  it('[SBX-212] deals by the rules of the third card, and no card more often than the shoe has it', () => {
    const draw = drawsFrom(wordsOf('shoe'))
    for (let round = 0; round < 3_000; round += 1) {
      const { player, banker } = dealBaccarat(draw)
      const [first, second] = [handPoints(player.slice(0, 2)), handPoints(banker.slice(0, 2))]
      const isNatural = first >= 8 || second >= 8
      expect(player.length).toBe(!isNatural && first <= 5 ? 3 : 2)
      if (isNatural) expect(banker).toHaveLength(2)
      else if (player.length === 2) expect(banker.length).toBe(second <= 5 ? 3 : 2)
      const text = baccaratText({ player, banker })
      expect(readBaccarat(text)).toEqual({ player, banker })
    }
    // A source that always names the first card that is left never gives the same one twice.
    expect(dealBaccarat(() => 0)).toEqual({ player: [0, 2, 4], banker: [1, 3, 5] })
    expect(readBaccarat('1,2')).toBeNull()
    expect(readBaccarat('1,2/3,99')).toBeNull()
  })
})
