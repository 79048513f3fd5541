/** Baccarat from eight decks that are shuffled for each round. Banker pays 0.95 to 1; a tie returns the stakes on player and banker. */
import * as v from 'valibot'
import { rankOf } from '../cards/bulls.rules.ts'
import type { Draw } from '../draws/draws.rules.ts'
import { type Bets, betOf, betsSchema, PUSH, planSchema } from './bet-sheet.rules.ts'

const DECKS = 8
const DECK = 52
const SHOE = DECKS * DECK
/** Points of ten count as zero. */
const TEN = 10

export const baccaratSheetSchema = v.object({
  kind: v.literal('baccarat'),
  theme: v.string(),
  plan: planSchema,
  bets: betsSchema,
})
export type BaccaratSheet = v.InferOutput<typeof baccaratSheetSchema>

/** Edges for eight decks; the test beside computes them from every sequence of cards. */
export const BACCARAT_BETS: Bets = [
  { position: 'player', pays: 200, edge: '1.24' },
  { position: 'banker', pays: 195, edge: '1.06' },
  { position: 'tie', pays: 900, edge: '14.36' },
  { position: 'playerPair', pays: 1_200, edge: '10.36' },
  { position: 'bankerPair', pays: 1_200, edge: '10.36' },
]

/** Cards are 0 to 51: rank × 4 + suit, as in `bulls`. */
export type BaccaratHands = { readonly player: readonly number[]; readonly banker: readonly number[] }

export function dealBaccarat(draw: Draw): BaccaratHands {
  const next = dealer(draw)
  // Two cards each, in turn: player first.
  const [first, second, third, fourth] = [next(), next(), next(), next()]
  const player = [first, third]
  const banker = [second, fourth]
  if (Math.max(handPoints(player), handPoints(banker)) >= 8) return { player, banker }
  if (handPoints(player) <= 5) player.push(next())
  if (bankerDraws(handPoints(banker), player[2])) banker.push(next())
  return { player, banker }
}

/** Whether the banker takes a third card. @param third the player's third card, undefined when there is none */
function bankerDraws(points: number, third: number | undefined): boolean {
  if (third === undefined) return points <= 5
  return drawsAgainst(points, pointsOf(third))
}

/** The table of the third card. @param third points of the player's third card */
export function drawsAgainst(points: number, third: number): boolean {
  if (points <= 2) return true
  if (points === 3) return third !== 8
  if (points === 4) return third >= 2 && third <= 7
  if (points === 5) return third >= 4 && third <= 7
  return points === 6 && (third === 6 || third === 7)
}

export function handPoints(hand: readonly number[]): number {
  return hand.reduce((sum, card) => sum + pointsOf(card), 0) % TEN
}

function pointsOf(card: number): number {
  return Math.min(rankOf(card) + 1, TEN) % TEN
}

export function winnerOf({ player, banker }: BaccaratHands): 'player' | 'banker' | 'tie' {
  const [one, other] = [handPoints(player), handPoints(banker)]
  if (one === other) return 'tie'
  return one > other ? 'player' : 'banker'
}

/** What a bet returns, in hundredths of its stake. */
export function baccaratPays({ bets }: BaccaratSheet, hands: BaccaratHands, position: string): number {
  const pays = betOf(bets, position)?.pays ?? 0
  switch (position) {
    case 'playerPair':
      return isPair(hands.player) ? pays : 0
    case 'bankerPair':
      return isPair(hands.banker) ? pays : 0
    default: {
      const winner = winnerOf(hands)
      if (winner === position) return pays
      return winner === 'tie' && pays > 0 ? PUSH : 0
    }
  }
}

function isPair([one, other]: readonly number[]): boolean {
  return one !== undefined && other !== undefined && rankOf(one) === rankOf(other)
}

export function baccaratText({ player, banker }: BaccaratHands): string {
  return `${player.join()}/${banker.join()}`
}

/** @returns null for a text that is not of two hands */
export function readBaccarat(text: string): BaccaratHands | null {
  const [player, banker] = text.split('/').map((hand) => hand.split(',').map(Number))
  if (!player || !banker) return null
  const isHand = (hand: readonly number[]): boolean =>
    (hand.length === 2 || hand.length === 3) && hand.every((card) => Number.isInteger(card) && card >= 0 && card < DECK)
  return isHand(player) && isHand(banker) ? { player, banker } : null
}

/** Draws cards without putting them back. */
function dealer(draw: Draw): () => number {
  const taken: number[] = []
  return () => {
    let at = draw(SHOE - taken.length)
    // The n-th card that is left: step over those that were taken, in order.
    for (const one of taken) if (at >= one) at += 1
    taken.push(at)
    taken.sort((one, other) => one - other)
    return at % DECK
  }
}
