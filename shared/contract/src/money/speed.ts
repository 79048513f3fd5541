/**
 * Speed deposits and payouts (screens.md 6, 11.4; code 244102): a depositor pays a withdrawing member directly. The receiver confirms or denies
 * receipt; disputes and missing responses are reviewed by a person. One unfinished order at a time (244102 with `data.orderNo`).
 */
import * as v from 'valibot'
import { proofSchema } from '../input/proofs.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { idSchema, instantSchema, moneySchema } from '../wire/fields.ts'
import { openEnum } from '../wire/open-enum.ts'

/** How a withdrawal is paid: by the platform, or in parts by depositors with the rest paid by the platform within half an hour. */
export const PAYOUT_CHANNELS = ['HOUSE', 'SPEED'] as const
export type PayoutChannel = (typeof PAYOUT_CHANNELS)[number]

/** 1 on offer, 2 matched with a payer, 3 payer reports paying: awaiting confirmation, 4 confirmed, 5 in dispute, 6 paid by the platform. */
export const PART_STATE = { offered: 1, waiting: 2, claimed: 3, confirmed: 4, disputed: 5, house: 6 } as const

/** A part of a withdrawal that a depositor pays. */
export const payoutPartSchema = v.looseObject({
  partNo: idSchema,
  amount: moneySchema,
  state: openEnum(Object.values(PART_STATE)),
  /** Deadline of the state: of the offer, the payment or the confirmation. */
  until: v.nullable(instantSchema),
  /** Masked name of the payer; '' without one. */
  payer: v.string(),
})
export type PayoutPart = v.InferOutput<typeof payoutPartSchema>

/** Confirms receipt. Refusals: 711015. */
export const partConfirm = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/withdrawal/part/confirm',
  kind: 'write',
  access: 'member',
  request: v.object({ partNo: idSchema }),
  response: payoutPartSchema,
})

/** Denies receipt. A person compares both sides' proof. Refusals: 711015. */
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

/** The payer's pictures that prove the payment of a part. */
export const partProof = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/withdrawal/part/proof',
  kind: 'read',
  access: 'member',
  request: v.object({ partNo: idSchema }),
  response: v.looseObject({ proof: v.array(v.string()) }),
})
