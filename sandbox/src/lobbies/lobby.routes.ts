/** What lobbies show above their list, and the rules of games. */
import { type Category, type Game, VENUE_STATUS } from '@lantern/contract/games'
import {
  gameRecent,
  gameRecentClear,
  gameRules,
  type LobbyRails,
  lobbyRails,
  lobbyTables,
  RAIL_GAMES,
} from '@lantern/contract/lobbies'
import { smallCoverPath } from '../content/art/pictures.ts'
import { gameView } from '../content/game-view.ts'
import { favouriteKeys } from '../content/games/favourites.repository.ts'
import { keyOf } from '../content/games/game-key.rules.ts'
import { type GameRow, makeGames, themesOf } from '../content/games/games.ts'
import { inTurn } from '../content/games/in-turn.rules.ts'
import { clearRecent, recentGames } from '../content/games/recent-games.repository.ts'
import { ROOMS } from '../content/games/rooms.ts'
import { fromFen, toFen } from '../ledger/money.rules.ts'
import { refuse } from '../refusal/refuse.ts'
import { houseSecret } from '../shared-rounds/house-seed.ts'
import type { SharedGame } from '../shared-rounds/shared-game.ts'
import { seatedOn } from '../shared-rounds/shared-rounds.repository.ts'
import { venueStates } from '../site/venues.ts'
import type { Wire } from '../wire/wire.ts'
import { dealerOf } from './dealers.rules.ts'
import { rulesOf } from './game-rules.rules.ts'
import { guestsAt } from './guests.rules.ts'
import { lobbyTable, runningKey } from './lobby-tables.ts'

const OPEN = VENUE_STATUS.open
/** Engines at which someone deals. */
const DEALT: readonly string[] = ['baccarat', 'roulette']
/** Tables of the hero row. */
const TABLES = 8
/** Of venues under maintenance. */
const RESTING_TABLES = 2
/** A shorter rail is left out: the list below has its games. */
const LEAST = 3

export function lobbyRoutes(wire: Wire): void {
  wire.publicRead(lobbyRails, async ({ category }, { db, now, caller }) => {
    const favourites = await favouriteKeys(db, caller?.id)
    const games = await playableGames(category, await venueStates(db, now))
    const view = (game: GameRow): Game => gameView(game, favourites, OPEN)
    return {
      featured: games.slice(0, 1).map(view),
      rails: railsOf(games).map(({ kind, list }) => ({ kind, list: list.slice(0, RAIL_GAMES).map(view) })),
      themes: themeRail(category, games),
      providers: countBy(games, ({ enName }) => enName).map(([enName, { count }]) => ({ enName, count })),
      minBets: minBetsOf(games).map(fromFen),
      rooms: category === 'chess' ? roomsOf(games, view) : [],
    }
  })

  wire.publicRead(lobbyTables, async ({ category }, { db, now }) => {
    const states = await venueStates(db, now)
    const secret = await houseSecret(db)
    const tables = tablesOf(category)
    const seats = new Map(tables.map(({ gameCode }, seat) => [gameCode, seat]))
    const inState = (status: number) => tables.filter(({ enName }) => states.get(enName)?.status === status)
    const shown = [
      ...inTurn(inState(VENUE_STATUS.open), ({ title }) => title.shared.kind).slice(0, TABLES),
      ...inState(VENUE_STATUS.maintenance).slice(0, RESTING_TABLES),
    ]
    const isDealt = ({ title }: SharedGame) => DEALT.includes(title.shared.kind)
    const seated = await seatedOn(
      db,
      shown.filter(isDealt).map((game) => runningKey(game, now)),
    )
    return {
      list: shown.map((game) =>
        lobbyTable(game, secret, now, {
          dealer: isDealt(game) ? dealerOf(seats.get(game.gameCode) ?? 0, now) : null,
          seated: isDealt(game) ? guestsAt(runningKey(game, now)) + (seated.get(runningKey(game, now)) ?? 0) : 0,
        }),
      ),
    }
  })

  wire.publicRead(gameRules, async ({ gameCode }) => {
    const game = makeGames().find((one) => one.gameCode === gameCode)
    if (!game) throw refuse('invalid-request', { fields: { gameCode: 'unknown' } })
    return rulesOf(game)
  })

  wire.memberRead(gameRecent, async ({ category }, { db, now, member }) => {
    const favourites = await favouriteKeys(db, member.id)
    const states = await venueStates(db, now)
    const known = new Map(makeGames().map((game) => [keyOf(game), game]))
    const list = (await recentGames(db, member.id)).flatMap((key) => known.get(keyOf(key)) ?? [])
    return {
      list: list
        .filter((game) => category === undefined || game.category === category)
        .map((game) => gameView(game, favourites, states.get(game.enName)?.status ?? OPEN)),
    }
  })

  wire.memberWrite(gameRecentClear, async (_input, { trx, member }) => {
    await clearRecent(trx, member.id)
    return {}
  })
}

/** Games of a lobby that the clock plays. */
function tablesOf(category: Category): SharedGame[] {
  return makeGames()
    .filter((game) => game.category === category)
    .flatMap((game) => (game.title?.shared ? [{ ...game, title: game.title }] : []))
}

/** Games of a lobby that can be entered now. */
async function playableGames(
  category: Category,
  states: Awaited<ReturnType<typeof venueStates>>,
): Promise<readonly GameRow[]> {
  return makeGames().filter(
    (game) => game.category === category && !game.coming && states.get(game.enName)?.status === OPEN,
  )
}

/** Rooms with their games; empty ones are left out. */
function roomsOf(games: readonly GameRow[], view: (game: GameRow) => Game): LobbyRails['rooms'] {
  return ROOMS.map(({ key, name, min, max }) => ({
    key,
    name,
    minBet: fromFen(min),
    maxBet: fromFen(max),
    list: games.filter(({ minBet }) => toFen(minBet) === min).map(view),
  })).filter(({ list }) => list.length > 0)
}

type Rails = { kind: LobbyRails['rails'][number]['kind']; list: readonly GameRow[] }[]

/** Rails with enough games; that of low stakes only where stakes differ. */
function railsOf(games: readonly GameRow[]): Rails {
  const [lowest, ...others] = minBetsOf(games)
  const rails: Rails = [
    { kind: 'new', list: games.filter(({ tags }) => tags.includes('new')) },
    { kind: 'jackpot', list: games.filter(({ tags }) => tags.includes('jackpot')) },
    { kind: 'low-stake', list: others.length > 0 ? games.filter(({ minBet }) => toFen(minBet) === lowest) : [] },
  ]
  return rails.filter(({ list }) => list.length >= LEAST)
}

function minBetsOf(games: readonly GameRow[]): number[] {
  return [...new Set(games.map(({ minBet }) => toFen(minBet)))].toSorted((one, other) => one - other)
}

function themeRail(category: Category, games: readonly GameRow[]): LobbyRails['themes'] {
  const names = themesOf(category)
  return countBy(games, ({ theme }) => theme).flatMap(([key, { count, first }]) => {
    const name = names.get(key)
    return name ? [{ key, name, count, gameCode: first.gameCode, image: smallCoverPath(first) }] : []
  })
}

/** Groups by a key, largest first. */
function countBy(
  games: readonly GameRow[],
  keyOfGame: (game: GameRow) => string,
): [string, { count: number; first: GameRow }][] {
  const groups = new Map<string, { count: number; first: GameRow }>()
  for (const game of games) {
    const key = keyOfGame(game)
    const known = groups.get(key)
    if (known) known.count += 1
    else groups.set(key, { count: 1, first: game })
  }
  return [...groups].toSorted(([, one], [, other]) => other.count - one.count)
}
