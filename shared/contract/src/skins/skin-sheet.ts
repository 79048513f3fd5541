/**
 * The style text of a skin, made out of checked colours, file names and presets: nothing that a skin says is copied into it as text. Made by the
 * edge; it never stands in a browser's code. Components read the variables and have their own style without them.
 */

import {
  SKIN_ART_SLOTS,
  SKIN_ROLES,
  SKIN_SCHEMES,
  type SkinArtSlot,
  type SkinMotion,
  type SkinScheme,
  type SkinTokens,
} from './skin.ts'
import { type PublishedSkin, SKIN_ART_BASE } from './skins-document.ts'

/** Keyframes and timing of each motion: small, slow, transforms only. */
const FIGURES: Readonly<Record<SkinMotion, { frames: string; timing: string } | null>> = {
  still: null,
  sway: { frames: 'from{rotate:-4deg}to{rotate:4deg}', timing: '3s ease-in-out infinite alternate' },
  breathe: { frames: 'from{scale:.94}to{scale:1.04}', timing: '2.4s ease-in-out infinite alternate' },
  turn: { frames: 'to{rotate:1turn}', timing: '9s linear infinite' },
  bounce: {
    frames: 'from{translate:0 0}to{translate:0 -12%}',
    timing: '.6s cubic-bezier(.3,0,.5,1) infinite alternate',
  },
}
/** Seconds in which the falling tile moves by its own height. */
const FALL_SEC: Readonly<Record<PublishedSkin['motion']['fall'], number | null>> = { still: null, slow: 22, quick: 11 }
/** Height of the falling tile, px: `skins/README.md` tells it to who draws one. */
const FALL_TILE = 240

/** Slots whose picture stands in for icons of the product; those are put away. */
const ICON_SLOTS: readonly SkinArtSlot[] = ['tabs', 'categories', 'pull']

/** A skin as a page uses it: pictures by their paths. */
export type SheetSkin = Pick<PublishedSkin, 'code' | 'tokens' | 'motion'> & {
  art: Readonly<Partial<Record<SkinArtSlot, Readonly<Record<SkinScheme, string>>>>>
  /** The five icons of the tab bar one by one, as pre-info names them. */
  tabIcons?: readonly string[]
}

/** A published skin as a page uses it. */
export function sheetSkinOf({ code, tokens, motion, art }: PublishedSkin): SheetSkin {
  const paths = SKIN_ART_SLOTS.flatMap((slot) => {
    const picture = art[slot]
    if (picture === undefined) return []
    return [[slot, { dark: SKIN_ART_BASE + picture.dark.file, light: SKIN_ART_BASE + picture.light.file }]]
  })
  return { code, tokens, motion, art: Object.fromEntries(paths) }
}

/** The caller has checked that paths and colours are nothing but that. */
export function skinSheet({ code, tokens, art, motion, tabIcons = [] }: SheetSkin): string {
  const both = SKIN_ART_SLOTS.flatMap((slot) => declarationOf(slot, art[slot], null))
  const icons = tabIcons.map((url, at) => `--skin-tab-${at + 1}:url(${url});`)
  const moves = motionOf(motion)
  const root = `html[data-skin=${code}]`
  return [
    moves.frames,
    `${root}{${[...both, ...icons, tabIcons.length > 0 ? `${putAway('tabs')}--skin-tabs-size:contain;` : '', moves.variables].join('')}}`,
    ...SKIN_SCHEMES.map((scheme) => {
      const own = SKIN_ART_SLOTS.flatMap((slot) => declarationOf(slot, art[slot], scheme))
      return underScheme(root, scheme, `${rolesOf(tokens[scheme])}${own.join('')}`)
    }),
  ].join('')
}

/** Rules for a light: the device's, unless the member chose the other; or the member's choice. */
function underScheme(root: string, scheme: SkinScheme, declarations: string): string {
  const other = scheme === 'dark' ? 'light' : 'dark'
  // Dark is home: it is also for a device that says nothing.
  const media = scheme === 'light' ? '(prefers-color-scheme:light)' : 'not (prefers-color-scheme:light)'
  return `@media ${media}{${root}:not([data-scheme=${other}]){${declarations}}}${root}[data-scheme=${scheme}]{${declarations}}`
}

function rolesOf(tokens: SkinTokens): string {
  return SKIN_ROLES.flatMap((role) => (tokens[role] === undefined ? [] : [`--${role}:${tokens[role]};`])).join('')
}

/** @param scheme null = the declaration for a picture that serves both lights */
function declarationOf(
  slot: SkinArtSlot,
  picture: Readonly<Record<SkinScheme, string>> | undefined,
  scheme: SkinScheme | null,
): string[] {
  if (picture === undefined) return []
  const isOne = picture.dark === picture.light
  if (isOne !== (scheme === null)) return []
  const own = ICON_SLOTS.includes(slot) ? putAway(slot) : slot === 'login' ? '--skin-login-on:100%;' : ''
  return [`--skin-${slot}:url(${picture[scheme ?? 'dark']});${own}`]
}

/** The product's icons of a slot make room for the skin's. */
function putAway(slot: SkinArtSlot): string {
  return `--skin-${slot}-on:block;--skin-${slot}-own:none;`
}

function motionOf({ figures, fall }: SheetSkin['motion']): { frames: string; variables: string } {
  const figure = FIGURES[figures]
  const seconds = FALL_SEC[fall]
  return {
    frames: [
      figure === null ? '' : `@keyframes skin-figure{${figure.frames}}`,
      seconds === null ? '' : `@keyframes skin-fall{to{translate:0 ${FALL_TILE}px}}`,
    ].join(''),
    variables: [
      figure === null ? '' : `--skin-figure:skin-figure ${figure.timing};`,
      seconds === null ? '' : `--skin-falls:skin-fall ${seconds}s linear infinite;`,
    ].join(''),
  }
}

/** Pictures of a published skin by the path they are served at, with their SRI. */
export function picturesOf({ art }: Pick<PublishedSkin, 'art'>): Record<string, string> {
  const all = SKIN_ART_SLOTS.flatMap((slot) => (art[slot] === undefined ? [] : [art[slot].dark, art[slot].light]))
  return Object.fromEntries(all.map(({ file, integrity }) => [`${SKIN_ART_BASE}${file}`, integrity]))
}
