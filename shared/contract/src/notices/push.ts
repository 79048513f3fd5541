/** Notifications of this browser by Web Push (RFC 8030, 8291, 8292): money, security, favourites and mentions in the chat. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { emptySchema } from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'

export const PUSH_TOPICS = ['money', 'security', 'favourites', 'mentions'] as const
export type PushTopic = (typeof PUSH_TOPICS)[number]

/** What a browser may name as its push service; the sandbox compares the origin with its list. */
const endpointSchema = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?\/[\w.~:/?@!$&()*+,;=%-]*$/),
  v.maxLength(1_000),
)
/** base64url of so many bytes. */
const bytesSchema = (length: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}=?$`)))
const topicsSchema = rowsOf(openEnum(PUSH_TOPICS))

/** What this browser's subscription is about; without one, or on another device, nothing. */
export const pushState = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/push/state',
  kind: 'read',
  access: 'member',
  request: v.object({ endpoint: v.optional(endpointSchema) }),
  response: v.looseObject({
    /** The site's VAPID key, uncompressed P-256 point in base64url: `applicationServerKey`. */
    key: v.string(),
    topics: topicsSchema,
  }),
})

/** Stores or replaces the subscription of this device. An endpoint that is no known push service is refused with 10003. */
export const pushSubscribe = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/push/subscribe',
  kind: 'write',
  access: 'member',
  request: v.object({
    subscription: v.object({
      endpoint: endpointSchema,
      keys: v.object({ p256dh: bytesSchema(65), auth: bytesSchema(16) }),
    }),
    topics: v.pipe(v.array(v.picklist(PUSH_TOPICS)), v.minLength(1), v.maxLength(PUSH_TOPICS.length)),
  }),
  response: v.looseObject({ topics: topicsSchema }),
})

export const pushUnsubscribe = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/push/unsubscribe',
  kind: 'write',
  access: 'member',
  request: v.object({ endpoint: endpointSchema }),
  response: emptySchema,
})

/** What a push message says; the service worker shows it. */
export const pushMessageSchema = v.object({
  title: v.string(),
  body: v.string(),
  /** Where a tap leads. */
  url: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
  /** A later message with the same tag replaces this one. */
  tag: v.string(),
  /** In quiet hours: no sound, no vibration. */
  silent: v.boolean(),
})
export type PushMessage = v.InferOutput<typeof pushMessageSchema>
