/** Skins as sent by the release service to edges: a signed document separate from discovery, whose schema allows no further root fields. */
import * as v from 'valibot'
import { integritySchema, PRODUCTION } from '../federation/federation.ts'
import { PLAIN, SKIN_ART_SLOTS, skinSchema } from './skin.ts'

/** Content hash of a skin: a prefix of the SHA-256 over its data and its pictures' hashes. */
export const skinVersionSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'a skin version is 16 hex digits'))
/** Content-hashed file name: `<first 32 hex digits of its SHA-256>.<type>`. */
export const artFileSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{32}\.(?:svg|webp|avif)$/, 'a picture is named by its hash'),
)
/** Where the edge serves pictures of skins. */
export const SKIN_ART_BASE = '/skins/'

const pictureSchema = v.object({ file: artFileSchema, integrity: integritySchema })
export type SkinPicture = v.InferOutput<typeof pictureSchema>

export const publishedSkinSchema = v.object({
  code: skinSchema.entries.code,
  version: skinVersionSchema,
  name: skinSchema.entries.name,
  tokens: skinSchema.entries.tokens,
  motion: skinSchema.entries.motion,
  /** By slot; for both schemes or for each. */
  art: v.object(v.entriesFromList(SKIN_ART_SLOTS, v.optional(v.object({ dark: pictureSchema, light: pictureSchema })))),
})
export type PublishedSkin = v.InferOutput<typeof publishedSkinSchema>

/** An activation of a skin, immediate or planned. */
const showingSchema = v.object({
  /** Revision of the release service at its creation; its id. */
  revision: v.number(),
  /** `plain` = no skin, not even that of pre-info. */
  code: v.union([v.literal(PLAIN), skinSchema.entries.code]),
  /** '' for the plain skin. */
  version: v.union([v.literal(''), skinVersionSchema]),
  /** Epoch ms of the site's clock; null = no limit on that side. */
  startAt: v.nullable(v.number()),
  endAt: v.nullable(v.number()),
  /** Share of visitors, 0 to 100. */
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
})
export type Showing = v.InferOutput<typeof showingSchema>

export const skinsDocumentSchema = v.object({
  /** IANA name of the site's time zone, used for planning. */
  zone: v.string(),
  /** The first one in effect that includes the visitor is active: plans by start time, then immediate activations, newest first. */
  showings: v.array(showingSchema),
  /** By `skinKey`: every skin used above, and the newest of each code. */
  skins: v.record(v.string(), publishedSkinSchema),
})
export type SkinsDocument = v.InferOutput<typeof skinsDocumentSchema>

export const signedSkinsSchema = v.object({
  /** JSON text of a SkinsDocument. */
  document: v.string(),
  /** Revision of the release service's skins: increases by one with each change. */
  revision: v.number(),
  /** base64 Ed25519 over UTF-8 of `skinsSigningText`. */
  signature: v.string(),
  keyId: v.string(),
})
export type SignedSkins = v.InferOutput<typeof signedSkinsSchema>

/**
 * The signed bytes. They begin with a word, so that they cannot be mistaken for a discovery document, and contain the name of the environment
 * unless it is production, as discovery does. @param environment omitted = production
 */
export function skinsSigningText(revision: number, document: string, environment?: string): string {
  const own = environment === undefined || environment === PRODUCTION ? '' : `${environment}\n`
  return `skins\n${own}${revision}\n${document}`
}

export function skinKey({ code, version }: { code: string; version: string }): string {
  return `${code}@${version}`
}

/** The active skin: the first one in effect that includes the visitor. @param bucketOf the visitor's bucket for a skin, 0 to 1 (rollout.ts) */
export function showingAt(
  showings: readonly Showing[],
  nowMs: number,
  bucketOf: (code: string) => number,
): Showing | null {
  return (
    showings.find(
      ({ code, startAt, endAt, percent }) =>
        (startAt === null || startAt <= nowMs) &&
        (endAt === null || nowMs < endAt) &&
        (percent === 100 || bucketOf(code) < percent / 100),
    ) ?? null
  )
}

/** A preview link: only its holder sees this skin until it expires. */
export const skinPreviewSchema = v.object({
  code: skinSchema.entries.code,
  version: skinVersionSchema,
  /** Epoch ms. */
  until: v.number(),
})
export type SkinPreview = v.InferOutput<typeof skinPreviewSchema>
/** Query of the link; the edge removes it from the address at once. `end` ends the preview. */
export const SKIN_PREVIEW_QUERY = 'skin-preview'
export const skinPreviewSigningText = (payload: string): string => `skin-preview\n${payload}`
