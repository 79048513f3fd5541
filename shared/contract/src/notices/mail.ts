/** The member's mail (screens.md 6 mail, 11.7). Each one is signed by the platform; the browser checks the signature. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, emptySchema, idSchema, instantSchema, listOf, pageOf, pageSchema } from '../wire/fields.ts'
import { openEnum } from '../wire/open-enum.ts'
import { DAY_MS } from '../wire/site-time.ts'

/** Tabs with mail of the member; the third tab of the page shows the notices of the site. */
export const MAIL_TABS = ['notice', 'offer'] as const
export type MailTab = (typeof MAIL_TABS)[number]
const MAIL_TYPES = ['notice', 'offer', 'money'] as const

/** Mail disappears this long after it was sent, unless pinned. Money mail cannot be deleted before. */
export const MAIL_LIFE_MS = 90 * DAY_MS
/** Number of mails that stay readable offline. */
export const OFFLINE_MAILS = 50
/** Mails that one call may mark, delete or pin. */
const MOST_IDS = 50

/**
 * What a mail can be about, by the letters at the start of its `bizNo`; a digit or a dash follows them. Pages decide by all of them: `A…` is a
 * turnover task, `AC-…` a commission. A mail with another number leads to no page.
 */
export const MAIL_SUBJECTS = {
  A: 'turnover task',
  AC: 'partner commission',
  AG: 'partner application',
  B: 'bet',
  C: 'claim of an offer',
  D: 'deposit',
  EX: 'data export',
  F: 'lucky flip',
  G: 'chat gift',
  IR: 'invitation reward',
  K: 'identity check',
  LC: 'stopped login',
  P: 'part of a withdrawal that a member pays',
  PK: 'peak bet prize',
  PR: 'profile review',
  Q: 'feedback case',
  R: 'rebate',
  RP: 'red packet',
  T: 'transfer',
  V: 'dividend',
  VG: 'VIP gift',
  W: 'withdrawal',
  X: 'mall order',
} as const
export type MailSubject = keyof typeof MAIL_SUBJECTS

/** The subject of a number; null if it has none of these prefixes. */
export function mailSubject(bizNo: string): MailSubject | null {
  const prefix = /^[A-Z]+(?=[\d-])/.exec(bizNo)?.[0] ?? ''
  return Object.hasOwn(MAIL_SUBJECTS, prefix) ? (prefix as MailSubject) : null
}

const sentenceSchema = v.object({ zh: v.string(), en: v.string() })

export const mailSchema = v.looseObject({
  id: idSchema,
  type: openEnum(MAIL_TYPES),
  title: sentenceSchema,
  body: sentenceSchema,
  /** Number of the order, transfer or case that it is about (`MAIL_SUBJECTS`); '' if none. */
  bizNo: v.string(),
  at: instantSchema,
  read: v.boolean(),
  pinned: v.boolean(),
  /** Ed25519 over `mailText`, base64; '' if it has none. */
  signature: v.string(),
})
export type Mail = v.InferOutput<typeof mailSchema>

const unreadSchema = v.looseObject(v.entriesFromList(MAIL_TABS, countSchema))

/** Pinned ones first, then newest first. `keyword` is searched in titles and texts of both languages. */
export const mailList = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/mail/list',
  kind: 'read',
  access: 'member',
  request: v.object({
    tab: v.picklist(MAIL_TABS),
    unread: v.optional(v.boolean(), false),
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    ...pageSchema,
  }),
  response: v.looseObject({
    ...pageOf(mailSchema).entries,
    unread: unreadSchema,
    /** The member's anti-phishing phrase; '' if none is set. */
    phrase: v.optional(v.string(), ''),
  }),
})

const idsSchema = v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(MOST_IDS))

/** Marks mails as read, or all of a tab. `gone` lists ids that no longer exist, e.g. deleted on another device. */
export const mailRead = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/mail/read',
  kind: 'write',
  access: 'member',
  request: v.union([v.object({ ids: idsSchema }), v.object({ all: v.picklist(MAIL_TABS) })]),
  response: v.looseObject({ unread: unreadSchema, gone: v.array(idSchema) }),
})

/** Deletes what may be deleted; `kept` lists money mails that are younger than 90 days. */
export const mailDelete = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/mail/delete',
  kind: 'write',
  access: 'member',
  request: v.object({ ids: idsSchema }),
  response: v.looseObject({ kept: listOf(v.looseObject({ id: idSchema, until: instantSchema })).entries.list }),
})

export const mailPin = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/mail/pin',
  kind: 'write',
  access: 'member',
  request: v.object({ id: idSchema, pinned: v.boolean() }),
  response: emptySchema,
})

/** The platform's public keys (SPKI, base64), newest first: mail signed with an older one stays valid. */
export const mailKeys = defineEndpoint({
  method: 'GET',
  path: '/site/api/v1/mail/keys',
  kind: 'read',
  access: 'public',
  request: emptySchema,
  response: listOf(v.looseObject({ key: v.string() })),
})

/** What a signature covers. The member's id is part of it: a mail copied into another mailbox is not valid there. */
export function mailText(
  memberId: string,
  mail: Pick<Mail, 'id' | 'type' | 'title' | 'body' | 'bizNo' | 'at'>,
): string {
  const { id, type, title, body, bizNo, at } = mail
  return JSON.stringify(['mail-1', memberId, id, type, title.zh, title.en, body.zh, body.en, bizNo, at])
}
