/** Invite codes of a registration (spec 3, 4; screens.md 11.7). */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { instantSchema } from '../wire/fields.ts'
import { openEnum } from '../wire/open-enum.ts'

/** In binding order: the first valid one binds. */
export const INVITE_KINDS = ['invite_code', 'i_code', 'r_code', 'r_bet'] as const
export type InviteKind = (typeof INVITE_KINDS)[number]
export const INVITE_CODE_PATTERN = /^[A-Za-z0-9]{4,12}$/

/** A code and when the visitor's device first saw it. Codes in links may be longer or malformed; those are invalid. */
const seenCode = v.object({ value: v.pipe(v.string(), v.maxLength(64)), at: instantSchema })

export const inviteResolve = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/invite/resolve',
  kind: 'read',
  access: 'public',
  request: v.object({ codes: v.partial(v.object(v.entriesFromList(INVITE_KINDS, seenCode))) }),
  /** The code that would bind. `valid` false: none would; the other fields are then empty. */
  response: v.looseObject({
    valid: v.boolean(),
    /** Why a code that exists does not bind: it belongs to an account that uses this device. */
    refused: v.optional(v.nullable(openEnum(['own-device'])), null),
    kind: v.optional(v.nullable(openEnum(INVITE_KINDS)), null),
    code: v.optional(v.string(), ''),
    inviterMasked: v.optional(v.string(), ''),
    campaign: v.optional(v.looseObject({ zh: v.string(), en: v.string() }), { zh: '', en: '' }),
    expireAt: v.optional(v.nullable(instantSchema), null),
    /** An agent's customer cannot be reassigned by typing another code. */
    locked: v.optional(v.boolean(), false),
  }),
})
