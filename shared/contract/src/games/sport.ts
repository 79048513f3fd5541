/** The native sport board: matches with their main prices, one match with all of them, and the stream of changes. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, idSchema, instantSchema, keySchema } from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'
import { matchSchema } from './games.ts'
import { marketKindSchema, ownNameSchema } from './market-kinds.ts'

export { BOARD_KINDS, type BoardKind, MARKET_KINDS } from './market-kinds.ts'

const named = v.looseObject({ zh: v.string(), en: v.string() })
const scoreSchema = v.looseObject({ home: countSchema, away: countSchema })

/** Site days that the board offers after the next 24 hours. */
export const BOARD_DAYS = 6

/** What changes while a match runs. `clockRate` is seconds of match clock per second; 0 in a break. */
const faceEntries = {
  state: matchSchema.entries.state,
  score: scoreSchema,
  /** Points of the running set, null in sports without sets. */
  points: v.nullable(scoreSchema),
  clock: v.nullable(v.number()),
  clockSec: v.number(),
  clockRate: v.number(),
  period: v.string(),
}
export const matchFaceSchema = v.looseObject(faceEntries)
export type BoardFace = v.InferOutput<typeof matchFaceSchema>

/** A market without texts, where the page builds them from sides and line. */
export const boardMarketSchema = v.looseObject({
  id: idSchema,
  kind: marketKindSchema,
  name: ownNameSchema,
  line: v.nullable(v.string()),
  /** 1 open, 2 suspended, 3 closed. */
  state: v.picklist([1, 2, 3]),
  oddsVersion: countSchema,
  selections: rowsOf(v.looseObject({ id: idSchema, pick: v.string(), name: ownNameSchema, odds: v.string() })),
})
export type BoardMarket = v.InferOutput<typeof boardMarketSchema>

export const boardMatchSchema = v.looseObject({
  id: idSchema,
  sport: v.string(),
  league: named,
  home: named,
  away: named,
  startAt: instantSchema,
  ...faceEntries,
  /** The main line of 1x2, handicap and total; on the page of a match every market. */
  markets: rowsOf(boardMarketSchema),
  /** Number of markets that are not listed. */
  more: countSchema,
})
export type BoardMatch = v.InferOutput<typeof boardMatchSchema>

export const boardSportSchema = v.looseObject({
  code: v.string(),
  name: named,
  /** Matches that are live or start within 24 hours. */
  count: countSchema,
  live: countSchema,
})
export type BoardSport = v.InferOutput<typeof boardSportSchema>

/** The matches of a sport in a range of time, at the prices of one venue (`book`); of an esports venue, those of its games. */
export const sportBoard = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/sport/board',
  kind: 'read',
  access: 'public',
  request: v.object({
    /** A venue code. */
    book: keySchema,
    /** '' for all sports. */
    sport: v.optional(keySchema, ''),
    /** 0: live and the next 24 hours; n: the n-th site day after today. */
    day: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(BOARD_DAYS)), 0),
    live: v.optional(v.boolean(), false),
  }),
  response: v.looseObject({
    book: v.string(),
    /** Time of the prices. */
    at: instantSchema,
    sports: rowsOf(boardSportSchema),
    /** Matches of the sport by `day`, from 0. */
    days: v.array(countSchema),
    list: rowsOf(boardMatchSchema),
  }),
})
export type Board = v.InferOutput<typeof sportBoard.response>

const sideSchema = openEnum(['home', 'away'])

/** Something that happened in a match: a score, or a set that was won. */
const matchEventSchema = v.looseObject({
  at: instantSchema,
  side: sideSchema,
  period: v.string(),
  /** Minutes on the match clock, null in sports without one. */
  clock: v.nullable(v.number()),
  /** Score after it. */
  score: scoreSchema,
  /** Points of the set that ended, null in sports without sets. */
  points: v.nullable(scoreSchema),
})
export type MatchEvent = v.InferOutput<typeof matchEventSchema>

/** A finished match of a side, or of the two sides against each other. */
const pastMatchSchema = v.looseObject({
  id: idSchema,
  startAt: instantSchema,
  league: named,
  home: named,
  away: named,
  score: scoreSchema,
})
export type PastMatch = v.InferOutput<typeof pastMatchSchema>

/** Prices of the match winner at a moment; no draw in sports without one. */
const movementPointSchema = v.looseObject({
  at: instantSchema,
  home: v.optional(v.nullable(v.string()), null),
  draw: v.optional(v.nullable(v.string()), null),
  away: v.optional(v.nullable(v.string()), null),
})
export type MovementPoint = v.InferOutput<typeof movementPointSchema>

/** One match with every market, what happened in it, and what came before. */
export const sportMatch = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/sport/match',
  kind: 'read',
  access: 'public',
  request: v.object({ book: keySchema, id: idSchema }),
  response: v.looseObject({
    book: v.string(),
    at: instantSchema,
    /** The match; nothing when it is unknown. */
    list: rowsOf(boardMatchSchema),
    /** Oldest first; in sports with many points the last ones. */
    timeline: rowsOf(matchEventSchema),
    /** Points of each period or set, in order. */
    periods: rowsOf(v.looseObject({ period: v.string(), home: countSchema, away: countSchema })),
    statistics: v.looseObject({
      /** How often each side scored, or won a point. */
      scores: scoreSchema,
      /** The largest lead of each side. */
      leads: scoreSchema,
      /** Share of the time played in which each side was ahead, in per cent. */
      ahead: scoreSchema,
      /** Other counts in the order shown, named by the venue: shots, hits, aces. Older venues have none. */
      counts: v.optional(rowsOf(v.looseObject({ name: named, home: countSchema, away: countSchema }))),
    }),
    /** Prices of the match winner, oldest first. */
    movement: rowsOf(movementPointSchema),
    /** The last matches of each side, newest first. */
    form: v.looseObject({ home: rowsOf(pastMatchSchema), away: rowsOf(pastMatchSchema) }),
    /** The last matches of the two sides against each other, newest first. */
    headToHead: rowsOf(pastMatchSchema),
  }),
})
export type MatchPage = v.InferOutput<typeof sportMatch.response>

/** Site days with results: today and those before it. */
export const RESULT_DAYS = 30

/** What each pick of a market came to; the line is as the bets on it had it. */
const marketResultSchema = v.looseObject({
  id: idSchema,
  kind: marketKindSchema,
  name: ownNameSchema,
  line: v.nullable(v.string()),
  picks: rowsOf(
    v.looseObject({
      pick: v.string(),
      name: ownNameSchema,
      result: openEnum(['WIN', 'HALF_WIN', 'DRAW', 'HALF_LOSE', 'LOSE']),
    }),
  ),
})
export type MarketResult = v.InferOutput<typeof marketResultSchema>

export const matchResultSchema = v.looseObject({
  id: idSchema,
  sport: v.string(),
  league: named,
  home: named,
  away: named,
  startAt: instantSchema,
  endedAt: instantSchema,
  /** Ended, or not played: then every stake was returned. */
  state: matchSchema.entries.state,
  score: scoreSchema,
  /** Points of each period or set, in order; none where the score was decided otherwise. */
  periods: rowsOf(v.looseObject({ period: v.string(), home: countSchema, away: countSchema })),
  /** The markets that were offered when the match began; none when it was not played. */
  markets: rowsOf(marketResultSchema),
})
export type MatchResult = v.InferOutput<typeof matchResultSchema>

/** Matches of a sport that began on a site day and are decided, newest first. */
export const sportResults = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/sport/results',
  kind: 'read',
  access: 'public',
  request: v.object({
    sport: keySchema,
    /** Site days before today. */
    day: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(RESULT_DAYS - 1)), 0),
  }),
  response: v.looseObject({
    at: instantSchema,
    /** Decided matches of the day by sport. */
    sports: rowsOf(v.looseObject({ code: v.string(), name: named, count: countSchema })),
    list: rowsOf(matchResultSchema),
  }),
})
export type Results = v.InferOutput<typeof sportResults.response>

/** Path of the stream of scores and prices, on the chat's host. */
export const SPORT_SOCKET_PATH = '/stream/ws/v1/sport'
/** Matches that one page can watch. */
export const WATCH_MAX = 400

/** Frames of a page: `watch` replaces what it watched before; `beat` keeps the socket open. */
export const sportRequestSchema = v.variant('kind', [
  v.object({
    kind: v.literal('watch'),
    book: keySchema,
    /** Matches with their main lines. */
    ids: v.pipe(v.array(idSchema), v.maxLength(WATCH_MAX)),
    /** Matches with every market. */
    whole: v.optional(v.pipe(v.array(idSchema), v.maxLength(WATCH_MAX)), []),
  }),
  v.object({ kind: v.literal('beat') }),
])
export type SportRequest = v.InferInput<typeof sportRequestSchema>

/** What changed in a match since the last frame; the first frame after `watch` has everything. */
const matchChangeSchema = v.looseObject({
  id: idSchema,
  face: v.optional(matchFaceSchema),
  markets: v.optional(rowsOf(boardMarketSchema), []),
  /** Ids of markets that are no longer offered. */
  gone: v.optional(v.array(idSchema), []),
})
export type MatchChange = v.InferOutput<typeof matchChangeSchema>

/** Frames of the server. Without changes it sends a beat every two seconds, by which a page knows that its prices are current. */
export const sportFrameSchema = v.variant('kind', [
  v.looseObject({ kind: v.literal('prices'), book: v.string(), at: instantSchema, matches: rowsOf(matchChangeSchema) }),
  v.looseObject({ kind: v.literal('beat'), at: instantSchema }),
])
export type SportFrame = v.InferOutput<typeof sportFrameSchema>
