/** Transaction and bet records (screens.md 6, records). */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import {
  amountInputSchema,
  countSchema,
  idSchema,
  instantSchema,
  keySchema,
  moneySchema,
  pageSchema,
  requestNoSchema,
} from '../wire/fields.ts'
import { type Open, openEnum, rowsOf } from '../wire/open-enum.ts'

export const TRANS_TYPES = ['deposit', 'withdraw', 'transfer', 'rebate', 'offer', 'gift', 'adjust', 'exchange'] as const
export const transRowSchema = v.looseObject({
  no: idSchema,
  type: openEnum(TRANS_TYPES),
  method: v.string(),
  /** Signed effect on the main wallet. */
  amount: moneySchema,
  balanceAfter: v.nullable(moneySchema),
  /** State number of its own machine (deposit 1-8, withdrawal 1-8, transfer 1-3; 4 = done for the rest). */
  state: v.number(),
  at: instantSchema,
  bizNo: v.string(),
})
export type TransRow = v.InferOutput<typeof transRowSchema>

/** State number of a machine, to filter by. */
const stateSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const range = { from: instantSchema, to: instantSchema }

export const transRecords = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/record/trans',
  kind: 'read',
  access: 'member',
  request: v.object({
    types: v.optional(v.pipe(v.array(v.picklist(TRANS_TYPES)), v.maxLength(TRANS_TYPES.length)), []),
    state: v.optional(stateSchema),
    ...range,
    ...pageSchema,
  }),
  response: v.looseObject({
    list: rowsOf(transRowSchema),
    total: countSchema,
    hasMore: v.boolean(),
    totals: v.looseObject({ deposit: moneySchema, withdraw: moneySchema, net: moneySchema, netLifetime: moneySchema }),
  }),
})

/** 1 pending, 2 accepted (open), 3 settled, 4 void, 5 rejected (screens.md 11.6). */
export const BET_STATE = { pending: 1, open: 2, settled: 3, void: 4, rejected: 5 } as const
export const BET_RESULTS = ['WIN', 'HALF_WIN', 'LOSE', 'HALF_LOSE', 'DRAW', 'CASHOUT'] as const

/** Results of a pick; VOID multiplies the odds of a parlay by 1.00. */
export const LEG_RESULTS = [...BET_RESULTS, 'VOID'] as const

const sideSchema = v.looseObject({ zh: v.string(), en: v.string() })
export const betLegSchema = v.looseObject({
  matchId: idSchema,
  /** The selection in its venue's book; '' where there is none, as in games. */
  selectionId: v.optional(v.string(), ''),
  league: v.string(),
  match: v.string(),
  /** Sides of the match in both languages; a round has none. */
  home: v.optional(sideSchema),
  away: v.optional(sideSchema),
  market: v.string(),
  pick: v.string(),
  line: v.optional(v.nullable(v.string()), null),
  /** Europe, three decimals at most. */
  odds: v.string(),
  score: v.optional(v.string(), ''),
  result: v.optional(v.nullable(openEnum(LEG_RESULTS)), null),
})
/** A part of a bet that was cashed out: a bet of its own, which took its stake from the whole. */
export const betPartSchema = v.looseObject({
  no: idSchema,
  stake: moneySchema,
  returned: moneySchema,
  at: v.nullable(instantSchema),
  /** How it was decided, in words. */
  rule: v.optional(v.string(), ''),
})
export type BetPart = v.InferOutput<typeof betPartSchema>

/** The least stake of a part that is cashed out, and of what stays open. */
export const MIN_CASH_OUT_PART = '1.00'

export const betSchema = v.looseObject({
  no: idSchema,
  enName: v.string(),
  category: v.string(),
  kind: openEnum(['single', 'parlay']),
  legs: rowsOf(betLegSchema),
  stake: moneySchema,
  odds: v.string(),
  oddsType: v.number(),
  state: openEnum(Object.values(BET_STATE)),
  result: v.nullable(openEnum(BET_RESULTS)),
  return: moneySchema,
  /** Valid turnover. */
  valid: moneySchema,
  placedAt: instantSchema,
  settledAt: v.nullable(instantSchema),
  /** What the bet pays now if it is cashed out; null when it cannot be. */
  cashOut: v.optional(v.nullable(moneySchema), null),
  /** An open bet is cashed out by itself when it is worth this much; null when its owner did not set it. */
  autoCashOut: v.optional(v.nullable(moneySchema), null),
  /** Number of the bet that this part was taken from. */
  partOf: v.optional(v.nullable(idSchema), null),
  /** Parts cashed out so far; `stake` is what they left. */
  parts: v.optional(rowsOf(betPartSchema), []),
  shareable: v.boolean(),
})
export type Bet = v.InferOutput<typeof betSchema>
/** Result of a bet or of one of its legs. */
export type LegResult = Open<(typeof LEG_RESULTS)[number]>

/**
 * Ends an open sport bet, or a part of it, at its value of now. Refused with 711015: `data.reason` is `offer` (it fell below `offer`; `data.offer` is
 * the new one), `stake` (less than `part` is open; `data.stake` is what is), `closed` (a market takes no bets now) or `settled`.
 */
export const betCashOut = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/bet/cashout',
  kind: 'write',
  access: 'member',
  request: v.object({
    no: idSchema,
    offer: amountInputSchema,
    /** Stake of the part that ends; the whole bet without it. The part and the rest are `MIN_CASH_OUT_PART` at least. */
    part: v.optional(amountInputSchema),
    requestNo: requestNoSchema,
  }),
  response: v.looseObject({ returned: moneySchema }),
})

/**
 * Sets the value at which an open sport bet is cashed out by itself; null takes it back, and so does cashing out a part. Refused with 711015: as
 * `betCashOut`, or `reached` (it is worth that much now; `data.offer`); with 711003 when the bet cannot return that much (`data.max`).
 */
export const betAutoCashOut = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/bet/cashout/auto',
  kind: 'write',
  access: 'member',
  request: v.object({ no: idSchema, at: v.nullable(amountInputSchema), requestNo: requestNoSchema }),
  response: v.looseObject({ autoCashOut: v.nullable(moneySchema) }),
})

/** `data` of a refused cash-out. */
export const cashOutRefusalSchema = v.looseObject({
  reason: openEnum(['offer', 'closed', 'settled', 'stake', 'reached']),
  offer: v.optional(moneySchema),
  stake: v.optional(moneySchema),
})

export const betRecords = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/bet/records',
  kind: 'read',
  access: 'member',
  request: v.object({
    category: v.optional(keySchema),
    enName: v.optional(keySchema),
    state: v.optional(stateSchema),
    result: v.optional(v.picklist(BET_RESULTS)),
    ...range,
    ...pageSchema,
  }),
  response: v.looseObject({
    list: rowsOf(betSchema),
    total: countSchema,
    hasMore: v.boolean(),
    totals: v.looseObject({ stake: moneySchema, valid: moneySchema, return: moneySchema, net: moneySchema }),
  }),
})

export const betDetail = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/bet/detail',
  kind: 'read',
  access: 'member',
  request: v.object({ no: idSchema }),
  response: v.looseObject({
    bet: betSchema,
    rule: v.string(),
    ledger: rowsOf(
      v.looseObject({
        entryNo: idSchema,
        biz: v.string(),
        account: v.string(),
        amount: moneySchema,
        at: instantSchema,
      }),
    ),
  }),
})
