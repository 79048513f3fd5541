/** Requirements for a skin before it enters the registry. Each refusal says what is wrong and how to fix it. Pure. */
import { createHash } from 'node:crypto'
import {
  SKIN_ART_SLOTS,
  SKIN_SCHEMES,
  type Skin,
  type SkinArtSlot,
  skinFileSchema,
  skinSchema,
} from '@lantern/contract/skin'
import type { PublishedSkin, SkinPicture } from '@lantern/contract/skins-document'
import { contrastOf, type PairRatio } from '@lantern/service'
import * as v from 'valibot'
import { integrityOf } from '../gate/candidate/hash.rules.ts'
import type { Refusal } from '../texts/refusal.rules.ts'
import { kb, pictureRefusals } from './picture-gate.ts'

export const SKIN_FILE = 'skin.json'
/** Size limit of all pictures, bytes. */
export const SKIN_LIMIT = 120 * 1024
/** Size limit of the pictures in the home page's first paint, in one scheme, bytes. */
const FIRST_LIMIT = 56 * 1024
const FIRST_SLOTS: readonly SkinArtSlot[] = ['header', 'tabs', 'categories', 'hero', 'frame', 'fall']
const JSON_LIMIT = 16 * 1024

export type SkinReport = {
  /** Bytes in total and by file. */
  bytes: number
  /** Bytes for the first paint, in the heavier scheme. */
  firstBytes: number
  pictures: Readonly<Record<string, number>>
  contrast: readonly PairRatio[]
}
export type SkinAnswer =
  | { kind: 'passed'; skin: PublishedSkin; report: SkinReport; pictures: ReadonlyMap<string, Buffer> }
  | { kind: 'refused'; refusals: Refusal[] }

/** @param files of the folder by name, including `skin.json` */
export function checkSkin(files: ReadonlyMap<string, Buffer>): SkinAnswer {
  const read = readSkin(files.get(SKIN_FILE))
  if ('refusals' in read) return { kind: 'refused', refusals: read.refusals }
  const { skin } = read
  const named = namedPictures(skin)
  const contrast = SKIN_SCHEMES.flatMap((scheme) => contrastOf(skin.tokens[scheme], scheme))
  const sizes = Object.fromEntries([...named].map((name) => [name, files.get(name)?.length ?? 0]))
  const bytes = sum(Object.values(sizes))
  const firstBytes = Math.max(
    ...SKIN_SCHEMES.map((scheme) => sum(firstOf(skin, scheme).map((name) => sizes[name] ?? 0))),
  )
  const refusals = [
    ...strayRefusals(files, named),
    ...[...named].flatMap((name) => {
      const content = files.get(name)
      return content === undefined ? [missing(name)] : pictureRefusals(name, content)
    }),
    ...sizeRefusals(bytes, firstBytes),
    ...contrast.filter(({ passes }) => !passes).map(contrastRefusal),
  ]
  if (refusals.length > 0) return { kind: 'refused', refusals }
  const pictures = new Map(
    [...named].map((name) => [artFileOf(name, files.get(name) ?? Buffer.alloc(0)), files.get(name) ?? Buffer.alloc(0)]),
  )
  return {
    kind: 'passed',
    skin: publishedOf(skin, files),
    report: { bytes, firstBytes, pictures: sizes, contrast },
    pictures,
  }
}

function readSkin(content: Buffer | undefined): { skin: Skin } | { refusals: Refusal[] } {
  const refuse = (what: string, fix: string) => ({ refusals: [{ rule: 'form', what, fix }] })
  if (content === undefined) return refuse(`${SKIN_FILE} is missing.`, 'Name the folder of a skin: skins/<code>.')
  if (content.length > JSON_LIMIT)
    return refuse(
      `${SKIN_FILE} has ${kb(content.length)} kB.`,
      `It may have ${kb(JSON_LIMIT)} kB: pictures are files beside it.`,
    )
  let json: unknown
  try {
    json = JSON.parse(content.toString('utf8'))
  } catch (error) {
    return refuse(`${SKIN_FILE} is not JSON: ${(error as Error).message}.`, 'Fix the position that the message names.')
  }
  const parsed = v.safeParse(skinSchema, json)
  if (parsed.success) return { skin: parsed.output }
  return {
    refusals: parsed.issues.slice(0, 8).map((issue) => ({
      rule: 'form',
      what: `${SKIN_FILE}: ${v.getDotPath(issue) ?? 'the whole'} is wrong: ${issue.message}.`,
      fix: 'See skins/README.md for the allowed fields; anything else is refused.',
    })),
  }
}

function namedPictures(skin: Skin): Set<string> {
  return new Set(SKIN_ART_SLOTS.flatMap((slot) => Object.values(sidesOf(skin, slot) ?? {})))
}

function sidesOf(skin: Skin, slot: SkinArtSlot): { dark: string; light: string } | undefined {
  const art = skin.art[slot]
  return typeof art === 'string' ? { dark: art, light: art } : art
}

function firstOf(skin: Skin, scheme: (typeof SKIN_SCHEMES)[number]): string[] {
  return [...new Set(FIRST_SLOTS.flatMap((slot) => sidesOf(skin, slot)?.[scheme] ?? []))]
}

/** Unreferenced files would be published without ever being shown. */
function strayRefusals(files: ReadonlyMap<string, Buffer>, named: ReadonlySet<string>): Refusal[] {
  return [...files.keys()]
    .filter((name) => name !== SKIN_FILE && !named.has(name))
    .map((name) => ({
      rule: 'form',
      what: v.is(skinFileSchema, name)
        ? `${name} lies in the folder and ${SKIN_FILE} does not name it.`
        : `${name} is no picture that a skin may have.`,
      fix: 'Remove it from the folder, or name it under "art". A skin contains skin.json and svg, webp or avif files only.',
    }))
}

function sizeRefusals(bytes: number, firstBytes: number): Refusal[] {
  const fix = 'Draw with fewer points, leave slots out, or use one picture for both lights.'
  return [
    ...(bytes > SKIN_LIMIT
      ? [{ rule: 'size', what: `The pictures have ${kb(bytes)} kB together; a skin may have ${kb(SKIN_LIMIT)}.`, fix }]
      : []),
    ...(firstBytes > FIRST_LIMIT
      ? [
          {
            rule: 'size',
            what: `The home page would need ${kb(firstBytes)} kB of pictures at once; it may have ${kb(FIRST_LIMIT)}.`,
            fix,
          },
        ]
      : []),
  ]
}

function missing(name: string): Refusal {
  return {
    rule: 'form',
    what: `${SKIN_FILE} names ${name}, which is not in the folder.`,
    fix: 'Add the file, or remove the name from "art".',
  }
}

function contrastRefusal({ scheme, ink, on, ratio, least }: PairRatio): Refusal {
  return {
    rule: 'contrast',
    what: `${ink} on ${on.join(' under ')} has ${ratio.toFixed(2)} to 1 in the ${scheme} scheme; it needs ${least}.`,
    fix: `Move the lightness of ${ink} away from that of ${on.join(' or ')} under tokens.${scheme}, or omit the role: the product's own colour is used then.`,
  }
}

function artFileOf(name: string, content: Buffer): string {
  return `${createHash('sha256').update(content).digest('hex').slice(0, 32)}${name.slice(name.lastIndexOf('.'))}`
}

function publishedOf({ code, name, tokens, motion, ...skin }: Skin, files: ReadonlyMap<string, Buffer>): PublishedSkin {
  const pictureOf = (file: string): SkinPicture => {
    const content = files.get(file) ?? Buffer.alloc(0)
    return { file: artFileOf(file, content), integrity: integrityOf(content) }
  }
  const art = Object.fromEntries(
    SKIN_ART_SLOTS.flatMap((slot) => {
      const sides = sidesOf({ code, name, tokens, motion, ...skin }, slot)
      return sides === undefined ? [] : [[slot, { dark: pictureOf(sides.dark), light: pictureOf(sides.light) }]]
    }),
  )
  const content = { code, name, tokens, motion, art }
  // Pictures are included by hash: equal versions have equal bytes.
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
  return { version, ...content }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
