/** Reviews of profile changes (screens.md 6 infoAudit). */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { emptySchema, idSchema, instantSchema, pageOf, pageSchema } from '../wire/fields.ts'
import { openEnum } from '../wire/open-enum.ts'
import { DAY_MS } from '../wire/site-time.ts'
import { ADDRESS_LIMIT } from './profile.ts'

const INFO_AUDIT_FIELDS = ['realName', 'phone', 'email', 'bankCard', 'birthday', 'kyc'] as const
const INFO_AUDIT_STATES = ['open', 'passed', 'refused', 'withdrawn', 'expired'] as const
export type InfoAuditState = (typeof INFO_AUDIT_STATES)[number]
/** A request that nobody decided ends after this time. */
export const INFO_AUDIT_LIFE_MS = 7 * DAY_MS

const infoAuditSchema = v.looseObject({
  id: idSchema,
  field: openEnum(INFO_AUDIT_FIELDS),
  /** '' = there was none. */
  oldMasked: v.string(),
  newMasked: v.string(),
  state: openEnum(INFO_AUDIT_STATES),
  /** The review that is under way, or that ended the request: 1 or 2. */
  step: v.number(),
  at: instantSchema,
  /** When the first review passed. */
  firstAt: v.nullable(instantSchema),
  /** When the request ended. */
  endedAt: v.nullable(instantSchema),
  /** When an open request ends without a decision. */
  expireAt: instantSchema,
  /** Why it was refused; '' if it was not. */
  reason: v.optional(v.string(), ''),
})
export type InfoAudit = v.InferOutput<typeof infoAuditSchema>

export const infoAuditList = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/infoAudit/list',
  kind: 'read',
  access: 'member',
  request: v.object(pageSchema),
  response: pageOf(infoAuditSchema),
})

export const infoAuditDetail = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/infoAudit/detail',
  kind: 'read',
  access: 'member',
  request: v.object({ id: idSchema }),
  response: infoAuditSchema,
})

export const infoAuditWithdraw = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/infoAudit/withdraw',
  kind: 'write',
  access: 'member',
  request: v.object({ id: idSchema }),
  response: emptySchema,
})

/**
 * Asks again after a refusal, a withdrawal or an expiry. Without a `value`, for the same one; a phone and a bank card keep theirs, which a code proved.
 * An identity level is submitted again with `kycSubmit`.
 */
export const infoAuditResubmit = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/infoAudit/resubmit',
  kind: 'write',
  access: 'member',
  request: v.object({
    id: idSchema,
    value: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(ADDRESS_LIMIT))),
  }),
  response: v.looseObject({ id: idSchema }),
})
