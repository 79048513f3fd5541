/** The skin of pre-info (spec 3, `siteFestivalSkin`) with everything dropped that is no colour, not readable or not on our origin. */
import {
  type FestivalSkin,
  festivalSkinSchema,
  SKIN_CODE,
  SKIN_ROLES,
  type SkinScheme,
  type SkinTokens,
  skinColourSchema,
} from '@lantern/contract/skin'
import type { SheetSkin } from '@lantern/contract/skin-sheet'
import { readableTokens } from '@lantern/service'
import * as v from 'valibot'

export type SiteSkin = { startAt: number | null; endAt: number | null; skin: SheetSkin }

/** A picture on our origin: a path without characters that end `url()`. */
const PICTURE = /^\/(?!\/)[\w./-]{1,200}\.(?:svg|webp|avif|png|jpe?g)$/
const TAB_ICONS = 5

/** Cached per pre-info: checking the contrast of all pairs takes 2 ms, and every page and pulse needs it. */
const known = new WeakMap<object, SiteSkin | null>()

/** @returns null when pre-info names no skin, or none of a known form */
export function siteSkinOf(preInfo: unknown): SiteSkin | null {
  if (typeof preInfo !== 'object' || preInfo === null) return null
  const found = known.get(preInfo)
  if (found !== undefined) return found
  const skin = readSkin(preInfo)
  known.set(preInfo, skin)
  return skin
}

function readSkin(preInfo: object): SiteSkin | null {
  const parsed = v.safeParse(festivalSkinSchema, (preInfo as { siteFestivalSkin?: unknown }).siteFestivalSkin)
  if (!parsed.success || !SKIN_CODE.test(parsed.output.code)) return null
  const { code, startAt, endAt } = parsed.output
  const tokens = { dark: tokensOf(parsed.output, 'dark'), light: tokensOf(parsed.output, 'light') }
  return {
    startAt,
    endAt,
    skin: { code, tokens, ...picturesOf(parsed.output), motion: { figures: 'breathe', fall: 'still' } },
  }
}

function tokensOf(skin: FestivalSkin, scheme: SkinScheme): SkinTokens {
  const told = { ...skin.tokens, ...skin[scheme] }
  const colours = SKIN_ROLES.flatMap((role) =>
    v.is(skinColourSchema, told[role]) ? [[role, told[role]] as const] : [],
  )
  return readableTokens(Object.fromEntries(colours), scheme)
}

function picturesOf({ images }: FestivalSkin): Pick<SheetSkin, 'art' | 'tabIcons'> {
  const { headerBg, homeBanner, loading, dockFrame, tabIcons = [] } = images
  const named = { header: headerBg, hero: homeBanner, loading, dock: dockFrame }
  const art = Object.entries(named).flatMap(([slot, url]) =>
    url !== undefined && PICTURE.test(url) ? [[slot, { dark: url, light: url }]] : [],
  )
  // A skin must replace all tab icons or none: a mix would look like a fault.
  const isSet = tabIcons.length === TAB_ICONS && tabIcons.every((url) => PICTURE.test(url))
  return { art: Object.fromEntries(art), ...(isSet ? { tabIcons } : {}) }
}
