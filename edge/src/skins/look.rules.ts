/**
 * Which look a visitor gets (decision "the release service before the site"): a preview link of their own, else what the release service shows, else the skin of pre-info, else none. Pure.
 */
import { PLAIN } from '@lantern/contract/skin'
import {
  type PublishedSkin,
  type SkinPreview,
  type SkinsDocument,
  showingAt,
  skinKey,
} from '@lantern/contract/skins-document'
import type { SiteSkin } from './site-skin.ts'

export type LookInput = {
  document: SkinsDocument | undefined
  site: SiteSkin | null
  preview: SkinPreview | null
  nowMs: number
  /** The visitor's place for a skin, 0 to 1. */
  placeOf: (code: string) => number
}
export type ChosenLook =
  | { kind: 'preview' | 'desk'; skin: PublishedSkin; until: number | null }
  | { kind: 'site'; skin: SiteSkin['skin']; until: number | null }

/** @returns null = the plain look */
export function chooseLook({ document, site, preview, nowMs, placeOf }: LookInput): ChosenLook | null {
  const held = preview !== null && nowMs < preview.until ? document?.skins[skinKey(preview)] : undefined
  if (held !== undefined) return { kind: 'preview', skin: held, until: preview?.until ?? null }
  const showing = showingAt(document?.showings ?? [], nowMs, placeOf)
  if (showing?.code === PLAIN) return null
  const shown = showing === null ? undefined : document?.skins[skinKey(showing)]
  if (shown !== undefined) return { kind: 'desk', skin: shown, until: showing?.endAt ?? null }
  return siteLook(document, site, nowMs)
}

/** A code that the release service has published is worn as the release service has it: checked, with its pictures; pre-info then says only when. */
function siteLook(document: SkinsDocument | undefined, site: SiteSkin | null, nowMs: number): ChosenLook | null {
  if (site === null || isOutOfTime(site, nowMs)) return null
  const { skin, endAt } = site
  const hasPictures = Object.keys(skin.art).length > 0 || skin.tabIcons !== undefined
  const ours = hasPictures ? undefined : Object.values(document?.skins ?? {}).find(({ code }) => code === skin.code)
  return ours === undefined ? { kind: 'site', skin, until: endAt } : { kind: 'desk', skin: ours, until: endAt }
}

function isOutOfTime({ startAt, endAt }: SiteSkin, nowMs: number): boolean {
  return (startAt !== null && nowMs < startAt) || (endAt !== null && endAt <= nowMs)
}
