/** The envelope of every answer, and the headers of every request (spec 7; names are decisions of design.md "The wire"). */

import * as v from 'valibot'
import * as CODE from './code.ts'

/** Main API success (spec 5). */
export const SUCCESS = CODE.SUCCESS
/** Success codes of third-party venue paths (spec 5). */
export const VENUE_SUCCESS: readonly (number | string)[] = [100, '0000000', 350]
/** Paths with a venue's own envelope, which is normalised (spec 7). */
export const VENUE_PATH_PREFIXES: readonly string[] = ['/api/mobile', '/yewu', '/v1']

export const envelopeSchema = v.looseObject({
  status_code: v.union([v.number(), v.string()]),
  message: v.optional(v.string(), ''),
  data: v.optional(v.unknown()),
  /** Sandbox clock, epoch ms: the page adjusts its own clock to it. */
  serverTime: v.optional(v.number()),
})
export type Envelope = v.InferOutput<typeof envelopeSchema>

/** Whether a path belongs to a third-party venue, with its own envelope and success codes (spec 7). */
export function isVenuePath(path: string): boolean {
  return VENUE_PATH_PREFIXES.some((prefix) => path.startsWith(prefix))
}

/** Reads the answer of any path as an envelope; a venue's `{code, message|msg, data}` is normalised to ours (spec 5, 7). */
export function parseEnvelope(path: string, body: unknown): v.SafeParseResult<typeof envelopeSchema> {
  if (!isVenuePath(path)) return v.safeParse(envelopeSchema, body)
  const raw = (body ?? {}) as Readonly<Record<string, unknown>>
  return v.safeParse(envelopeSchema, {
    status_code: venueStatus(raw.code ?? raw.status_code),
    message: raw.message ?? raw.msg ?? '',
    data: raw.data,
    serverTime: raw.serverTime,
  })
}

/** No venue uses our success code: such an answer came from something else and is unusable. */
function venueStatus(code: unknown): unknown {
  if (VENUE_SUCCESS.includes(code as number | string)) return SUCCESS
  return Number(code) === SUCCESS ? undefined : code
}

/** Data of a 10003 answer: messages by field name. */
export const validationDataSchema = v.looseObject({ fields: v.record(v.string(), v.string()) })
/** Data of a 6001 answer: time and device of the newer login. */
export const elsewhereDataSchema = v.looseObject({ at: v.number(), device: v.string() })
/** Data of a 6013 answer: the announced window, epoch ms. */
export const maintenanceWindowSchema = v.looseObject({ startTime: v.number(), endTime: v.number() })

/** Format of a device id: pages generate a UUID. */
export const DEVICE_ID_PATTERN = /^[\w-]{1,64}$/

export const HEADER = {
  clientType: 'client-type',
  siteId: 'site-id',
  version: 'version',
  signature: 'x-signature',
  token: 'x-token',
  deviceUuid: 'x-device-uuid',
  /** Captcha token, on the repetition of a call that required one (10409). */
  captchaToken: 'x-captcha-token',
  /** Platform type, on webTerminal (spec 7). */
  platform: 'platform',
  /** Encrypted user name, on member info. */
  user: 'x-user',
  /** Answer header: `1` when `data` is AES-CBC under the keys of `/site/api/v1/sec/{id}`. */
  encrypted: 'x-encrypted',
  /** Echoed by the server, shown as support code. */
  requestId: 'x-request-id',
} as const

/** Site id (spec 9). */
export const SITE_ID = 1001
/** API version (spec 9). */
export const API_VERSION = '2.0.0'

/** Client types: a member has one session of each. */
export const CLIENT_TYPES = ['web', 'download'] as const
/** `download` is the client type of /download-page (spec 2, 8). */
export type ClientType = (typeof CLIENT_TYPES)[number]
