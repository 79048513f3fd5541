/** The bets of a slip that came from the site, and what has become of each. Facts in, state out. */
import type { SlipBet } from '@lantern/contract/games'

export type BetFate =
  | { kind: 'waiting' }
  | { kind: 'placing' }
  /** No answer: asked again under the same number. */
  | { kind: 'lost' }
  | { kind: 'placed' }
  | { kind: 'refused'; message: string }
  /** The price got worse than the slip accepts. */
  | { kind: 'moved'; was: string; odds: string }

export type HandedBet = { bet: SlipBet; fate: BetFate }

export type HandedEvent =
  | { kind: 'sent'; requestNo: string }
  | { kind: 'settled'; requestNo: string; fate: BetFate }
  /** The member takes the current prices. */
  | { kind: 'prices-taken'; odds: ReadonlyMap<string, { odds: string; oddsVersion: number }> }

export function transition(bets: readonly HandedBet[], event: HandedEvent): readonly HandedBet[] {
  switch (event.kind) {
    case 'sent':
      return withFate(bets, event.requestNo, { kind: 'placing' })
    case 'settled':
      return withFate(bets, event.requestNo, event.fate)
    case 'prices-taken':
      // Only a bet that the venue refused may change: any other may already stand.
      return bets.map((one) =>
        one.fate.kind === 'moved'
          ? {
              bet: { ...one.bet, legs: one.bet.legs.map((leg) => ({ ...leg, ...event.odds.get(leg.selectionId) })) },
              fate: { kind: 'waiting' },
            }
          : one,
      )
  }
}

function withFate(bets: readonly HandedBet[], requestNo: string, fate: BetFate): readonly HandedBet[] {
  return bets.map((one) => (one.bet.requestNo === requestNo ? { ...one, fate } : one))
}

/** The next bet to send: one whose answer was lost first, then those that wait. */
export function nextOf(bets: readonly HandedBet[]): HandedBet | undefined {
  return bets.find(({ fate }) => fate.kind === 'lost') ?? bets.find(({ fate }) => fate.kind === 'waiting')
}
