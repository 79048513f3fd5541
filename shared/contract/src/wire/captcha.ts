/** The behaviour check (6022, 6023, 10409): a challenge of one kind, judged by the server, pays one call with its token. */
import * as v from 'valibot'
import { defineEndpoint } from './endpoint.ts'
import { idSchema, instantSchema, keySchema } from './fields.ts'

/** Every kind opens the same door: who cannot drag taps, who cannot see listens (screens.md 0.6). */
export const CAPTCHA_KINDS = ['slider', 'order', 'audio'] as const
export type CaptchaKind = (typeof CAPTCHA_KINDS)[number]

/** Most points of a track that are looked at. */
export const MAX_TRACK = 600

const common = { id: idSchema, expireAt: instantSchema }
const imageSchema = v.pipe(v.string(), v.startsWith('data:image/'))

export const captchaChallengeSchema = v.variant('kind', [
  /** A piece that belongs somewhere in the picture. Lengths in pixels of the picture; only the server knows where. */
  v.looseObject({
    ...common,
    kind: v.literal('slider'),
    width: v.number(),
    height: v.number(),
    pieceWidth: v.number(),
    picture: imageSchema,
    piece: imageSchema,
  }),
  /** Numbers to be tapped from the smallest to the largest. */
  v.looseObject({
    ...common,
    kind: v.literal('order'),
    items: v.array(v.looseObject({ id: v.string(), label: v.string() })),
  }),
  /** Digits to be heard and typed. The sandbox has no voice of its own, so the browser's reads them. */
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

/** One point of a drag: ms since it began, pixels of the picture. */
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

/** Refuses with 6023 when the answer is wrong, late or given twice: then a new challenge is due. */
export const captchaVerify = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/captcha/verify',
  kind: 'write',
  access: 'public',
  request: captchaAnswerSchema,
  response: v.looseObject({ captchaToken: v.string(), expireAt: instantSchema }),
})
