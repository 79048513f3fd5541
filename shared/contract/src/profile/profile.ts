/** A member's own data and its changes (screens.md 6 userInfo). */
import * as v from 'valibot'
import { SOCIAL_SERVICES } from '../input/social-ids.ts'
import { unitsOf } from '../input/text-units.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, emptySchema, idSchema, instantSchema } from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'
import { DAY_MS } from '../wire/site-time.ts'

/** Fields that a member edits as text or choice; a phone is bound with a code (`phoneBind`), and so is an email address (`emailBind`; as a field it is refused). */
export const PROFILE_FIELDS = [
  'nick',
  'gender',
  'birthday',
  'email',
  'address',
  'realName',
  'avatar',
  ...SOCIAL_SERVICES,
] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]
/** Fields whose change is reviewed once they have a value; a bank card is replaced with `accountReplace`. */
export const REVIEWED_FIELDS = ['realName', 'birthday', 'email', 'phone', 'bankCard'] as const
export type ReviewedField = (typeof REVIEWED_FIELDS)[number]

/** Whether the verified name can be corrected: `identity` = none is verified yet, `document` = a document confirmed it, `account` = an account is bound in it. */
export const NAME_LOCKS = ['identity', 'document', 'account'] as const
export type NameLock = (typeof NAME_LOCKS)[number]

/** Pictures to choose from, 0 = the one that the account came with. */
export const AVATARS = 12

export const GENDERS = ['female', 'male', 'other'] as const
/** Time between two changes of the nickname. */
export const NICK_PAUSE_MS = 30 * DAY_MS
/** Units of a nickname. */
export const NICK_UNITS = { min: 2, max: 16 } as const
export const ADDRESS_LIMIT = 120
export const EMAIL_LIMIT = 120

/** Whether a text has the length and form of a nickname; the server also checks its words and that nobody else has it. */
export function isNick(text: string): boolean {
  const units = unitsOf(text)
  return units >= NICK_UNITS.min && units <= NICK_UNITS.max && !/^\d+$/.test(text) && !/[\p{C}<>]/u.test(text)
}

export const profileGet = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/profile/get',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: v.looseObject({
    /** Grows with each change; a write based on an older one is refused (711015). */
    version: countSchema,
    nick: v.string(),
    /** Number of the chosen picture, below `AVATARS`. */
    avatar: v.optional(countSchema, 0),
    /** When the nickname can be changed again; null = now. */
    nickFreeAt: v.nullable(instantSchema),
    /** null = not given. */
    gender: v.nullable(openEnum(GENDERS)),
    /** Masked; '' = not given. */
    birthdayMasked: v.string(),
    emailMasked: v.string(),
    phoneMasked: v.string(),
    addressMasked: v.string(),
    /** Ids at other services. */
    socialMasked: v.optional(
      v.looseObject({
        wechat: v.optional(v.string(), ''),
        qq: v.optional(v.string(), ''),
        telegram: v.optional(v.string(), ''),
      }),
      {},
    ),
    realNameMasked: v.string(),
    /** Why the name cannot be changed; null = a change is reviewed. */
    nameLock: v.optional(v.nullable(openEnum(NAME_LOCKS)), 'identity'),
    /** 0 none, 1 in review, 2 ok, 3 rejected. */
    kyc: v.number(),
    /** Fields with an open review. */
    inReview: rowsOf(v.looseObject({ field: v.string(), id: idSchema })),
  }),
})

const changeSchema = v.looseObject({
  version: countSchema,
  /** The change is reviewed under this id; null = it applies now. */
  reviewId: v.optional(v.nullable(idSchema), null),
})

export const profileUpdate = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/profile/update',
  kind: 'write',
  access: 'member',
  request: v.object({
    field: v.picklist(PROFILE_FIELDS),
    /** '' removes an id at another service. */
    value: v.pipe(v.string(), v.trim(), v.maxLength(ADDRESS_LIMIT)),
    version: countSchema,
  }),
  response: changeSchema,
})

/** Binds a phone with the code sent to it (`smsSend`, scene `bind`). A member who has a phone opens a review. */
export const phoneBind = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/phone/bind',
  kind: 'write',
  access: 'member',
  request: v.object({
    /** Country code, `86`. */
    area: v.pipe(v.string(), v.regex(/^\d{1,4}$/)),
    phone: v.pipe(v.string(), v.regex(/^\d{5,15}$/)),
    code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
  }),
  response: v.looseObject({ ...changeSchema.entries, masked: v.string() }),
})

const emailSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(EMAIL_LIMIT))

/** Sends a code to an email address that the member wants to bind. */
export const emailSend = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/email/send',
  kind: 'write',
  access: 'member',
  request: v.object({ email: emailSchema }),
  response: v.looseObject({ waitSec: v.number() }),
})

/** Binds an email address with the code sent to it. If the member already has an address, the change is reviewed. */
export const emailBind = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/email/bind',
  kind: 'write',
  access: 'member',
  request: v.object({ email: emailSchema, code: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
  response: v.looseObject({ ...changeSchema.entries, masked: v.string() }),
})
