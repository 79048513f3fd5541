/** Festival skins (spec 3, `siteFestivalSkin`; screens.md G13): colours of roles for a time. Data only, never script or style text. */
import * as v from 'valibot'
import { instantSchema } from './fields.ts'

/** Roles a skin may colour. Text, states and money keep the product's own colours: a festival never changes what a figure means. */
export const SKIN_ROLES = [
  'accent',
  'accent-pressed',
  'on-accent',
  'accent-text',
  'accent-wash',
  'accent-line',
  'accent-glow',
  'surface-0',
  'surface-1',
  'surface-2',
  'surface-3',
  'surface-overlay',
  'art-night',
  'art-light',
  'focus',
] as const
export type SkinRole = (typeof SKIN_ROLES)[number]

/** `oklch(l c h)` or `oklch(l c h / a)` in plain numbers: nothing that could be more than a colour. */
export const skinColourSchema = v.pipe(
  v.string(),
  v.regex(/^oklch\(\d(?:\.\d{1,4})? \d(?:\.\d{1,4})? \d{1,3}(?:\.\d{1,2})?(?: \/ \d(?:\.\d{1,3})?)?\)$/),
)

const tokensSchema = v.record(v.string(), v.string())

export const festivalSkinSchema = v.looseObject({
  /** Names the look: `html[data-skin=code]`. */
  code: v.string(),
  /** By the server's clock; null = open on that side. */
  startAt: v.optional(v.nullable(instantSchema), null),
  endAt: v.optional(v.nullable(instantSchema), null),
  /** Colours by role. What is no role or no colour falls back to the product's own. */
  dark: v.optional(tokensSchema, {}),
  light: v.optional(tokensSchema, {}),
})
export type FestivalSkin = v.InferOutput<typeof festivalSkinSchema>

export const SKIN_CODE = /^[a-z][a-z0-9-]{0,31}$/
