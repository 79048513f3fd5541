/** The active skin of one visitor: chosen, complete, and rendered into style text once. */
import { createHash } from 'node:crypto'
import type { ActiveSkin, FullActiveSkin } from '@lantern/contract/active-skin'
import { picturesOf, type SheetSkin, sheetSkinOf, skinSheet } from '@lantern/contract/skin-sheet'
import { COOKIE } from '@lantern/contract/storage-keys'
import { cookieOf } from '../request/address.ts'
import { bucketOf } from '../visitor/buckets.ts'
import { type ChosenSkin, chooseSkin } from './choose-skin.rules.ts'
import { previewOf } from './preview-link.ts'
import { siteSkinOf } from './site-skin.ts'
import type { SkinArt } from './skin-art.ts'
import type { SkinsSource } from './skins-source.ts'

/** One salt per skin: all its versions share the split of visitors. */
const SALT = 'skin'
const MAX_SHEETS = 50
const FIRST_SLOTS = [
  { slot: 'header', isShape: false },
  { slot: 'tabs', isShape: true },
] as const

/** The active skin as the edge inlines it, with the pictures that the first paint needs. */
export type InlinedSkin = FullActiveSkin & {
  /** Pictures of the header and the tab bar, preloaded by the page; masks (`isShape`) are fetched in CORS mode. */
  first: readonly { path: string; isShape: boolean }[]
  /** `--surface-0` of both schemes where the skin sets it: the colour of the browser's bars. */
  rooms: { dark?: string; light?: string }
}

/** `visitor`: '' = unknown. */
type Who = { cookies: string | undefined; visitor: string }

export type ActiveSkins = {
  /** @param preInfo of the upstream, not validated */
  activeSkinOf(preInfo: unknown, who: Who): Promise<InlinedSkin | null>
}

export type ActiveSkinsOptions = {
  skins: SkinsSource
  art: SkinArt
  /** Time of the upstream, by which skins start and end; epoch ms. */
  now: () => number
}

export function createActiveSkins({ skins, art, now }: ActiveSkinsOptions): ActiveSkins {
  const sheets = new Map<string, string>()

  function sheetOf(key: string, skin: SheetSkin): string {
    const known = sheets.get(key)
    if (known !== undefined) return known
    if (sheets.size >= MAX_SHEETS) sheets.clear()
    const made = skinSheet(skin)
    sheets.set(key, made)
    return made
  }

  function inlined(chosen: ChosenSkin): InlinedSkin {
    const { kind, until } = chosen
    const skin = kind === 'site' ? chosen.skin : sheetSkinOf(chosen.skin)
    const key = kind === 'site' ? `site-${hashOf(skin)}` : `${kind}-${chosen.skin.version}`
    return {
      skin: skin.code,
      key,
      until,
      sheet: sheetOf(key, skin),
      pictures: kind === 'site' ? {} : picturesOf(chosen.skin),
      first: FIRST_SLOTS.flatMap(({ slot, isShape }) => {
        const side = skin.art[slot]
        return side !== undefined && side.dark === side.light ? [{ path: side.dark, isShape }] : []
      }),
      rooms: { dark: skin.tokens.dark['surface-0'], light: skin.tokens.light['surface-0'] },
      ...(kind === 'preview' ? { preview: chosen.skin.name } : {}),
    }
  }

  return {
    async activeSkinOf(preInfo, { cookies, visitor }) {
      const nowMs = now()
      const chosen = chooseSkin({
        document: skins.current()?.document,
        site: siteSkinOf(preInfo),
        // The release service signed the link by its own clock, not by the upstream's.
        preview: previewOf(cookieOf(cookies, COOKIE.skinPreview) ?? undefined, skins.publicKey(), Date.now()),
        nowMs,
        // An unknown visitor is in no share.
        bucketOf: (code) => (visitor === '' ? 1 : bucketOf(SALT, `skin-${code}`, visitor)),
      })
      if (chosen === null) return null
      return chosen.kind === 'site' || (await art.isWhole(chosen.skin)) ? inlined(chosen) : null
    },
  }
}

/** The part that a page needs beside its inlined style, until the skin changes. */
export function bootSkinOf({ skin, key, until, preview, pictures, first }: InlinedSkin): ActiveSkin {
  const told = Object.fromEntries(
    first.flatMap(({ path }) => (pictures[path] === undefined ? [] : [[path, pictures[path]]])),
  )
  return { skin, key, until, pictures: told, ...(preview === undefined ? {} : { preview }) }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
}
