/** The behaviour check (6022, 6023, 10409): the server issues and judges a challenge; its token is valid for one call. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { idSchema, instantSchema, keySchema } from '../wire/fields.ts'

/** All kinds are equivalent: members who cannot drag can tap, those who cannot see can listen (screens.md 0.6). */
export const CAPTCHA_KINDS = ['slider', 'order', 'audio'] as const
export type CaptchaKind = (typeof CAPTCHA_KINDS)[number]

/** Maximum number of track points evaluated. */
export const MAX_TRACK = 600

const common = { id: idSchema, expireAt: instantSchema }
const imageSchema = v.pipe(v.string(), v.startsWith('data:image/'))

export const captchaChallengeSchema = v.variant('kind', [
  /** A piece with a target position in the picture. Lengths in pixels of the picture; only the server knows the position. */
  v.looseObject({
    ...common,
    kind: v.literal('slider'),
    width: v.number(),
    height: v.number(),
    pieceWidth: v.number(),
    picture: imageSchema,
    piece: imageSchema,
  }),
  /** Numbers to tap in ascending order. */
  v.looseObject({
    ...common,
    kind: v.literal('order'),
    items: v.array(v.looseObject({ id: v.string(), label: v.string() })),
  }),
  /** Digits to hear and type. The sandbox has no audio, so the browser's speech synthesis reads them. */
  v.looseObject({ ...common, kind: v.literal('audio'), digits: v.string() }),
])
export type CaptchaChallenge = v.InferOutput<typeof captchaChallengeSchema>
export type CaptchaChallengeOf<Kind extends CaptchaKind> = Extract<CaptchaChallenge, { kind: Kind }>

export const captchaChallenge = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/captcha/challenge',
  kind: 'write',
  access: 'public',
  request: v.object({ kind: v.picklist(CAPTCHA_KINDS) }),
  response: captchaChallengeSchema,
})

/** One point of a drag: ms since its start, pixels of the picture. */
export const trackPointSchema = v.tuple([v.number(), v.number()])
export type TrackPoint = v.InferOutput<typeof trackPointSchema>

export const captchaAnswerSchema = v.variant('kind', [
  v.object({
    kind: v.literal('slider'),
    id: idSchema,
    x: v.number(),
    track: v.pipe(v.array(trackPointSchema), v.maxLength(MAX_TRACK)),
  }),
  v.object({ kind: v.literal('order'), id: idSchema, order: v.pipe(v.array(keySchema), v.maxLength(16)) }),
  v.object({ kind: v.literal('audio'), id: idSchema, digits: v.pipe(v.string(), v.maxLength(16)) }),
])
export type CaptchaAnswer = v.InferInput<typeof captchaAnswerSchema>

/** Refused with 6023 when the answer is wrong, late or repeated: then a new challenge is required. */
export const captchaVerify = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/captcha/verify',
  kind: 'write',
  access: 'public',
  request: captchaAnswerSchema,
  response: v.looseObject({ captchaToken: v.string(), expireAt: instantSchema }),
})
