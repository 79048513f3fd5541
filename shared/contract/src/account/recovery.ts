/** Password recovery (screens.md 3, password). No answer reveals whether an account exists. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { keySchema } from '../wire/fields.ts'
import { rowsOf } from '../wire/open-enum.ts'
import { PASSWORD_PATTERN } from './user.ts'

/** Proof of ownership: a code to the bound phone or mail, or the fund password and the last card digits. */
export const PROOF_KINDS = ['phone', 'email', 'fund'] as const
export type ProofKind = (typeof PROOF_KINDS)[number]

const ticket = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

export const recoveryStart = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/password/start',
  kind: 'write',
  access: 'public',
  request: v.object({
    userName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32)),
    /** Of the image code or the behaviour check. */
    imageId: v.optional(keySchema),
    imageCode: v.optional(keySchema),
    captchaToken: v.optional(keySchema),
  }),
  /** The ticket is valid for 15 minutes and allows one reset. `masked` is '' when there is nothing to mask. */
  response: v.looseObject({
    ticket: v.string(),
    kinds: rowsOf(v.looseObject({ kind: v.picklist(PROOF_KINDS), masked: v.string() })),
  }),
})

export const recoverySend = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/password/send',
  kind: 'write',
  access: 'public',
  request: v.object({ ticket, kind: v.picklist(['phone', 'email']) }),
  response: v.looseObject({ waitSec: v.number() }),
})

export const recoveryVerify = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/password/verify',
  kind: 'write',
  access: 'public',
  request: v.variant('kind', [
    v.object({ kind: v.picklist(['phone', 'email']), ticket, code: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
    v.object({
      kind: v.literal('fund'),
      ticket,
      /** The fund password. */
      code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
      cardTail: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{4}$/)),
    }),
  ]),
  response: v.looseObject({}),
})

export const recoveryReset = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/password/reset',
  kind: 'write',
  access: 'public',
  request: v.object({ ticket, password: v.pipe(v.string(), v.regex(PASSWORD_PATTERN)) }),
  response: v.looseObject({ endedSessions: v.number() }),
})
