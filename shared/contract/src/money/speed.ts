/**
 * Speed deposits and payouts (screens.md 6, 11.4; code 244102): a depositor pays a member who withdraws. The receiver says that it came, or that it
 * did not; a dispute and a silence are looked into by a person. Who has one unfinished begins no other (244102 with `data.orderNo`).
 */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { idSchema, instantSchema, moneySchema } from '../wire/fields.ts'
import { proofSchema } from '../wire/proofs.ts'

/** How a withdrawal is paid: by the house, or in parts by depositors and the rest by the house within half an hour. */
export const PAYOUT_CHANNELS = ['HOUSE', 'SPEED'] as const
export type PayoutChannel = (typeof PAYOUT_CHANNELS)[number]

/** 1 on offer, 2 somebody is about to pay, 3 says to have paid: look and confirm, 4 confirmed, 5 in dispute, 6 the house pays it. */
export const PART_STATE = { offered: 1, waiting: 2, claimed: 3, confirmed: 4, disputed: 5, house: 6 } as const

/** A part of a withdrawal that a depositor pays. */
export const payoutPartSchema = v.looseObject({
  partNo: idSchema,
  amount: moneySchema,
  state: v.picklist([1, 2, 3, 4, 5, 6]),
  /** What ends the state: on offer until, to be paid until, to be confirmed until. */
  until: v.nullable(instantSchema),
  /** Masked name of who pays; '' while nobody does. */
  payer: v.string(),
})
export type PayoutPart = v.InferOutput<typeof payoutPartSchema>

/** "It came." Refusals: 711015. */
export const partConfirm = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/withdrawal/part/confirm',
  kind: 'write',
  access: 'member',
  request: v.object({ partNo: idSchema }),
  response: payoutPartSchema,
})

/** "It did not come." A person compares the payer's proof with the receiver's. Refusals: 711015. */
export const partDispute = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/withdrawal/part/dispute',
  kind: 'write',
  access: 'member',
  request: v.object({
    partNo: idSchema,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
    proof: v.optional(proofSchema, []),
  }),
  response: payoutPartSchema,
})

/** The pictures with which the payer of a part proves it. */
export const partProof = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/withdrawal/part/proof',
  kind: 'read',
  access: 'member',
  request: v.object({ partNo: idSchema }),
  response: v.looseObject({ proof: v.array(v.string()) }),
})
