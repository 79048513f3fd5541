/** Manual review of a deposit (screens.md 11.4). */
import * as v from 'valibot'
import { proofSchema } from '../input/proofs.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { idSchema } from '../wire/fields.ts'
import { depositOrderSchema } from './deposit.ts'

/** Appeal for money that was sent but has not arrived, or arrived as another amount: a person reviews the proof. */
export const depositAppeal = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/deposit/appeal',
  kind: 'write',
  access: 'member',
  request: v.object({
    orderNo: idSchema,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
    proof: v.optional(proofSchema, []),
  }),
  response: depositOrderSchema,
})
