/** A game of the clock as its lobby shows it: when bets close, and the last results. */
import type { LobbyTable } from '@lantern/contract/lobbies'
import { readBaccarat, winnerOf } from '../engines/shared/baccarat.rules.ts'
import { newestResult, roundAt } from '../engines/shared/round-clock.rules.ts'
import { outcomeOf } from '../engines/shared/shared-game.rules.ts'
import { seedOfRound } from '../shared-rounds/house-seed.ts'
import type { SharedGame } from '../shared-rounds/shared-game.ts'

/** Results of a table, eight columns of a road of six rows; draws show the newest few. */
const ROAD_RESULTS = 48
const DRAW_RESULTS = 3

export function lobbyTable(game: SharedGame, secret: string, now: number): LobbyTable {
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
  return { gameCode, enName, name, engine: kind, minBet, maxBet, round: no, closeAt, endAt, results }
}

function winnerText(outcome: string): string {
  const hands = readBaccarat(outcome)
  return hands ? winnerOf(hands) : ''
}
