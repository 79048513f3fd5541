/** Customer service: conversations with the bot and agents, and official agent top-ups (screens.md 3). */
import * as v from 'valibot'
import { unitsOf } from '../input/text-units.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import {
  amountInputSchema,
  countSchema,
  emptySchema,
  instantSchema,
  moneySchema,
  requestNoSchema,
} from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'

const sid = v.pipe(v.string(), v.uuid())

export const SERVICE_TOPICS = ['general', 'deposit', 'withdrawal', 'turnover', 'safety', 'complaint'] as const
export type ServiceTopic = (typeof SERVICE_TOPICS)[number]

/** State of a conversation: bot only, in the queue, with an agent, or closed. */
export const SERVICE_STATES = ['bot', 'queue', 'agent', 'ended'] as const

/** In units: a character above code 255 counts as 2 (spec 5). */
export const SERVICE_TEXT_LIMIT = 500
/** Maximum data URL length of a picture; the page re-encodes it to this size, which also removes camera metadata. */
export const SERVICE_IMAGE_LIMIT = 700_000
const ORDER_NO = /^[A-Za-z][0-9A-Za-z-]{3,63}$/
const PICTURE = /^data:image\/(?:webp|jpeg|png);base64,[A-Za-z0-9+/]+=*$/

export const serviceMessageSchema = v.looseObject({
  seq: countSchema,
  from: openEnum(['member', 'bot', 'agent', 'system']),
  agentNo: v.optional(v.nullable(v.string()), null),
  type: openEnum(['text', 'image', 'order', 'help']),
  /** Text, the data URL of a picture, an order number, or the path of a help page. */
  content: v.string(),
  at: instantSchema,
  /** Signature of an agent's line: ECDSA P-256 over `sid|seq|agentNo|content`, base64 (raw r and s). */
  signature: v.optional(v.nullable(v.string()), null),
})
export type ServiceMessage = v.InferOutput<typeof serviceMessageSchema>

const agentSchema = v.looseObject({ agentNo: v.string(), name: v.string() })
const standing = {
  state: openEnum(SERVICE_STATES),
  /** People ahead of the member in the queue; 0 when not queued. */
  queue: countSchema,
  etaSec: countSchema,
  agent: v.optional(v.nullable(agentSchema), null),
}

/** Starts a conversation, or resumes one of less than 30 minutes ago when its `sid` is given. */
export const serviceOpen = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/service/session/open',
  kind: 'write',
  access: 'public',
  request: v.object({
    topic: v.optional(v.picklist(SERVICE_TOPICS), 'general'),
    sid: v.optional(sid),
    orderNo: v.optional(v.pipe(v.string(), v.regex(ORDER_NO))),
  }),
  response: v.looseObject({
    sid,
    ...standing,
    /** Public key (SPKI, base64) that verifies agents' lines. */
    key: v.string(),
  }),
})

export const serviceSend = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/service/message/send',
  kind: 'write',
  access: 'public',
  request: v.object({
    sid,
    type: v.picklist(['text', 'image', 'order']),
    content: v.pipe(v.string(), v.minLength(1), v.maxLength(SERVICE_IMAGE_LIMIT)),
    requestNo: requestNoSchema,
  }),
  response: v.looseObject({ seq: countSchema }),
})

/** Whether the content of a message matches its type. */
export function isServiceContent(type: 'text' | 'image' | 'order', content: string): boolean {
  switch (type) {
    case 'image':
      return PICTURE.test(content)
    case 'order':
      return ORDER_NO.test(content)
    case 'text':
      return content.trim() !== '' && unitsOf(content) <= SERVICE_TEXT_LIMIT
  }
}

export const servicePoll = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/service/message/poll',
  kind: 'read',
  access: 'public',
  request: v.object({ sid, afterSeq: countSchema }),
  response: v.looseObject({
    list: rowsOf(serviceMessageSchema),
    ...standing,
    /** The other side is typing. */
    typing: v.boolean(),
    /** Highest line number of the member that the other side has read. */
    readSeq: countSchema,
  }),
})

/** 转人工: always available. */
export const serviceHuman = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/service/session/human',
  kind: 'write',
  access: 'public',
  request: v.object({ sid }),
  response: v.looseObject(standing),
})

export const serviceEnd = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/service/session/end',
  kind: 'write',
  access: 'public',
  request: v.object({ sid }),
  response: emptySchema,
})

export const SERVICE_TAGS = ['quick', 'clear', 'kind', 'solved', 'slow', 'unclear'] as const
export const serviceRate = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/service/rate',
  kind: 'write',
  access: 'public',
  request: v.object({
    sid,
    stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    tags: v.pipe(v.array(v.picklist(SERVICE_TAGS)), v.maxLength(SERVICE_TAGS.length)),
  }),
  response: emptySchema,
})

/** The conversation as plain text, to download. */
export const serviceTranscript = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/service/transcript',
  kind: 'read',
  access: 'public',
  request: v.object({ sid }),
  response: v.looseObject({ text: v.string() }),
})

/** Verifies an agent number; unknown and malformed numbers get an answer too. */
export const agentVerify = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/service/agent/verify',
  kind: 'read',
  access: 'public',
  request: v.object({ agentNo: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20)) }),
  response: v.looseObject({ official: v.boolean(), since: v.nullable(instantSchema), channel: v.string() }),
})

export const INSTEAD_METHODS = ['BANK', 'ALIPAY', 'WECHAT'] as const
/** Limits of an agent top-up, CNY (screens.md 6, deposit methods). */
export const INSTEAD_MIN = '100.00'
export const INSTEAD_MAX = '50000.00'
/** Lifetime of a code. */
export const INSTEAD_CODE_MS = 15 * 60_000

export const insteadCodeSchema = v.looseObject({
  code: v.pipe(v.string(), v.regex(/^\d{8}$/)),
  amount: moneySchema,
  method: openEnum(INSTEAD_METHODS),
  state: openEnum(['open', 'used', 'cancelled', 'expired']),
  createdAt: instantSchema,
  expireAt: instantSchema,
  /** The deposit order created by the agent's payment. */
  orderNo: v.optional(v.nullable(v.string()), null),
})
export type InsteadCode = v.InferOutput<typeof insteadCodeSchema>

export const insteadCreate = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/instead/create',
  kind: 'write',
  access: 'member',
  plays: () => ({ kind: 'deposit' }),
  request: v.object({ amount: amountInputSchema, method: v.picklist(INSTEAD_METHODS), requestNo: requestNoSchema }),
  response: insteadCodeSchema,
})

export const insteadList = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/instead/list',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: v.looseObject({ list: rowsOf(insteadCodeSchema) }),
})

export const insteadCancel = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/finance/instead/cancel',
  kind: 'write',
  access: 'member',
  request: v.object({ code: v.pipe(v.string(), v.regex(/^\d{8}$/)) }),
  response: insteadCodeSchema,
})
