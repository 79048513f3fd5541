import { drawsFrom } from '../draws/draws.rules.ts'
import { wordsOf } from '../draws/seeded-words.rules.ts'
import { bullOf, bullsReturn, bullsRtp, dealBulls, FIVE_FACES, HAND, SEATS } from './bulls.rules.ts'

/** `5s` → card number; ranks a 2-9 t j q k, suits d c h s. */
function hand(text: string): number[] {
  return text.split(' ').map((card) => 'a23456789tjqk'.indexOf(card[0] ?? '') * 4 + 'dchs'.indexOf(card[1] ?? ''))
}
const SHEET = { kind: 'bulls', theme: 'cards', rakePercent: 5 } as const

describe('bullOf', () => {
  it.each([
    ['jd 5c 5h 3s 4d', 7, 'three of ten and seven points'],
    ['td jc qh 4s 6d', 10, 'two multiples of ten'],
    ['jd qc kh js qd', FIVE_FACES, 'five faces'],
    ['ad 2c 4h 6s 8d', 0, 'no three of ten'],
    ['ad 9c td 2h 3s', 5, 'the ten with ace and nine makes twenty'],
  ])('[SBX-196] %s is %i: %s', (cards, rank) => {
    expect(bullOf(hand(cards)).rank).toBe(rank)
  })

  it('[SBX-196] finds a bull wherever its cards stand', () => {
    const cards = hand('jd 5c 5h 3s 4d')
    for (let turn = 0; turn < HAND; turn += 1)
      expect(bullOf([...cards.slice(turn), ...cards.slice(0, turn)]).rank).toBe(7)
  })
})

describe('bullsReturn', () => {
  it('[SBX-196] is the pot less the share of the house, or nothing; each seat wins as often', () => {
    const draw = drawsFrom(wordsOf('bulls'))
    const wins = Array.from({ length: SEATS }, () => 0)
    for (let round = 0; round < 8_000; round += 1) {
      const { winner, hands } = dealBulls(draw)
      wins[winner] = (wins[winner] ?? 0) + 1
      expect(new Set(hands.flat()).size).toBe(SEATS * HAND)
    }
    for (const count of wins) expect(Math.abs(count - 2_000)).toBeLessThan(160)
    expect(bullsRtp(SHEET)).toBe(0.95)
    const returns = new Set(Array.from({ length: 40 }, () => bullsReturn(SHEET, 100, draw)))
    expect(returns).toEqual(new Set([0, 380]))
  })
})
