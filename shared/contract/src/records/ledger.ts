/** A member's ledger entries (screens.md 11.1). */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, idSchema, instantSchema, listOf, moneySchema } from '../wire/fields.ts'

export const ledgerRowSchema = v.looseObject({
  entryNo: idSchema,
  biz: v.string(),
  bizNo: v.string(),
  amount: moneySchema,
  balanceAfter: moneySchema,
  /** Code of the venue of a bet or a transfer; '' for any other entry. */
  venue: v.optional(v.string(), ''),
  at: instantSchema,
})
export type LedgerRow = v.InferOutput<typeof ledgerRowSchema>
export const ledgerRecent = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/ledger/recent',
  kind: 'read',
  access: 'member',
  request: v.object({ n: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 20) }),
  response: v.looseObject({ version: countSchema, ...listOf(ledgerRowSchema).entries }),
})
