/** `/act/api/v1/peakBet/...`: a weekly board of members by the highest odds of a bet they won (screens.md 5). */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, idSchema, instantSchema, moneySchema, requestNoSchema } from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'

const PEAK_SCOPES = ['friends', 'open'] as const
/** `review`: the week is over, and results can still be corrected. `closed`: ranks are final, prizes can be claimed. */
const PEAK_SEASON_STATES = ['running', 'review', 'closed'] as const

const named = v.looseObject({ zh: v.string(), en: v.string() })
/** The Monday of the week, `2026-11-23`. */
const seasonSchema = v.pipe(v.string(), v.regex(/^20\d{2}-\d{2}-\d{2}$/, 'a season is the Monday of its week'))

const peakResult = {
  rank: countSchema,
  /** What the bet returned for each unit of its stake. */
  odds: moneySchema,
  /** League of the match, or that the bet was a parlay. */
  sport: named,
  /** When the bet was settled; the earlier one of equal odds ranks first. */
  at: instantSchema,
}

const peakRowSchema = v.looseObject({
  ...peakResult,
  nick: v.string(),
  isMe: v.boolean(),
})
export type PeakRow = v.InferOutput<typeof peakRowSchema>

const peakRuleSchema = v.looseObject({
  /** Smallest stake of a bet that counts. */
  minStake: moneySchema,
  /** Stake that is shown at most: a larger one does not rank higher. */
  capStake: moneySchema,
  /** Turnover of a prize. */
  prizeMultiple: countSchema,
})

const peakPrizeSchema = v.looseObject({
  /** Ranks on the open board, both included. */
  from: countSchema,
  to: countSchema,
  amount: moneySchema,
})

const myPrizeSchema = v.looseObject({
  season: seasonSchema,
  rank: countSchema,
  odds: moneySchema,
  amount: moneySchema,
  state: openEnum(['claimable', 'claimed']),
})
export type MyPeakPrize = v.InferOutput<typeof myPrizeSchema>

const peakMeSchema = v.looseObject({
  isJoined: v.boolean(),
  /** Bets placed after it count. */
  joinedAt: v.nullable(instantSchema),
  /** On a break or self-excluded: the member sees no board and is on none. */
  isPaused: v.boolean(),
  /** Path on this site that invites a friend to the board; '' until the member has joined. */
  link: v.string(),
  /** On the asked board. */
  best: v.nullable(v.looseObject({ ...peakResult, betNo: idSchema, countedStake: moneySchema })),
  /** Of closed seasons, newest first. */
  prizes: rowsOf(myPrizeSchema),
})
export type PeakMe = v.InferOutput<typeof peakMeSchema>

/** A board: of the members that take part (`open`), or of the caller's friends and the caller (`friends`, empty for visitors). 10003 for no season. */
export const peakBoard = defineEndpoint({
  method: 'GET',
  path: '/act/api/v1/peakBet/board',
  kind: 'read',
  access: 'public',
  request: v.object({
    scope: v.picklist(PEAK_SCOPES),
    /** The running one by default. */
    season: v.optional(seasonSchema),
  }),
  response: v.looseObject({
    season: v.looseObject({
      id: seasonSchema,
      startAt: instantSchema,
      endAt: instantSchema,
      /** When its ranks become final. */
      closeAt: instantSchema,
      state: openEnum(PEAK_SEASON_STATES),
    }),
    /** The season before; '' when none can be seen. */
    previous: v.string(),
    rule: peakRuleSchema,
    prizes: rowsOf(peakPrizeSchema),
    /** The first of them. */
    list: rowsOf(peakRowSchema),
    total: countSchema,
    /** null for visitors. */
    me: v.nullable(peakMeSchema),
  }),
})

/** Puts the member on the boards or takes them off, at once. Joining is refused with 712002 / 712003 / 711009. */
export const peakJoin = defineEndpoint({
  method: 'POST',
  path: '/act/api/v1/peakBet/join',
  kind: 'write',
  access: 'member',
  plays: ({ on }) => (on ? { kind: 'grant' } : null),
  request: v.object({ on: v.boolean() }),
  response: v.looseObject({ isJoined: v.boolean(), joinedAt: v.nullable(instantSchema), link: v.string() }),
})

/** Pays the prize of a closed season, once; a repeated claim gets the first result. Refused with 10003 no such prize, 712002 / 712003 / 711009. */
export const peakClaim = defineEndpoint({
  method: 'POST',
  path: '/act/api/v1/peakBet/claim',
  kind: 'write',
  access: 'member',
  plays: () => ({ kind: 'grant' }),
  request: v.object({ season: seasonSchema, requestNo: requestNoSchema }),
  response: v.looseObject({ season: seasonSchema, amount: moneySchema, auditId: idSchema, ledgerNo: v.string() }),
})
