/**
 * Speed deposits (screens.md 6, 11.4; code 244102): a depositor pays a member who withdraws. The receiver says that it came; a dispute is looked
 * into by a person. While one is unfinished no other speed order begins (244102 with `data.orderNo`).
 */
import * as v from 'valibot'
import { defineEndpoint } from './endpoint.ts'
import { idSchema, instantSchema, moneySchema } from './fields.ts'
import { proofSchema } from './proofs.ts'

/** How a withdrawal is paid: by the house, or in parts by depositors and the rest by the house within half an hour. */
export const PAYOUT_CHANNELS = ['HOUSE', 'SPEED'] as const
export type PayoutChannel = (typeof PAYOUT_CHANNELS)[number]

/** 1 somebody is about to pay, 2 says to have paid: look and confirm, 3 confirmed, 4 in dispute, 5 nothing came of it. */
export const PART_STATE = { waiting: 1, claimed: 2, confirmed: 3, disputed: 4, released: 5 } as const

/** A part of a withdrawal that a depositor pays. */
export const payoutPartSchema = v.looseObject({
  partNo: idSchema,
  amount: moneySchema,
  state: v.picklist([1, 2, 3, 4, 5]),
  /** Until when the receiver may say something; then a person decides by the payer's proof. */
  confirmBy: v.nullable(instantSchema),
  /** Masked name of who pays. */
  payer: v.string(),
  at: instantSchema,
})
export type PayoutPart = v.InferOutput<typeof payoutPartSchema>

const partRequest = { partNo: idSchema }

/** "It came." Refusals: 711015. */
export const partConfirm = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/withdrawal/part/confirm',
  kind: 'write',
  access: 'member',
  request: v.object(partRequest),
  response: payoutPartSchema,
})

/** "It did not come." Refusals: 711015. */
export const partDispute = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/withdrawal/part/dispute',
  kind: 'write',
  access: 'member',
  request: v.object({
    ...partRequest,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
    proof: v.optional(proofSchema, []),
  }),
  response: payoutPartSchema,
})
