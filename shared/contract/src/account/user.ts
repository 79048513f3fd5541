/** Sign-in, sign-up, guide, member information. */
import * as v from 'valibot'
import { DOCUMENT_TYPES } from '../input/id-documents.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, emptySchema, idSchema, instantSchema, keySchema, moneySchema } from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'
import { INVITE_KINDS } from './invite.ts'

/** `^[A-Za-z][A-Za-z0-9]{3,10}$` (screens.md 0.4). */
export const USER_NAME_PATTERN = /^[A-Za-z][A-Za-z0-9]{3,10}$/
/** 8-32 printable with a letter and a digit (screens.md 0.4). */
export const PASSWORD_PATTERN = /^(?=.*[A-Za-z])(?=.*\d)[\x21-\x7e]{8,32}$/
/** 2-20 Han with `·`, or 2-50 Latin with space `'-.` (screens.md 0.4). */
export const REAL_NAME_PATTERN = /^(?:[\u4e00-\u9fff·]{2,20}|[A-Za-z][A-Za-z '.-]{1,49})$/

export const loginAnswerSchema = v.looseObject({
  token: v.string(),
  memberId: idSchema,
  userName: v.string(),
  expireAt: instantSchema,
  guideDone: v.boolean(),
  /** The previous login, when the member should see it (6028). */
  lastLogin: v.optional(v.nullable(v.looseObject({ at: instantSchema, device: v.string(), place: v.string() }))),
  /** 712002 or 712003: login is allowed, to withdraw and to read. */
  limitPrompt: v.optional(v.nullable(v.looseObject({ code: v.number(), until: instantSchema }))),
  hasPasskey: v.optional(v.boolean()),
})
export type LoginAnswer = v.InferOutput<typeof loginAnswerSchema>

export const login = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/login',
  kind: 'write',
  access: 'public',
  request: v.pipe(
    v.object({
      userName: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32))),
      password: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
      /** Country code. */
      area: v.optional(v.pipe(v.string(), v.maxLength(6)), '86'),
      phone: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
      imageId: v.optional(keySchema),
      imageCode: v.optional(keySchema),
      captchaToken: v.optional(keySchema),
      /** Of the SMS code of a phone login; with a `ticket`, of the step-up. */
      smsCode: v.optional(keySchema),
      ticket: v.optional(keySchema),
      fingerprint: v.optional(keySchema, ''),
      isChecked: v.optional(v.boolean(), false),
    }),
    v.check(
      ({ userName, password, phone, smsCode }) =>
        (userName !== undefined && password !== undefined) || (phone !== '' && smsCode !== undefined),
      'name and password, or phone and code',
    ),
  ),
  response: loginAnswerSchema,
})

/** Step-up methods. A newer server may know more. */
export const STEP_UP_KINDS = ['sms', 'passkey'] as const

/** Data of the step-up codes 6025-6028 and 6035-6039. */
export const stepUpSchema = v.looseObject({
  ticket: v.string(),
  kinds: v.array(v.string()),
  maskedPhone: v.string(),
  /** City and device of this login, as shown to the member. */
  place: v.optional(v.string(), ''),
  device: v.optional(v.string(), ''),
  triesLeft: v.optional(v.number()),
  until: v.optional(instantSchema),
})

export const imageCode = defineEndpoint({
  method: 'GET',
  path: '/site/api/v1/user/imageCode',
  kind: 'read',
  access: 'public',
  request: emptySchema,
  /** `img` is a data URL. Members who cannot read it pass the behaviour check instead. */
  response: v.looseObject({ imageId: v.string(), img: v.string() }),
})

/** Purpose of a code: a code of one scene is not valid in another. `login` with a ticket is the step-up of a login. */
export const SMS_SCENES = ['register', 'login', 'recover', 'bind'] as const
export type SmsScene = (typeof SMS_SCENES)[number]

export const smsSend = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/sms/send',
  kind: 'write',
  access: 'public',
  request: v.object({
    scene: v.picklist(SMS_SCENES),
    ticket: v.optional(v.pipe(v.string(), v.maxLength(64))),
    /** Country code. */
    area: v.optional(v.pipe(v.string(), v.maxLength(6)), '86'),
    phone: v.optional(v.pipe(v.string(), v.maxLength(20))),
    captchaToken: v.optional(keySchema),
  }),
  response: v.looseObject({ waitSec: v.number() }),
})

export const nameCheck = defineEndpoint({
  method: 'GET',
  path: '/site/api/v1/user/nameCheck',
  kind: 'read',
  access: 'public',
  request: v.object({ userName: v.pipe(v.string(), v.maxLength(32)) }),
  response: v.looseObject({ ok: v.boolean(), suggest: v.array(v.string()) }),
})

/** Topics and channels of marketing: each needs its own consent, never ticked by default. */
export const MARKETING_PRODUCTS = ['sport', 'casino', 'lottery'] as const
export const MARKETING_CHANNELS = ['sms', 'email', 'push'] as const
export type Marketing = Partial<Record<(typeof MARKETING_PRODUCTS)[number], (typeof MARKETING_CHANNELS)[number][]>>
const marketingChannels = v.pipe(v.array(v.picklist(MARKETING_CHANNELS)), v.maxLength(MARKETING_CHANNELS.length))

/** Calendar date `YYYY-MM-DD`. */
export const isoDateSchema = v.pipe(v.string(), v.isoDate())

export const register = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/register',
  kind: 'write',
  access: 'public',
  request: v.object({
    userName: v.pipe(v.string(), v.regex(USER_NAME_PATTERN)),
    password: v.pipe(v.string(), v.regex(PASSWORD_PATTERN)),
    birthday: isoDateSchema,
    /** Country code, `86`. */
    area: v.pipe(v.string(), v.regex(/^\d{1,4}$/)),
    phone: v.pipe(v.string(), v.regex(/^\d{5,15}$/)),
    smsCode: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    captchaToken: v.optional(keySchema),
    ...v.entriesFromList(INVITE_KINDS, v.optional(v.pipe(v.string(), v.maxLength(64)))),
    /** When the device first saw each code; without an entry it counts as seen now. */
    codesSeenAt: v.optional(v.partial(v.object(v.entriesFromList(INVITE_KINDS, instantSchema))), {}),
    agentVerify: v.optional(v.pipe(v.string(), v.maxLength(256))),
    fingerprint: v.optional(keySchema, ''),
    consents: v.object({
      terms: v.literal(true),
      privacy: v.literal(true),
      marketing: v.optional(v.partial(v.object(v.entriesFromList(MARKETING_PRODUCTS, marketingChannels))), {}),
    }),
  }),
  response: loginAnswerSchema,
})

/** Subscribes a visitor to the mail sent when registration reopens. */
export const registerNotify = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/register/notify',
  kind: 'write',
  access: 'public',
  request: v.object({ email: v.pipe(v.string(), v.trim(), v.maxLength(120), v.email()) }),
  response: emptySchema,
})

export const GUIDE_STEPS = ['welcome', 'limit', 'fundPassword', 'identity', 'offer'] as const
export const GUIDE_STATES = ['open', 'done', 'skipped'] as const
/** The guide shows at every login until it is completed or was postponed this often. */
export const GUIDE_DISMISSALS = 3

export const guideGet = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/guide/get',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: v.looseObject({
    steps: rowsOf(v.looseObject({ key: v.picklist(GUIDE_STEPS), state: v.picklist(GUIDE_STATES) })),
    /** Completed before: read-only. */
    readOnly: v.optional(v.boolean(), false),
  }),
})
/** Marks a step. `all` with `skipped` postpones the rest to the next login. */
export const guideDone = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/guide/done',
  kind: 'write',
  access: 'member',
  request: v.object({ key: v.picklist([...GUIDE_STEPS, 'all']), skipped: v.optional(v.boolean(), false) }),
  response: emptySchema,
})

/** 1 normal, 2 frozen, 3 time-out, 4 excluded, 5 closed (screens.md 6). */
export const MEMBER_STATUS = { normal: 1, frozen: 2, timeout: 3, excluded: 4, closed: 5 } as const

export const memberInfoSchema = v.looseObject({
  memberId: idSchema,
  userName: v.string(),
  nickName: v.string(),
  /** Number of the chosen picture (`AVATARS`). */
  avatar: v.optional(countSchema, 0),
  realNameMasked: v.string(),
  phoneMasked: v.string(),
  birthday: v.nullable(v.string()),
  vipLevel: countSchema,
  currency: v.string(),
  /** Main (available) wallet. */
  balance: moneySchema,
  /** Sum of the lock.* accounts. */
  lockMoney: moneySchema,
  lockDetail: rowsOf(
    v.looseObject({
      type: openEnum(['withdraw', 'transfer', 'risk', 'bonus']),
      amount: moneySchema,
      ref: v.string(),
      releaseAt: v.nullable(instantSchema),
      rule: v.string(),
    }),
  ),
  venueTotal: moneySchema,
  coin: countSchema,
  /** 0 none, 1 in review, 2 ok, 3 rejected. */
  kyc: v.number(),
  hasFundPwd: v.boolean(),
  /** The member can confirm payouts with a passkey in place of the fund password. */
  hasPasskey: v.optional(v.boolean(), false),
  cardCount: countSchema,
  unread: countSchema,
  /** Rewards of the last 30 days that wait to be claimed, as `welfareRecords` lists them. */
  claimable: v.optional(countSchema, 0),
  pendingBet: countSchema,
  status: v.number(),
  statusReason: v.optional(v.string(), ''),
  oddsType: v.number(),
  lang: v.string(),
  registerAt: instantSchema,
  lastLogin: v.nullable(v.looseObject({ at: instantSchema, device: v.string(), place: v.string() })),
})
export type MemberInfo = v.InferOutput<typeof memberInfoSchema>

export const memberInfo = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/member/info',
  kind: 'read',
  access: 'member',
  request: v.object({ withLockMoney: v.optional(v.number(), 1) }),
  response: memberInfoSchema,
})

/** Where the money comes from (level 3). */
export const FUND_SOURCES = ['salary', 'business', 'savings', 'investment', 'other'] as const

/**
 * Submits an identity level: 1 the real name (and birth date when the account has none), 2 a document, 3 address and source of funds. The server names
 * the fields that are missing. The sandbox decides level 1 at once; two reviews of the others follow.
 */
export const kycSubmit = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/kyc/submit',
  kind: 'write',
  access: 'member',
  request: v.object({
    level: v.picklist([1, 2, 3]),
    fields: v.object({
      realName: v.optional(v.pipe(v.string(), v.trim(), v.regex(REAL_NAME_PATTERN))),
      birthday: v.optional(isoDateSchema),
      docType: v.optional(v.picklist(DOCUMENT_TYPES)),
      docNo: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(30))),
      expireOn: v.optional(isoDateSchema),
      address: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
      source: v.optional(v.picklist(FUND_SOURCES)),
    }),
    /** Ids of complete uploads (`kycFileUpload`). */
    files: v.optional(v.pipe(v.array(idSchema), v.maxLength(4)), []),
    requestNo: v.pipe(v.string(), v.uuid()),
  }),
  response: v.looseObject({ caseId: v.string(), state: v.number() }),
})
