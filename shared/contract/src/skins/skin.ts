/**
 * Schema of skins (screens.md G13): colours of roles, pictures for named slots, a motion from a list. Data only, never script or style text.
 * `festivalSkinSchema` is their form in pre-info (spec 3, `siteFestivalSkin`); `skinSchema` is `skin.json` of `skins/<code>/`.
 */
import * as v from 'valibot'
import { instantSchema } from '../wire/fields.ts'

/** Roles that a skin may colour. Text, states and money keep the product's colours: a festival never changes the meaning of a figure. */
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

/** The colour schemes of a page. */
export const SKIN_SCHEMES = ['dark', 'light'] as const
export type SkinScheme = (typeof SKIN_SCHEMES)[number]

/**
 * Slots that a skin may decorate. Each is a picture behind or beside content, drawn by CSS from its own variable, so that a slot without
 * one looks as usual and nothing shifts when one appears: `header` and `login` are backgrounds, `hero` fills the first banner, `frame` the corners
 * of the others, `fall` is a tile that moves over both; `tabs` (five icons in a row) and `categories` (seven) are shapes coloured by
 * their state; `dialog`, `pull`, `loading` and `dock` are figures.
 */
export const SKIN_ART_SLOTS = [
  'header',
  'tabs',
  'categories',
  'hero',
  'frame',
  'fall',
  'login',
  'dialog',
  'pull',
  'loading',
  'dock',
] as const
export type SkinArtSlot = (typeof SKIN_ART_SLOTS)[number]

/** Motions of a skin's figures; none under reduced motion. */
const SKIN_MOTIONS = ['still', 'sway', 'breathe', 'turn', 'bounce'] as const
export type SkinMotion = (typeof SKIN_MOTIONS)[number]

export const SKIN_CODE = /^[a-z][a-z0-9-]{0,31}$/
/** Stands for no skin: `activate plain` removes the skin, whatever pre-info says. */
export const PLAIN = 'plain'
const skinCodeSchema = v.pipe(
  v.string(),
  v.regex(SKIN_CODE, 'a skin code is lower-case letters, digits and dashes'),
  v.check((code) => code !== PLAIN, `"${PLAIN}" is the page without a skin`),
)

/** `oklch(l c h)` or `oklch(l c h / a)` in plain numbers: a form that can express nothing but a colour. */
export const skinColourSchema = v.pipe(
  v.string(),
  v.regex(
    /^oklch\(\d(?:\.\d{1,4})? \d(?:\.\d{1,4})? \d{1,3}(?:\.\d{1,2})?(?: \/ \d(?:\.\d{1,3})?)?\)$/,
    'a colour is oklch(lightness chroma hue), with / alpha at most',
  ),
)

const skinTokensSchema = v.strictObject(v.entriesFromList(SKIN_ROLES, v.optional(skinColourSchema)))
export type SkinTokens = v.InferOutput<typeof skinTokensSchema>

/** A picture in a skin's folder. */
export const skinFileSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,40}\.(?:svg|webp|avif)$/, 'a picture is name.svg, name.webp or name.avif'),
)
const skinArtSchema = v.strictObject(
  v.entriesFromList(
    SKIN_ART_SLOTS,
    v.optional(v.union([skinFileSchema, v.strictObject({ dark: skinFileSchema, light: skinFileSchema })])),
  ),
)

const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))

/** `skin.json`: unknown keys are refused, so that a misspelt key is not ignored silently. */
export const skinSchema = v.strictObject({
  code: skinCodeSchema,
  name: v.strictObject({ zh: nameSchema, en: nameSchema }),
  tokens: v.strictObject({ dark: skinTokensSchema, light: skinTokensSchema }),
  art: skinArtSchema,
  motion: v.strictObject({ figures: v.picklist(SKIN_MOTIONS), fall: v.picklist(['still', 'slow', 'quick']) }),
})
export type Skin = v.InferOutput<typeof skinSchema>

const looseTokensSchema = v.record(v.string(), v.string())

export const festivalSkinSchema = v.looseObject({
  /** Code of the skin: `html[data-skin=code]`. */
  code: v.string(),
  /** By the server's clock; null = no limit on that side. */
  startAt: v.optional(v.nullable(instantSchema), null),
  endAt: v.optional(v.nullable(instantSchema), null),
  /** Colours by role, for both schemes or for each. Unknown roles, invalid colours and unreadable ones fall back to the product's own. */
  tokens: v.optional(looseTokensSchema, {}),
  dark: v.optional(looseTokensSchema, {}),
  light: v.optional(looseTokensSchema, {}),
  /** Pictures on our own origin, by the site's slot names. */
  images: v.optional(
    v.looseObject({
      headerBg: v.optional(v.string()),
      tabIcons: v.optional(v.array(v.string())),
      dockFrame: v.optional(v.string()),
      homeBanner: v.optional(v.string()),
      loading: v.optional(v.string()),
    }),
    {},
  ),
})
export type FestivalSkin = v.InferOutput<typeof festivalSkinSchema>
