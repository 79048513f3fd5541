/** Payment accounts (screens.md 7): for withdrawals, and as the source of payments. */
import * as v from 'valibot'
import { fundProofSchema } from '../input/fund-proof.ts'
import { MAX_PROOF_LENGTH } from '../input/proofs.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, emptySchema, idSchema, instantSchema, keySchema, requestNoSchema } from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'
import { ACCOUNT_KINDS } from './account-kinds.ts'

export const payAccountSchema = v.looseObject({
  id: idSchema,
  kind: v.string(),
  /** Bank of a card, network of an address, operator of a digital wallet; '' for the others. */
  bank: v.optional(v.string(), ''),
  masked: v.string(),
  /** The holder's name, masked. */
  holder: v.optional(v.string()),
  nickname: v.optional(v.string(), ''),
  /** The default of its kind. */
  isDefault: v.boolean(),
  /** 1 normal, 2 in review, 3 frozen, 4 off. */
  state: v.number(),
  /** Why it is frozen, in the member's language. */
  reason: v.optional(v.string()),
  usableAt: instantSchema,
})
export type PayAccount = v.InferOutput<typeof payAccountSchema>

export const ACCOUNT_STATE = { normal: 1, review: 2, frozen: 3, off: 4 } as const

/** @param kind omitted = all kinds; `max` is then that of bank cards */
export const accountList = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/account/list',
  kind: 'read',
  access: 'member',
  request: v.object({ kind: v.optional(keySchema) }),
  response: v.looseObject({ list: rowsOf(payAccountSchema), max: countSchema }),
})

const fieldValue = v.pipe(v.string(), v.maxLength(MAX_PROOF_LENGTH))

/** A code to the member's own phone, for `accountAdd`. */
export const accountSms = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/account/sms',
  kind: 'write',
  access: 'member',
  request: emptySchema,
  response: v.looseObject({ waitSec: v.number(), phone: v.string() }),
})

/** Refusals: 10003 `data.fields`, 711010, 711007, 711008, 716001, 716002 (a phone is bound and no code came or a wrong one), 716007, 716008, 716009. */
export const accountAdd = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/account/add',
  kind: 'write',
  access: 'member',
  request: v.object({
    kind: v.picklist(ACCOUNT_KINDS),
    /** Defaults to the member's verified name; any other is refused (716007). */
    holder: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(50))),
    /** By field name (account-kinds.ts). */
    fields: v.record(keySchema, fieldValue),
    nickname: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(12)), ''),
    fundPwd: fundProofSchema,
    /** From `accountSms`, when a phone is bound. */
    smsCode: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/))),
    requestNo: requestNoSchema,
  }),
  response: v.looseObject({ accountId: idSchema, state: v.number(), usableAt: instantSchema }),
})

/** The wallet's app provides the member's address, where the row of the kind allows it (`isOneTap`). The sandbox simulates the wallet. */
export const accountOneTap = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/account/oneTap',
  kind: 'read',
  access: 'member',
  request: v.object({ kind: v.picklist(['EBPAY', 'KOIPAY']) }),
  response: v.looseObject({ address: v.string() }),
})

export const accountDefault = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/account/default',
  kind: 'write',
  access: 'member',
  request: v.object({ id: idSchema }),
  response: emptySchema,
})

/** Refusals: 711007, 711008, 711012 with `orderNo` while an open order pays to it. */
export const accountRemove = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/account/remove',
  kind: 'write',
  access: 'member',
  request: v.object({ id: idSchema, fundPwd: fundProofSchema }),
  response: v.looseObject({ removedAt: instantSchema }),
})

/**
 * Asks to replace the number of a bank card; the old card stays in use until the second review (`infoAuditList`, field `bankCard`).
 * Refusals: those of `accountAdd`, 711011 for an account that is not the member's bank card, 711012, 713006 while another one is in review.
 */
export const accountReplace = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/account/replace',
  kind: 'write',
  access: 'member',
  request: v.object({
    id: idSchema,
    /** Of the new card, by field name (account-kinds.ts). */
    fields: v.record(keySchema, fieldValue),
    fundPwd: fundProofSchema,
    /** From `accountSms`, when a phone is bound. */
    smsCode: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/))),
    requestNo: requestNoSchema,
  }),
  response: v.looseObject({ reviewId: idSchema }),
})

/** Called while the member types. `warn`: `checksum` = a mixed-case address that fails its own checksum (EIP-55) and may be mistyped. */
export const accountVerify = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/account/verify',
  kind: 'read',
  access: 'member',
  request: v.object({
    kind: v.picklist(ACCOUNT_KINDS),
    field: v.pipe(v.string(), v.maxLength(20)),
    value: v.pipe(v.string(), v.maxLength(200)),
    /** Of an address. */
    network: v.optional(keySchema),
  }),
  response: v.looseObject({
    ok: v.boolean(),
    /** The bank identified by the first digits of a card. */
    bank: v.optional(v.string()),
    warn: v.optional(openEnum(['checksum'])),
  }),
})
