/** Endpoints of provably fair rounds (`/v1/play/*`). */
import { playCatalogue, playRound, playTable } from '@lantern/contract/rounds'
import { makeGames } from '../content/games/games.ts'
import { seedHash } from '../engines/draws/draws.rules.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { gameView, requireGame } from '../rounds/played-game.ts'
import { play, roundView, waitOf } from '../rounds/round-turns.ts'
import { nextSeed, recentRounds } from '../rounds/rounds.repository.ts'
import { venueName } from '../site/venues.ts'
import type { VenueWire } from './venue-wire.ts'

const RECENT_ROUNDS = 20

export function playRoutes(wire: VenueWire): void {
  wire.read(playCatalogue, async (_input, { wallet }) => ({
    enName: wallet.enName,
    venue: venueName(wallet.enName),
    list: makeGames()
      .filter(({ enName, title }) => enName === wallet.enName && title !== null)
      .map(({ gameCode, name, rtp, title }) => ({
        gameCode,
        name,
        engine: title?.engine ?? '',
        theme: title?.theme ?? '',
        rtp,
      })),
  }))

  wire.read(playTable, async ({ game: gameCode }, { db, now, wallet: { purse } }) => {
    const game = requireGame(purse.enName, gameCode)
    const seed = await nextSeed(db, purse.owner, gameCode)
    return {
      game: gameView(game),
      next: { serverSeedHash: seedHash(seed.server_seed), nonce: seed.nonce },
      balance: fromFen(await purse.balance(db)),
      waitMs: await waitOf(db, purse.owner, game.title.game.engine, now),
      rounds: (await recentRounds(db, purse.owner, gameCode, RECENT_ROUNDS)).map(roundView),
    }
  })

  wire.write(playRound, async (order, { trx, now, wallet: { purse } }) => {
    const row = await play({ trx, purse, order, now })
    const seed = await nextSeed(trx, purse.owner, order.game)
    return {
      round: roundView(row),
      next: { serverSeedHash: seedHash(seed.server_seed), nonce: seed.nonce },
      balance: fromFen(await purse.balance(trx)),
    }
  })
}
