/** "Explain this figure" (issue 5; screens.md 6 balance): an amount, and the postings that add up to it. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, idSchema, instantSchema, listOf, moneySchema } from '../wire/fields.ts'

/** Figures of a member's money: a sum of accounts, or one venue's wallet as `venue.OBTY`; `deposits` is the total deposited, `withdrawals` the total paid out (negative), `netDeposit` their sum. */
export const FIGURES = [
  'total',
  'main',
  'locked',
  'venues',
  'withdraw',
  'transfer',
  'risk',
  'bonus',
  'deposits',
  'withdrawals',
  'netDeposit',
] as const
export type Figure = (typeof FIGURES)[number] | `venue.${string}`

export const explainPostingSchema = v.looseObject({
  entryNo: v.string(),
  /** Posting type: a ledger term, `DEPOSIT`, `BET_STAKE`, … */
  biz: v.string(),
  bizNo: v.string(),
  /** The account of the posting: `main`, `lock.bonus`, `venue.OBTY`, … */
  account: v.string(),
  /** Signed. */
  amount: moneySchema,
  at: instantSchema,
})
export type ExplainPosting = v.InferOutput<typeof explainPostingSchema>

export const ledgerExplain = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/ledger/explain',
  kind: 'read',
  access: 'member',
  request: v.object({
    figure: v.union(
      [v.picklist(FIGURES), v.pipe(v.string(), v.regex(/^venue\.[A-Z0-9]{2,12}$/))],
      'a figure of the wallet',
    ),
    /** For `deposits`, `withdrawals` and `netDeposit`: of the orders submitted from this time until `until` only, as in the totals of `transRecords`. */
    from: v.optional(instantSchema),
    /** The figure as it was at this time, with the postings until then; without it, now. */
    until: v.optional(instantSchema),
  }),
  response: v.looseObject({
    /** Ledger version at which the figure is valid. */
    version: countSchema,
    amount: moneySchema,
    /** Newest first, at most 50. */
    ...listOf(explainPostingSchema).entries,
    /** Count and sum of older postings: `amount` = `older` + Σ `list`. */
    olderCount: countSchema,
    older: moneySchema,
  }),
})

/** The member's own postings of one order, bet, transfer or claim, oldest first. */
export const ledgerEntries = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/ledger/entries',
  kind: 'read',
  access: 'member',
  request: v.object({ bizNo: idSchema }),
  response: listOf(explainPostingSchema),
})
