/**
 * The skin of one visitor: a preview link of their own, else the one that the release service shows, else the one of pre-info, else none (decision 0028). Pure.
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

export type SkinChoice = {
  document: SkinsDocument | undefined
  site: SiteSkin | null
  /** One that has not expired. */
  preview: SkinPreview | null
  nowMs: number
  /** The visitor's bucket for a skin, 0 to 1. */
  bucketOf: (code: string) => number
}
export type ChosenSkin =
  | { kind: 'preview' | 'desk'; skin: PublishedSkin; until: number | null }
  | { kind: 'site'; skin: SiteSkin['skin']; until: number | null }

/** @returns null = the plain skin */
export function chooseSkin({ document, site, preview, nowMs, bucketOf }: SkinChoice): ChosenSkin | null {
  const held = preview === null ? undefined : document?.skins[skinKey(preview)]
  if (held !== undefined) return { kind: 'preview', skin: held, until: preview?.until ?? null }
  const showing = showingAt(document?.showings ?? [], nowMs, bucketOf)
  if (showing?.code === PLAIN) return null
  const shown = showing === null ? undefined : document?.skins[skinKey(showing)]
  if (shown !== undefined) return { kind: 'desk', skin: shown, until: showing?.endAt ?? null }
  return skinOfSite(document, site, nowMs)
}

/** A code that the release service has published is used in that form, checked and with its pictures; pre-info then sets the time only. */
function skinOfSite(document: SkinsDocument | undefined, site: SiteSkin | null, nowMs: number): ChosenSkin | null {
  if (site === null || isOutOfTime(site, nowMs)) return null
  const { skin, endAt } = site
  const hasPictures = Object.keys(skin.art).length > 0 || skin.tabIcons !== undefined
  const ours = hasPictures ? undefined : Object.values(document?.skins ?? {}).find(({ code }) => code === skin.code)
  return ours === undefined ? { kind: 'site', skin, until: endAt } : { kind: 'desk', skin: ours, until: endAt }
}

function isOutOfTime({ startAt, endAt }: SiteSkin, nowMs: number): boolean {
  return (startAt !== null && nowMs < startAt) || (endAt !== null && endAt <= nowMs)
}
