/**
 * Bulls: five cards each, four seats. Three cards that add up to a multiple of ten make a bull; the other two give its points. Everyone stakes the
 * same, the best hand takes the pot less the house's share. No seat has a choice, so every seat wins as often.
 */
import * as v from 'valibot'
import { type Draw, shuffle } from '../draws/draws.rules.ts'

export const SEATS = 4
export const HAND = 5
const SUITS = 4
const RANKS = 13
const DECK = SUITS * RANKS
/** Points of ten count as zero. */
const TEN = 10

export const bullsSheetSchema = v.object({
  kind: v.literal('bulls'),
  /** Art of the table. */
  theme: v.string(),
  /** Share of the pot that the house keeps, per cent. */
  rakePercent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
})
export type BullsSheet = v.InferOutput<typeof bullsSheetSchema>

/** 0 to 51: rank × 4 + suit. Ranks from ace (0) to king (12), suits from diamonds (0) to spades (3). */
export type Card = number
export type Bull = {
  /** 0 no bull, 1 to 9 by points, 10 bull bull, 11 five faces. */
  readonly rank: number
  /** The card that decides between equal ranks: the highest by rank, then by suit. */
  readonly high: Card
}
export type Deal = {
  readonly hands: readonly (readonly Card[])[]
  readonly bulls: readonly Bull[]
  readonly winner: number
}

export const FIVE_FACES = 11

/** Seat 0 is the player's. */
export function dealBulls(draw: Draw): Deal {
  const deck = shuffle(
    Array.from({ length: DECK }, (_, card) => card),
    draw,
  )
  const hands = Array.from({ length: SEATS }, (_, seat) => deck.slice(seat * HAND, (seat + 1) * HAND))
  const bulls = hands.map(bullOf)
  let winner = 0
  for (let seat = 1; seat < SEATS; seat += 1) if (beats(bulls[seat], bulls[winner])) winner = seat
  return { hands, bulls, winner }
}

/** What the player's stake returns, in fen; fractions of a fen stay with the house. */
export function bullsReturn({ rakePercent }: BullsSheet, stakeFen: number, draw: Draw): number {
  return dealBulls(draw).winner === 0 ? Math.floor((stakeFen * SEATS * (100 - rakePercent)) / 100) : 0
}

/** Every seat wins a quarter of the deals: the return is what is left of the pot. */
export function bullsRtp({ rakePercent }: BullsSheet): number {
  return (100 - rakePercent) / 100
}

export function rankOf(card: Card): number {
  return Math.floor(card / SUITS)
}
export function suitOf(card: Card): number {
  return card % SUITS
}

export function bullOf(hand: readonly Card[]): Bull {
  const high = Math.max(...hand)
  if (hand.every((card) => rankOf(card) >= TEN)) return { rank: FIVE_FACES, high }
  const points = hand.map(pointsOf)
  const total = points.reduce((sum, point) => sum + point, 0)
  for (let one = 0; one < HAND; one += 1)
    for (let two = one + 1; two < HAND; two += 1) {
      const rest = (points[one] ?? 0) + (points[two] ?? 0)
      // The other three make a multiple of ten.
      if ((total - rest) % TEN === 0) return { rank: rest % TEN === 0 ? TEN : rest % TEN, high }
    }
  return { rank: 0, high }
}

function pointsOf(card: Card): number {
  return Math.min(rankOf(card) + 1, TEN)
}

/** No two hands are equal: a card is dealt once. */
function beats(one: Bull | undefined, other: Bull | undefined): boolean {
  if (!one || !other) return false
  return one.rank === other.rank ? one.high > other.high : one.rank > other.rank
}
