/** Passkeys (WebAuthn). Options and credentials are the W3C's JSON forms, passed through unchanged. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { emptySchema, idSchema, instantSchema, keySchema, listOf } from '../wire/fields.ts'
import { loginAnswerSchema } from './user.ts'

const credentialSchema = v.looseObject({ id: v.pipe(v.string(), v.maxLength(1_400)) })
const optionsAnswerSchema = v.looseObject({ challengeId: idSchema, options: v.looseObject({ challenge: v.string() }) })

/** With the `ticket` of a step-up, only its member's passkeys are requested. */
export const passkeyOptions = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/passkey/options',
  kind: 'write',
  access: 'public',
  request: v.object({ ticket: v.optional(keySchema) }),
  response: optionsAnswerSchema,
})

export const passkeyVerify = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/passkey/verify',
  kind: 'write',
  access: 'public',
  request: v.object({
    challengeId: idSchema,
    credential: credentialSchema,
    ticket: v.optional(keySchema),
    fingerprint: v.optional(keySchema, ''),
    isChecked: v.optional(v.boolean(), false),
  }),
  response: loginAnswerSchema,
})

export const passkeyRegisterOptions = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/security/passkey/register/options',
  kind: 'write',
  access: 'member',
  request: emptySchema,
  response: optionsAnswerSchema,
})

export const passkeyRegisterVerify = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/security/passkey/register/verify',
  kind: 'write',
  access: 'member',
  request: v.object({
    challengeId: idSchema,
    credential: credentialSchema,
    label: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
  }),
  response: v.looseObject({ id: v.string() }),
})

export const passkeyList = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/security/passkey/list',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: listOf(
    v.looseObject({ id: v.string(), label: v.string(), createdAt: instantSchema, lastAt: v.nullable(instantSchema) }),
  ),
})

export const passkeyRemove = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/security/passkey/remove',
  kind: 'write',
  access: 'member',
  request: v.object({ id: v.pipe(v.string(), v.maxLength(1_400)) }),
  response: emptySchema,
})

/** Asks for a passkey in place of the fund password. Refused with 10003 for a member without one on this host. */
export const passkeyFundOptions = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/security/passkey/fund/options',
  kind: 'write',
  access: 'member',
  request: emptySchema,
  response: optionsAnswerSchema,
})

/** Answers with a ticket that stands for the fund password once, in this session, for a few minutes. */
export const passkeyFundVerify = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/security/passkey/fund/verify',
  kind: 'write',
  access: 'member',
  request: v.object({ challengeId: idSchema, credential: credentialSchema }),
  response: v.looseObject({ ticket: v.string(), expireAt: instantSchema }),
})
