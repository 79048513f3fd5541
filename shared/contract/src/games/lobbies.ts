/** What a lobby shows above its list: rails, themes, tables of the clock; and the rules of a game (screens.md 4). */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, emptySchema, idSchema, instantSchema, keySchema, listOf, moneySchema } from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'
import { gameSchema } from './games.ts'
import { categorySchema } from './venues.ts'

const named = v.looseObject({ zh: v.string(), en: v.string() })

/** Games of a rail, at most. */
export const RAIL_GAMES = 10
/** Games that a member entered last, at most. */
export const RECENT_GAMES = 30

/** The rails of a lobby; empty ones are left out. */
export const lobbyRails = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/lobby/rails',
  kind: 'read',
  access: 'public',
  request: v.object({ category: categorySchema }),
  response: v.looseObject({
    /** The game that stands for the lobby, or none. */
    featured: rowsOf(gameSchema),
    rails: rowsOf(v.looseObject({ kind: openEnum(['new', 'jackpot', 'low-stake']), list: rowsOf(gameSchema) })),
    /** What the games are about, most games first. `gameCode`: the game whose cover stands for it. */
    themes: rowsOf(
      v.looseObject({
        key: v.string(),
        name: named,
        count: countSchema,
        gameCode: v.string(),
        /** Its cover, '' when it has none. */
        image: v.optional(v.string(), ''),
      }),
    ),
    /** Games that can be played, by venue code. */
    providers: rowsOf(v.looseObject({ enName: v.string(), count: countSchema })),
    /** The smallest stakes that games of this lobby have, lowest first. */
    minBets: v.array(moneySchema),
    /** Rooms of card games, lowest stakes first: the games of a room take stakes between its two only. None in other lobbies. */
    rooms: v.optional(
      rowsOf(
        v.looseObject({
          key: v.string(),
          name: named,
          minBet: moneySchema,
          maxBet: moneySchema,
          list: rowsOf(gameSchema),
        }),
      ),
      [],
    ),
  }),
})
export type LobbyRails = v.InferOutput<typeof lobbyRails.response>
export type LobbyRoom = LobbyRails['rooms'][number]

/** Games that the member entered, newest first, on every device. */
export const gameRecent = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/game/recent',
  kind: 'read',
  access: 'member',
  request: v.object({ category: v.optional(categorySchema) }),
  response: listOf(gameSchema),
})

export const gameRecentClear = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/game/recent/clear',
  kind: 'write',
  access: 'member',
  request: emptySchema,
  response: emptySchema,
})

/** The rules and figures of a game. */
export const gameRules = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/game/rules',
  kind: 'read',
  access: 'public',
  request: v.object({ gameCode: idSchema }),
  response: v.looseObject({
    /** Paragraphs, separated by line breaks. */
    zh: v.string(),
    en: v.string(),
    /** Per cent; null where it differs from bet to bet. */
    rtp: v.nullable(v.string()),
    /** How the return is known. */
    rtpKnown: named,
    /** The most that a round returns, as a multiple of its stake; null where the price decides. */
    maxWin: v.nullable(v.number()),
    /** Shortest time between two rounds; null where the match decides. */
    cycleMs: v.nullable(countSchema),
  }),
})
export type GameRules = v.InferOutput<typeof gameRules.response>

/** The state of a game whose rounds the clock plays for everyone. */
export const tableSchema = v.looseObject({
  gameCode: v.string(),
  enName: keySchema,
  name: named,
  engine: openEnum(['baccarat', 'roulette', 'digits']),
  minBet: moneySchema,
  maxBet: moneySchema,
  /** Who deals now; nobody at draws. */
  dealer: v.optional(v.nullable(named), null),
  /** Members with a bet on the running round; tables of the clock have a seat for everyone. */
  seated: v.optional(countSchema, 0),
  round: countSchema,
  /** First instant at which bets are refused. */
  closeAt: instantSchema,
  /** When the next round begins. */
  endAt: instantSchema,
  /** Newest first: `player`, `banker`, `tie`; a pocket; digits separated by commas. */
  results: v.array(v.string()),
})
export type LobbyTable = v.InferOutput<typeof tableSchema>
/** Tables that are open first; those of a venue under maintenance come last (`venueList` has its window). */
export const lobbyTables = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/lobby/tables',
  kind: 'read',
  access: 'public',
  request: v.object({ category: categorySchema }),
  response: listOf(tableSchema),
})
