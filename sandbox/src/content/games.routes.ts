/** Venues, games, favourites, platform counts. */

import * as CODE from '@lantern/contract/code'
import {
  CATEGORIES,
  COUNT_KEY_OF,
  canonicalVenue,
  gameFavorite,
  gameHot,
  gameList,
  VENUE_STATUS,
  venueList,
} from '@lantern/contract/games'
import type { PlatformCounts } from '@lantern/contract/site'
import { MINUTE_MS } from '@lantern/contract/site-time'
import type { Executor } from '../database/database.ts'
import { toFen } from '../ledger/money.rules.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { isVenue, venueStates, venueViews } from '../site/venues.ts'
import type { Wire } from '../wire/wire.ts'
import { gameView } from './game-view.ts'
import { addFavourite, favouriteKeys, removeFavourite } from './games/favourites.repository.ts'
import { keyOf } from './games/game-key.rules.ts'
import { type GameRow, makeGames } from './games/games.ts'
import { inTurn } from './games/in-turn.rules.ts'
import { recentGames } from './games/recent-games.repository.ts'

const HOT = 18

/** Number of live matches, from the book. */
export type LiveMatches = (db: Executor, now: number) => Promise<number>

export function gameRoutes(wire: Wire, liveMatches: LiveMatches): void {
  const games = makeGames()

  wire.publicRead(venueList, async ({ category }, { db, now }) => ({
    list: venueViews(await venueStates(db, now), await liveMatches(db, now)).filter(
      (venue) => category === undefined || venue.category === category,
    ),
  }))

  wire.publicRead(gameList, async (input, { db, now, caller }) => {
    const states = await venueStates(db, now)
    const favourites = await favouriteKeys(db, caller?.id)
    const recent = input.recentOnly ? new Set((await recentGames(db, caller?.id)).map(keyOf)) : null
    const minBetMax = input.minBetMax === undefined ? null : toFen(input.minBetMax)
    const enName = input.enName === undefined ? undefined : canonicalVenue(input.enName)
    const keyword = input.keyword?.trim().toLowerCase() ?? ''
    const isOpen = (game: GameRow): boolean => states.get(game.enName)?.status === 1
    const found = games.filter(
      (game) =>
        (input.category === undefined || game.category === input.category) &&
        (enName === undefined || game.enName === enName) &&
        (input.tag === undefined || game.tags.includes(input.tag)) &&
        (input.theme === undefined || game.theme === input.theme) &&
        (minBetMax === null || toFen(game.minBet) <= minBetMax) &&
        (!input.openOnly || (isOpen(game) && !game.coming)) &&
        (recent === null || recent.has(keyOf(game))) &&
        (!input.favOnly || favourites.has(keyOf(game))) &&
        (input.only === undefined || input.only.includes(keyOf(game))) &&
        (keyword === '' || game.name.zh.includes(keyword) || game.name.en.toLowerCase().includes(keyword)),
    )
    const offset = (input.pageNum - 1) * input.pageSize
    const list = sorted(found, input.sort, isOpen).slice(offset, offset + input.pageSize)
    return {
      list: list.map((game) => gameView(game, favourites, states.get(game.enName)?.status ?? 1)),
      total: found.length,
      hasMore: offset + list.length < found.length,
    }
  })

  wire.publicRead(gameHot, async (_input, { db, now, caller }) => {
    const states = await venueStates(db, now)
    const favourites = await favouriteKeys(db, caller?.id)
    return {
      list: games
        .filter((game) => states.get(game.enName)?.status === 1 && !game.coming)
        .slice(0, HOT)
        .map((game) => gameView(game, favourites, 1)),
    }
  })

  wire.memberWrite(gameFavorite, async (input, { trx, member, now }) => {
    const enName = canonicalVenue(input.enName)
    const isKnown = isVenue(enName) && games.some((game) => game.enName === enName && game.gameCode === input.gameCode)
    if (!isKnown) {
      const sentence = { zh: '游戏不存在', en: 'No such game' }
      throw new SandboxError(CODE.VALIDATION, sentence, { fields: { gameCode: sentence } })
    }
    if (!input.on) {
      await removeFavourite(trx, member.id, { enName, gameCode: input.gameCode })
      return {}
    }
    await addFavourite(trx, member.id, { enName, gameCode: input.gameCode }, now)
    return {}
  })
}

/** Counts of the other lobbies by the spec's keys, without games of closed venues; the book counts sport (spec 3, platform counts). */
export async function lobbyCounts(db: Executor, now: number): Promise<PlatformCounts> {
  const states = await venueStates(db, now)
  const games = makeGames().filter(
    ({ enName, coming }) => !coming && states.get(enName)?.status !== VENUE_STATUS.closed,
  )
  const minute = Math.floor(now / MINUTE_MS)
  const counts: PlatformCounts = {}
  for (const category of CATEGORIES) {
    const key = COUNT_KEY_OF[category]
    if (!key || category === 'sport') continue
    const count = games.filter((game) => game.category === category).length
    // Player counts vary by the minute.
    counts[key] = { count, live: 40 + ((minute * 7 + key.charCodeAt(0)) % 60), updatedAt: now }
  }
  return counts
}

type Sort = 'hot' | 'new' | 'az' | 'rtp'

const ORDERS: Readonly<Record<Sort, (a: GameRow, b: GameRow) => number>> = {
  hot: (a, b) => b.weight - a.weight,
  new: (a, b) => Number(b.tags.includes('new')) - Number(a.tags.includes('new')) || b.weight - a.weight,
  az: (a, b) => a.name.en.localeCompare(b.name.en, 'en'),
  rtp: (a, b) => Number(b.rtp ?? 0) - Number(a.rtp ?? 0),
}

/**
 * By popularity: games of open venues, then of venues under maintenance or closed, then those that are announced. Games of one theme do not stand side by side.
 */
function sorted(games: readonly GameRow[], sort: Sort, isOpen: (game: GameRow) => boolean): readonly GameRow[] {
  const list = games.toSorted(ORDERS[sort])
  if (sort !== 'hot') return list
  const rank = (game: GameRow): number => (game.coming ? 2 : isOpen(game) ? 0 : 1)
  return [0, 1, 2].flatMap((group) =>
    inTurn(
      list.filter((game) => rank(game) === group),
      ({ theme }) => theme,
    ),
  )
}
