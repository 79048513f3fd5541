/** Security settings (screens.md 6, security). */
import * as v from 'valibot'
import { fundProofSchema, fundResetTicketSchema } from '../input/fund-proof.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import {
  countSchema,
  emptySchema,
  idSchema,
  instantSchema,
  keySchema,
  listOf,
  pageOf,
  pageSchema,
} from '../wire/fields.ts'
import { openEnum } from '../wire/open-enum.ts'
import { DAY_MS } from '../wire/site-time.ts'
import { PASSWORD_PATTERN } from './user.ts'

const WANTED_FUND_PASSWORD = 'a fund password is six digits without repeats or runs'

/** Six digits, no digit three times in a row, no sequence of three or more (screens.md 0.4). */
export function isFundPassword(text: string): boolean {
  if (!/^\d{6}$/.test(text)) return false
  const digits = [...text].map(Number)
  for (let index = 2; index < digits.length; index += 1) {
    const [first = 0, second = 0, third = 0] = digits.slice(index - 2, index + 1)
    const step = second - first
    if (Math.abs(step) <= 1 && third - second === step) return false
  }
  return true
}

const fundPasswordSchema = v.pipe(
  v.string(),
  v.regex(/^\d{6}$/, WANTED_FUND_PASSWORD),
  v.check(isFundPassword, WANTED_FUND_PASSWORD),
)

/** Sets the first one. Repeating it with the same digits changes nothing; other digits are refused (711015): changing is another call. */
export const fundPasswordSet = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/security/fundPwd/set',
  kind: 'write',
  access: 'member',
  request: v.object({
    pwd: fundPasswordSchema,
  }),
  response: emptySchema,
})

/** After a change of security, withdrawals are reviewed by a person for this long. */
export const SECURITY_REVIEW_MS = DAY_MS
export const PHRASE_LIMIT = 20
export const DEVICE_LABEL_LIMIT = 24
/** An earlier password may break today's rules. */
const oldPasswordSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

export const securityOverview = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/security/overview',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: v.looseObject({
    /** Anti-phishing phrase; '' if none is set. */
    phrase: v.string(),
    hasFundPwd: v.boolean(),
    passwordChangedAt: v.nullable(instantSchema),
    /** Withdrawals are reviewed by a person until then; null if they are not. */
    reviewUntil: v.nullable(instantSchema),
  }),
})

/** Ends all other sessions (10105). A wrong old password is a field error of `old`. */
export const passwordChange = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/security/password/change',
  kind: 'write',
  access: 'member',
  request: v.object({ old: oldPasswordSchema, password: v.pipe(v.string(), v.regex(PASSWORD_PATTERN)) }),
  response: v.looseObject({ endedSessions: countSchema }),
})

/** `old`: the present one, or the ticket of a passkey where it was forgotten or is locked; then the lock ends. */
export const fundPasswordChange = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/security/fundPwd/change',
  kind: 'write',
  access: 'member',
  request: v.object({ old: fundProofSchema, pwd: fundPasswordSchema }),
  response: emptySchema,
})

/** Sends a code to the bound phone; `phone` is masked. Refused with 10001 without one. */
export const fundResetSend = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/security/fundPwd/reset/send',
  kind: 'write',
  access: 'member',
  request: emptySchema,
  response: v.looseObject({ waitSec: v.number(), phone: v.string() }),
})

/**
 * Proves the owner of a forgotten fund password by the code and a picture of the face (`kycFileUpload`, kind `selfie`), which is deleted once it was
 * compared. A rejected picture is a field error of `fileId` and leaves the code valid.
 */
export const fundResetProve = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/security/fundPwd/reset/prove',
  kind: 'write',
  access: 'member',
  request: v.object({ code: v.pipe(v.string(), v.regex(/^\d{6}$/)), fileId: idSchema }),
  response: v.looseObject({ ticket: v.string(), expireAt: instantSchema }),
})

/** Sets another fund password and ends its lock. The ticket serves once, for a few minutes (716002). */
export const fundPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/security/fundPwd/reset',
  kind: 'write',
  access: 'member',
  request: v.object({ ticket: fundResetTicketSchema, pwd: fundPasswordSchema }),
  response: emptySchema,
})

/** '' removes it. */
export const phraseSave = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/security/phrase',
  kind: 'write',
  access: 'member',
  request: v.object({ phrase: v.pipe(v.string(), v.trim(), v.maxLength(PHRASE_LIMIT)) }),
  response: emptySchema,
})

const deviceSchema = v.looseObject({
  deviceId: keySchema,
  label: v.string(),
  place: v.string(),
  lastAt: instantSchema,
  trusted: v.boolean(),
  /** A session is open on it. */
  active: v.boolean(),
  current: v.boolean(),
})
export type Device = v.InferOutput<typeof deviceSchema>
export const deviceList = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/security/devices',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: listOf(deviceSchema),
})

/** Renames a device, or ends its trust: the next login on it asks for a proof. Trust is only gained by a proof on the device (decision 0126). */
export const deviceSave = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/security/device/trust',
  kind: 'write',
  access: 'member',
  request: v.object({
    deviceId: keySchema,
    label: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(DEVICE_LABEL_LIMIT))),
    trusted: v.optional(v.literal(false)),
  }),
  response: emptySchema,
})

/** Ends its session, removes its trust and the device. Of the current device: a logout. */
export const deviceRevoke = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/security/device/revoke',
  kind: 'write',
  access: 'member',
  request: v.object({ deviceId: keySchema }),
  response: emptySchema,
})

export const othersSignOut = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/security/others/signOut',
  kind: 'write',
  access: 'member',
  request: emptySchema,
  response: v.looseObject({ endedSessions: countSchema }),
})

export const LOGIN_RESULTS = ['ok', 'wrong-password'] as const
/** The last 90 days, newest first. */
export const loginHistory = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/security/logins',
  kind: 'read',
  access: 'member',
  request: v.object(pageSchema),
  response: pageOf(
    v.looseObject({
      at: instantSchema,
      /** Masked. */
      ip: v.string(),
      place: v.string(),
      device: v.string(),
      result: openEnum(LOGIN_RESULTS),
    }),
  ),
})
