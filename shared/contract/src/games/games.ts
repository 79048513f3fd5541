/** Venues, games, matches, launch (screens.md 4). */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { SITE_ID } from '../wire/envelope.ts'
import {
  amountInputSchema,
  countSchema,
  emptySchema,
  idSchema,
  instantSchema,
  keySchema,
  listOf,
  moneySchema,
  pageSchema,
  requestNoSchema,
} from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'
import { marketKindSchema, ownNameSchema } from './market-kinds.ts'
import { categorySchema } from './venues.ts'

export {
  CATEGORIES,
  type Category,
  COUNT_KEY_OF,
  categorySchema,
  VENUE_STATUS,
  type Venue,
  venueList,
  venueSchema,
  WALLET_MODE,
} from './venues.ts'

/** Provider alias of OBTY, accepted everywhere and normalised on input (screens.md 13, no. 1). */
export function canonicalVenue(code: string): string {
  return code === 'YBTY' ? 'OBTY' : code
}

/** Frame routes: route word → venue code. Those of the specification first, then `fb` and the venues of the other kinds, which are ours. */
export const FRAME_VENUES = {
  'sport/im': 'IMTY',
  'sport/ob': 'OBTY',
  'sport/V188': 'V188',
  'sport/fb': 'FBTY',
  'gaming/ybdj': 'YBDJ',
  'gaming/imdj': 'IMDJ',
  'gaming/lhdj': 'LHDJ',
  'realbet/ag': 'AG',
  'realbet/evo': 'EVO',
  'realbet/bg': 'BG',
  'realbet/wm': 'WM',
  'egame/pgdz': 'PGDZ',
  'egame/ppdz': 'PPDZ',
  'egame/cq9': 'CQ9',
  'egame/jdb': 'JDB',
  'egame/mgdz': 'MGDZ',
  'chess/kyqp': 'KYQP',
  'chess/legqp': 'LEGQP',
  'chess/fgqp': 'FGQP',
  'lottery/vrcp': 'VRCP',
  'lottery/tcgcp': 'TCGCP',
  'lottery/igcp': 'IGCP',
  'fishing/jdbby': 'JDBBY',
  'fishing/cq9by': 'CQ9BY',
} as const
export type FramePath = keyof typeof FRAME_VENUES

export const gameSchema = v.looseObject({
  gameCode: idSchema,
  enName: v.string(),
  category: categorySchema,
  name: v.looseObject({ zh: v.string(), en: v.string() }),
  /** Path of the cover on the site; '' draws one from the game code. Views `#portrait`, `#wide` and `#square` of an SVG show its parts. */
  image: v.optional(v.string(), ''),
  /** Path of a small cover for lists, in the shape of its lobby; '' stands for `image`. */
  thumb: v.optional(v.string(), ''),
  tags: v.array(v.string()),
  /** Per cent, null when unpublished. */
  rtp: v.nullable(v.string()),
  volatility: v.nullable(openEnum(['low', 'mid', 'high'])),
  minBet: moneySchema,
  maxBet: moneySchema,
  status: v.picklist([1, 2, 3]),
  isFav: v.boolean(),
  demo: v.boolean(),
  /** Announced, not playable yet: shown as such and left out of counts. */
  coming: v.optional(v.boolean(), false),
  weight: v.number(),
  /** What the game is about, a theme of its lobby; '' when unknown. */
  theme: v.optional(v.string(), ''),
})
export type Game = v.InferOutput<typeof gameSchema>
export const gameList = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/game/list',
  kind: 'read',
  access: 'public',
  request: v.object({
    category: categorySchema,
    enName: v.optional(keySchema),
    tag: v.optional(v.picklist(['hot', 'new', 'jackpot'])),
    /** A theme of the lobby (`lobbyRails`). */
    theme: v.optional(keySchema),
    keyword: v.optional(v.pipe(v.string(), v.maxLength(40))),
    sort: v.optional(v.picklist(['hot', 'new', 'az', 'rtp']), 'hot'),
    /** Games whose smallest stake is at most this. */
    minBetMax: v.optional(amountInputSchema),
    openOnly: v.optional(v.boolean(), false),
    /** Games that the member entered last. */
    recentOnly: v.optional(v.boolean(), false),
    favOnly: v.optional(v.boolean(), false),
    /** Only these, as `<venue>/<game code>`: the favourites of a visitor, whom the server does not know. */
    only: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(200))),
    ...pageSchema,
  }),
  response: v.looseObject({ list: rowsOf(gameSchema), total: countSchema, hasMore: v.boolean() }),
})
export const gameHot = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/game/hot',
  kind: 'read',
  access: 'public',
  request: emptySchema,
  response: listOf(gameSchema),
})
export const gameFavorite = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/game/favorite',
  kind: 'write',
  access: 'member',
  request: v.object({ gameCode: idSchema, enName: keySchema, on: v.boolean() }),
  response: emptySchema,
})

/** Launch of a venue [S]; meanings of the flags in screens.md 4.0. */
export const venueLaunch = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/venue/launch',
  kind: 'write',
  access: 'member',
  plays: ({ enName }) => ({ kind: 'enter', enName }),
  request: v.object({
    enName: keySchema,
    appSendMoney: v.optional(v.picklist([0, 1]), 0),
    activity: v.optional(keySchema, ''),
    gameCode: v.optional(keySchema, ''),
    https: v.optional(v.picklist([0, 1]), 1),
    isApp: v.optional(v.picklist([0, 1]), 0),
    isSure: v.optional(v.picklist([0, 1]), 0),
    isPreload: v.optional(v.picklist([0, 1]), 0),
    isManualLaunch: v.optional(v.picklist([0, 1]), 1),
    siteId: v.optional(v.number(), SITE_ID),
    temporaryParam: v.optional(
      v.looseObject({ amount: v.optional(amountInputSchema), requestNo: v.optional(requestNoSchema) }),
      {},
    ),
  }),
  response: v.looseObject({
    url: v.string(),
    h5Url: v.string(),
    activityUrl: v.string(),
    resource: v.string(),
    token: v.string(),
    apiUrl: v.string(),
    /** Money moved into the venue by the launch, '' when none. */
    moved: v.optional(v.string(), ''),
  }),
})
export type LaunchAnswer = v.InferOutput<typeof venueLaunch.response>

/** Venue params stored after a launch (spec 3), by venue code under one key. */
export const venueParamsSchema = v.looseObject({
  IMTY: v.optional(
    v.looseObject({
      LanguageCode: v.optional(v.string(), 'CHS'),
      OddsType: v.optional(v.string(), 'European'),
      TimeStamp: v.string(),
      origin: v.string(),
      Token: v.string(),
      MemberCode: v.string(),
      h5Url: v.string(),
      url: v.string(),
      currentTimestamp: v.number(),
    }),
  ),
  OBTY: v.optional(
    v.looseObject({
      cuid: v.string(),
      origin: v.string(),
      requestId: v.string(),
      resourceUrl: v.string(),
      resourceGamingUrl: v.string(),
      h5Url: v.string(),
      url: v.string(),
      activityUrl: v.string(),
      currentTimestamp: v.number(),
    }),
  ),
  FBTY: v.optional(
    v.looseObject({
      origin: v.string(),
      languageType: v.optional(v.string(), 'CMN'),
      Authorization: v.string(),
      url: v.string(),
      currentTimestamp: v.number(),
    }),
  ),
})
export type VenueParams = v.InferOutput<typeof venueParamsSchema>

/** OB user [S path]: a venue path with its own shape, normalised by the client. */
export const OB_USER_PATH = '/yewu12/api/user/getUserInfo'
export const obUserSchema = v.looseObject({ userId: v.string() })

export const selectionSchema = v.looseObject({
  id: idSchema,
  pick: v.string(),
  name: v.looseObject({ zh: v.string(), en: v.string() }),
  odds: v.string(),
})
export const marketSchema = v.looseObject({
  id: idSchema,
  kind: marketKindSchema,
  name: ownNameSchema,
  line: v.nullable(v.string()),
  /** 1 open, 2 suspended, 3 closed. */
  state: v.picklist([1, 2, 3]),
  oddsVersion: countSchema,
  selections: rowsOf(selectionSchema),
})
/** `state` of a market; only an open one takes bets. */
export const MARKET_STATE = { open: 1, suspended: 2, closed: 3 } as const
/** 1 not started, 2 live, 3 ended, 4 postponed, 5 abandoned, 6 cancelled (screens.md 11.6). */
export const MATCH_STATE = { scheduled: 1, live: 2, ended: 3, postponed: 4, abandoned: 5, cancelled: 6 } as const
const named = v.looseObject({ zh: v.string(), en: v.string() })
export const matchSchema = v.looseObject({
  id: idSchema,
  sport: v.string(),
  league: named,
  home: named,
  away: named,
  startAt: instantSchema,
  state: v.picklist([1, 2, 3, 4, 5, 6]),
  score: v.looseObject({ home: countSchema, away: countSchema }),
  /** Minutes played, null before the start. */
  clock: v.nullable(v.number()),
  period: v.optional(v.string(), ''),
  markets: rowsOf(marketSchema),
})
export type Match = v.InferOutput<typeof matchSchema>
export const matchHot = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/match/hot',
  kind: 'read',
  access: 'public',
  request: v.object({ n: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 6) }),
  response: listOf(matchSchema),
})

/** Messages between the venue frame and the surrounding page. Origin and shape are checked on both sides. */
export const venueMessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('venue:ready') }),
  v.object({ kind: v.literal('venue:error'), code: v.string(), message: v.string() }),
  v.object({ kind: v.literal('venue:balance'), balance: moneySchema }),
  v.object({ kind: v.literal('venue:bet'), no: idSchema, state: v.number() }),
  v.object({ kind: v.literal('venue:leave') }),
  /** A bet of a slip that the page handed over: it stands under its request number. */
  v.object({ kind: v.literal('venue:placed'), requestNo: requestNoSchema }),
])
export type VenueMessage = v.InferOutput<typeof venueMessageSchema>

/** A bet of a slip: the member confirms it in the venue, which places it under this request number and no other. */
export const slipBetSchema = v.object({
  requestNo: requestNoSchema,
  legs: v.pipe(
    v.array(v.object({ selectionId: idSchema, odds: keySchema, oddsVersion: countSchema })),
    v.minLength(1),
    v.maxLength(10),
  ),
  stake: amountInputSchema,
  accept: v.picklist(['none', 'better', 'any']),
})
export type SlipBet = v.InferOutput<typeof slipBetSchema>
export const shellMessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('shell:slip'), bets: v.pipe(v.array(slipBetSchema), v.minLength(1), v.maxLength(10)) }),
  v.object({ kind: v.literal('shell:locale'), locale: v.picklist(['zh-CN', 'en']) }),
  v.object({ kind: v.literal('shell:scheme'), scheme: v.picklist(['dark', 'light']) }),
])
export type ShellMessage = v.InferOutput<typeof shellMessageSchema>

/** OB code fragment and FB code that require a relaunch (spec 8). */
export const OB_RELAUNCH_FRAGMENT = '400401'
export const FB_RELAUNCH_CODE = '14010'
