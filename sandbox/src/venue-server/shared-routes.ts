/** Endpoints of shared rounds (`/v1/play/shared*`). */
import { type DecidedRound, playShared, playSharedBet } from '@lantern/contract/shared-rounds'
import { seedHash } from '../engines/draws/draws.rules.ts'
import { newestResult, type RoundTimes, roundAt, timesOf } from '../engines/shared/round-clock.rules.ts'
import { outcomeOf } from '../engines/shared/shared-game.rules.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { houseSecret, seedOfRound } from '../shared-rounds/house-seed.ts'
import { betOnRound, sharedBetView } from '../shared-rounds/shared-bets.ts'
import { requireSharedGame, roundKey, type SharedGame, sharedGameView } from '../shared-rounds/shared-game.ts'
import { betsOnRounds } from '../shared-rounds/shared-rounds.repository.ts'
import type { VenueWire } from './venue-wire.ts'

/** Results that a page can ask for: twelve columns of a road of six rows. */
const RESULTS = 72

export function sharedRoutes(wire: VenueWire): void {
  wire.read(playShared, async ({ game: gameCode, since }, { db, now, wallet: { purse, player } }) => {
    const game = requireSharedGame(purse.enName, gameCode)
    const secret = await houseSecret(db)
    const { plan } = game.title.shared
    const times = roundAt(plan, now)
    const running = (one: RoundTimes) => ({
      ...one,
      serverSeedHash: seedHash(seedOfRound(secret, gameCode, one.no)),
    })
    const keys = [times.no - 1, times.no].map((no) => roundKey(gameCode, no))
    return {
      game: sharedGameView(game),
      now,
      round: running(times),
      next: running(timesOf(plan, times.no + 1)),
      results: decidedRounds(game, secret, { now, since: since === '' ? -1 : Number(since) }),
      bets: (await betsOnRounds(db, player, keys)).map(sharedBetView),
      balance: fromFen(await purse.balance(db)),
    }
  })

  wire.write(playSharedBet, async (order, { trx, now, wallet: { purse, player } }) => ({
    bets: await betOnRound(trx, { purse, player, order, now }),
    balance: fromFen(await purse.balance(trx)),
  }))
}

/** Rounds with a result, newest first, later than the one that the page has. */
function decidedRounds(
  { gameCode, title }: SharedGame,
  secret: string,
  { now, since }: { now: number; since: number },
): DecidedRound[] {
  const newest = newestResult(title.shared.plan, now)
  const count = Math.max(0, Math.min(RESULTS, newest - Math.max(since, -1)))
  return Array.from({ length: count }, (_, back) => {
    const no = newest - back
    const serverSeed = seedOfRound(secret, gameCode, no)
    return { no, serverSeed, outcome: outcomeOf(title.shared, { serverSeed, gameCode, no }) }
  })
}
