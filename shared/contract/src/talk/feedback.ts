/** Feedback and complaints as cases with a clock (screens.md 6 feedback). */
import * as v from 'valibot'
import { proofSchema } from '../input/proofs.ts'
import { unitsOf } from '../input/text-units.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import {
  countSchema,
  emptySchema,
  idSchema,
  instantSchema,
  pageOf,
  pageSchema,
  requestNoSchema,
} from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'
import { DAY_MS, MINUTE_MS } from '../wire/site-time.ts'

export const FEEDBACK_TYPES = ['money', 'game', 'offer', 'account', 'complaint', 'suggestion'] as const
export type FeedbackType = (typeof FEEDBACK_TYPES)[number]
/** Waiting for staff, worked on, waiting for the member, solved, closed. */
export const FEEDBACK_STATES = ['waiting', 'working', 'info', 'solved', 'closed'] as const
export type FeedbackState = (typeof FEEDBACK_STATES)[number]
/** Units of a text. */
export const FEEDBACK_UNITS = { min: 10, max: 500 } as const
/** Cases that are neither solved nor closed, per member. */
export const MAX_OPEN_FEEDBACK = 5
/** Time within which staff answers. */
export const FEEDBACK_SLA_MS = DAY_MS
/** The same text within this time leads to the case that it opened. */
export const FEEDBACK_DUPLICATE_MS = 10 * MINUTE_MS
/** A complaint ends with a letter on this day at the latest. */
export const COMPLAINT_DAYS = 56
/** A case can be reopened this long after it was solved. */
export const FEEDBACK_REOPEN_MS = 30 * DAY_MS

/** Whether a text is long enough and not too long. */
export function isFeedbackText(text: string): boolean {
  const units = unitsOf(text.trim())
  return units >= FEEDBACK_UNITS.min && units <= FEEDBACK_UNITS.max
}

/** Longest way to reach a member. */
export const FEEDBACK_CONTACT_LIMIT = 64
const EMAIL = '[^\\s@]{1,48}@[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){1,3}'
/** With its separators. */
const PHONE = '\\+?\\(?\\d(?:[ ()-]{0,2}\\d){5,14}'
const CONTACT = new RegExp(`^(?:${EMAIL}|${PHONE})$`)

/** Whether a text is an email address or a phone number. */
export function isFeedbackContact(text: string): boolean {
  return text.length <= FEEDBACK_CONTACT_LIMIT && CONTACT.test(text)
}

/** '' = by mail only. */
const contactSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(FEEDBACK_CONTACT_LIMIT),
  v.regex(new RegExp(`^(?:${EMAIL}|${PHONE})?$`)),
)
const caseTextSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(FEEDBACK_UNITS.max),
  v.check(isFeedbackText, `${FEEDBACK_UNITS.min} to ${FEEDBACK_UNITS.max} units`),
)
const replyTextSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(FEEDBACK_UNITS.max),
  v.check((text) => unitsOf(text) <= FEEDBACK_UNITS.max, `up to ${FEEDBACK_UNITS.max} units`),
)

const caseRow = {
  id: idSchema,
  type: openEnum(FEEDBACK_TYPES),
  /** The beginning of its text. */
  title: v.string(),
  state: openEnum(FEEDBACK_STATES),
  at: instantSchema,
  /** By when staff answers; null while it is the member's turn and after the end. */
  slaAt: v.nullable(instantSchema),
}

const feedbackDetailSchema = v.looseObject({
  ...caseRow,
  orderNo: v.optional(v.string(), ''),
  /** How staff can reach the member about it; '' if none was given. */
  contactMasked: v.optional(v.string(), ''),
  /** Day of a complaint, from 1; null for other cases. */
  day: v.nullable(countSchema),
  escalated: v.boolean(),
  /** Stars; null if it was not rated. */
  rating: v.nullable(countSchema),
  canReply: v.boolean(),
  canReopen: v.boolean(),
  canEscalate: v.boolean(),
  /** The final position on a complaint. */
  finalLetter: v.optional(v.nullable(v.string()), null),
  timeline: rowsOf(
    v.looseObject({
      seq: countSchema,
      from: openEnum(['member', 'staff', 'system']),
      text: v.string(),
      images: v.array(v.string()),
      at: instantSchema,
    }),
  ),
})
export type FeedbackCase = v.InferOutput<typeof feedbackDetailSchema>

export const feedbackCreate = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/feedback/create',
  kind: 'write',
  access: 'member',
  request: v.object({
    type: v.picklist(FEEDBACK_TYPES),
    text: caseTextSchema,
    images: v.optional(proofSchema, []),
    orderNo: v.optional(idSchema),
    /** Phone number or email address for this case, beside the mail that each answer sends. */
    contact: v.optional(contactSchema, ''),
    requestNo: requestNoSchema,
  }),
  /** `isExisting`: the same text opened this case within the last ten minutes; nothing was created. */
  response: v.looseObject({ id: idSchema, isExisting: v.optional(v.boolean(), false) }),
})

export const feedbackList = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/feedback/list',
  kind: 'read',
  access: 'member',
  request: v.object({ state: v.optional(v.picklist(FEEDBACK_STATES)), ...pageSchema }),
  response: pageOf(v.looseObject(caseRow)),
})

export const feedbackDetail = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/feedback/detail',
  kind: 'read',
  access: 'member',
  request: v.object({ id: idSchema }),
  response: feedbackDetailSchema,
})

export const feedbackReply = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/feedback/reply',
  kind: 'write',
  access: 'member',
  request: v.object({
    id: idSchema,
    text: replyTextSchema,
    images: v.optional(proofSchema, []),
    requestNo: requestNoSchema,
  }),
  response: v.looseObject({ seq: countSchema }),
})

/** Closes a case with a rating of one to five stars. */
export const feedbackClose = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/feedback/close',
  kind: 'write',
  access: 'member',
  request: v.object({ id: idSchema, rate: v.picklist([1, 2, 3, 4, 5]) }),
  response: emptySchema,
})

export const feedbackReopen = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/feedback/reopen',
  kind: 'write',
  access: 'member',
  request: v.object({ id: idSchema, why: replyTextSchema }),
  response: emptySchema,
})

/** Hands a case to another person, once. */
export const feedbackEscalate = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/feedback/escalate',
  kind: 'write',
  access: 'member',
  request: v.object({ id: idSchema }),
  response: emptySchema,
})
