/** Statements: the wallet as it was at any second, and what play won or lost by month, product and venue (issue 13). */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, instantSchema, keySchema, listOf, moneySchema } from '../wire/fields.ts'

/** How far back statements reach, days. */
export const STATEMENT_DAYS = 366

export const STATEMENT_GROUPS = ['month', 'product', 'venue'] as const
export type StatementGroup = (typeof STATEMENT_GROUPS)[number]

/** All postings up to and including `at`. A clock that is up to a minute ahead gets now. Refused with 10003 for a later time, or before the last 366 days. */
export const statementWallet = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/statement/wallet',
  kind: 'read',
  access: 'member',
  request: v.object({ at: instantSchema }),
  response: v.looseObject({
    at: instantSchema,
    total: moneySchema,
    center: moneySchema,
    locked: moneySchema,
    venues: moneySchema,
    /** Stakes of bets that were open then; not part of the total. */
    openStakes: moneySchema,
    /** The last posting until then; null before the first. */
    last: v.nullable(v.looseObject({ biz: v.string(), bizNo: v.string(), at: instantSchema })),
  }),
})

const resultFields = {
  bets: countSchema,
  stake: moneySchema,
  return: moneySchema,
  /** `return` minus `stake`. */
  net: moneySchema,
}

/** Range by the time of settlement, both ends included. */
const range = { from: instantSchema, to: instantSchema }

/** Bets that were settled in the range, in groups: months are of UTC+8 as `YYYY-MM`, products are categories, venues their codes. */
export const statementResult = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/statement/result',
  kind: 'read',
  access: 'member',
  request: v.object({ ...range, by: v.picklist(STATEMENT_GROUPS) }),
  response: v.looseObject({
    ...listOf(v.looseObject({ key: v.string(), ...resultFields })).entries,
    totals: v.looseObject(resultFields),
  }),
})

/** The bets behind the figures of one group, or of all without `key`. */
export const statementBets = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/statement/bets',
  kind: 'read',
  access: 'member',
  request: v.object({ ...range, by: v.picklist(STATEMENT_GROUPS), key: v.optional(keySchema) }),
  response: v.looseObject({
    /** Newest first, at most 50. */
    ...listOf(
      v.looseObject({
        no: v.string(),
        enName: v.string(),
        category: v.string(),
        stake: moneySchema,
        return: moneySchema,
        net: moneySchema,
        settledAt: instantSchema,
      }),
    ).entries,
    /** Count and sum of older bets: `net` = `older` + Σ `list`. */
    olderCount: countSchema,
    older: moneySchema,
    net: moneySchema,
  }),
})
