/** State machine of the bets of a slip from the site, with the outcome of each. Facts in, state out. */
import type { SlipBet } from '@lantern/contract/games'

export type BetFate =
  | { kind: 'waiting' }
  | { kind: 'placing' }
  /** No answer: retried under the same request number. */
  | { kind: 'lost' }
  | { kind: 'placed' }
  | { kind: 'refused'; message: string }
  /** The price got worse than the slip accepts. */
  | { kind: 'moved'; was: string; odds: string }

export type HandedBet = { bet: SlipBet; fate: BetFate }

export type HandedEvent =
  | { kind: 'sent'; requestNo: string }
  | { kind: 'settled'; requestNo: string; fate: BetFate }
  /** The member accepts the current prices. */
  | { kind: 'prices-taken'; odds: ReadonlyMap<string, { odds: string; oddsVersion: number }> }

export function transition(bets: readonly HandedBet[], event: HandedEvent): readonly HandedBet[] {
  switch (event.kind) {
    case 'sent':
      return withFate(bets, event.requestNo, { kind: 'placing' })
    case 'settled':
      return withFate(bets, event.requestNo, event.fate)
    case 'prices-taken':
      // Only a bet that the venue refused may change; any other may already be placed.
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

/** The next bet to send: first one with a lost answer, then waiting ones. */
export function nextOf(bets: readonly HandedBet[]): HandedBet | undefined {
  return bets.find(({ fate }) => fate.kind === 'lost') ?? bets.find(({ fate }) => fate.kind === 'waiting')
}
