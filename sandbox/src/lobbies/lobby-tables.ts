/** A game of the clock as its lobby shows it: when bets close, and the last results. */
import type { LobbyTable } from '@lantern/contract/lobbies'
import { readBaccarat, winnerOf } from '../engines/shared/baccarat.rules.ts'
import { newestResult, roundAt } from '../engines/shared/round-clock.rules.ts'
import { outcomeOf } from '../engines/shared/shared-game.rules.ts'
import { seedOfRound } from '../shared-rounds/house-seed.ts'
import { roundKey, type SharedGame } from '../shared-rounds/shared-game.ts'

/** Results of a table, eight columns of a road of six rows; draws show the newest few, and the trend of all. */
const ROAD_RESULTS = 48
const DRAW_RESULTS = 12

type Table = { readonly dealer: LobbyTable['dealer']; readonly seated: number }

export function lobbyTable(game: SharedGame, secret: string, now: number, { dealer, seated }: Table): LobbyTable {
  const { gameCode, enName, name, title, minBet, maxBet } = game
  const { plan, kind } = title.shared
  const { no, closeAt, endAt } = roundAt(plan, now)
  const newest = newestResult(plan, now)
  const length = Math.min(kind === 'digits' ? DRAW_RESULTS : ROAD_RESULTS, newest + 1)
  const results = Array.from({ length }, (_, back) => {
    const round = newest - back
    const outcome = outcomeOf(title.shared, {
      serverSeed: seedOfRound(secret, gameCode, round),
      gameCode,
      no: round,
    })
    return kind === 'baccarat' ? winnerText(outcome) : outcome
  })
  return {
    gameCode,
    enName,
    name,
    engine: kind,
    minBet,
    maxBet,
    dealer,
    seated,
    round: no,
    closeAt,
    endAt,
    results,
  }
}

/** Key of the round that runs at a table. */
export function runningKey({ gameCode, title }: SharedGame, now: number): string {
  return roundKey(gameCode, roundAt(title.shared.plan, now).no)
}

function winnerText(outcome: string): string {
  const hands = readBaccarat(outcome)
  return hands ? winnerOf(hands) : ''
}
