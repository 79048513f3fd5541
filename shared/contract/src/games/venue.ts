/**
 * Endpoints between the sandbox's venue site and its own server (`/v1/...` on the venue origin; a venue path, success 350, spec 5).
 * A venue token, never the member's, is sent as `Authorization: Bearer`.
 */
import * as v from 'valibot'
import { betSchema } from '../records/records.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import {
  amountInputSchema,
  countSchema,
  idSchema,
  keySchema,
  listOf,
  moneySchema,
  requestNoSchema,
} from '../wire/fields.ts'
import { matchSchema } from './games.ts'

/** Exchanges the one-time code of a launch (in the page's fragment) for the venue token; the code is valid once, for two minutes. */
export const venueSession = defineEndpoint({
  method: 'POST',
  path: '/v1/book/session',
  kind: 'write',
  access: 'public',
  request: v.object({ code: v.pipe(v.string(), v.minLength(16), v.maxLength(64)) }),
  response: v.looseObject({ token: v.string(), enName: v.string(), parentOrigin: v.string(), expireAt: v.number() }),
})
export const venueMatches = defineEndpoint({
  method: 'GET',
  path: '/v1/book/matches',
  kind: 'read',
  access: 'member',
  request: v.object({ state: v.optional(v.picklist(['live', 'today', 'ended']), 'live') }),
  response: v.looseObject({ version: countSchema, ...listOf(matchSchema).entries }),
})
export const venueWallet = defineEndpoint({
  method: 'GET',
  path: '/v1/book/wallet',
  kind: 'read',
  access: 'member',
  request: v.object({}),
  response: v.looseObject({
    balance: moneySchema,
    open: moneySchema,
    oddsType: v.number(),
    minBet: moneySchema,
    maxBet: moneySchema,
  }),
})
const named = v.looseObject({ zh: v.string(), en: v.string() })
/** Selections as they stand now, for a slip that came from the site: texts, price, and whether bets are accepted. */
export const venueQuote = defineEndpoint({
  method: 'GET',
  path: '/v1/book/quote',
  kind: 'read',
  access: 'member',
  request: v.object({
    /** Selection ids, separated by commas. */
    ids: v.pipe(v.string(), v.minLength(1), v.maxLength(700)),
  }),
  response: listOf(
    v.looseObject({
      id: idSchema,
      match: named,
      market: named,
      pick: named,
      /** '' while the market is closed. */
      odds: v.string(),
      oddsVersion: countSchema,
      /** 1 open, 2 suspended, 3 closed. */
      state: v.picklist([1, 2, 3]),
    }),
  ),
})
/**
 * One pick is a single, 2 to 10 picks of different matches are a parlay. Refused with 711015 when the market of the pick `data.selectionId` has changed:
 * `data.reason` is `odds` (with `was`, `odds`, `oddsVersion`), `suspended`, `closed` or `unknown`.
 */
export const venueBetPlace = defineEndpoint({
  method: 'POST',
  path: '/v1/book/bet/place',
  kind: 'write',
  access: 'member',
  plays: ({ stake }) => ({ kind: 'stake', stakes: [stake] }),
  request: v.object({
    legs: v.pipe(
      v.array(v.object({ selectionId: idSchema, odds: keySchema, oddsVersion: countSchema })),
      v.minLength(1),
      v.maxLength(10),
    ),
    stake: amountInputSchema,
    accept: v.optional(v.picklist(['none', 'better', 'any']), 'better'),
    requestNo: requestNoSchema,
  }),
  response: v.looseObject({ bet: betSchema, balance: moneySchema }),
})
export const venueBets = defineEndpoint({
  method: 'GET',
  path: '/v1/book/bets',
  kind: 'read',
  access: 'member',
  request: v.object({}),
  response: listOf(betSchema),
})
