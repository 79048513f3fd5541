/** Between the member's own wallet and the venues (screens.md 6 transfer, 11.6). */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { amountInputSchema, idSchema, instantSchema, keySchema, moneySchema, requestNoSchema } from '../wire/fields.ts'
import { openEnum } from '../wire/open-enum.ts'

/** Identifies the member's own wallet as a side of a transfer. */
export const CENTER = 'center'
/** 1 ok, 2 failed, 3 checking. */
export const transferStateSchema = openEnum([1, 2, 3])
export const transferAnswerSchema = v.looseObject({
  transferNo: idSchema,
  from: v.string(),
  to: v.string(),
  amount: moneySchema,
  state: transferStateSchema,
  reason: v.optional(v.string(), ''),
  at: instantSchema,
})
export type TransferAnswer = v.InferOutput<typeof transferAnswerSchema>
export const transfer = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/wallet/transfer',
  kind: 'write',
  access: 'member',
  plays: ({ from, to }) => (from === CENTER ? { kind: 'enter', enName: to } : null),
  request: v.object({ from: keySchema, to: keySchema, amount: amountInputSchema, requestNo: requestNoSchema }),
  response: transferAnswerSchema,
})
/** Looks up a transfer by its number or, after a lost answer, by the request number. */
export const transferDetail = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/wallet/transferDetail',
  kind: 'read',
  access: 'member',
  request: v.object({ transferNo: v.optional(keySchema), requestNo: v.optional(keySchema) }),
  response: v.looseObject({ transfer: v.nullable(transferAnswerSchema) }),
})
