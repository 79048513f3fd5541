/** The accepted pictures of a page: one WebP with its twelve forms, a row for each language and scheme. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from './compare.ts'
import { cellName, FORMS, type Form, WIDTHS, type Width } from './forms.ts'

const ACCEPTED = join(import.meta.dirname, 'accepted')
const GAP = 8
/** The first width is the highest. */
const ROW = WIDTHS[0].small.height + GAP
const QUALITY = 80

/** @param slug name of the page's pictures (routes.ts) */
export function sheetFile(slug: string): string {
  return join(ACCEPTED, `${slug}.webp`)
}

/** @returns the names of all pages that have accepted pictures */
export function acceptedSheets(): string[] {
  const files = existsSync(ACCEPTED) ? readdirSync(ACCEPTED, { recursive: true, encoding: 'utf8' }) : []
  return files.filter((file) => file.endsWith('.webp')).map((file) => file.slice(0, -'.webp'.length))
}

/** @returns the accepted picture of one form; null for a page without any */
export async function acceptedPicture(slug: string, form: Form, width: Width): Promise<Picture | null> {
  if (!existsSync(sheetFile(slug))) return null
  const { data, info } = await sharp(sheetFile(slug))
    .extract({ ...cornerOf(form, width), ...width.small })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** @param cells file of each form by its name */
export async function sheetOf(cells: ReadonlyMap<string, string>): Promise<Buffer> {
  const placed = FORMS.flatMap((form) =>
    WIDTHS.map((width) => ({ form, width, file: cells.get(cellName(form, width)) })),
  )
  const parts = await Promise.all(
    placed.flatMap(({ form, width, file }) =>
      file === undefined ? [] : [extended(file).then((input) => ({ input, ...cornerOf(form, width) }))],
    ),
  )
  const size = { width: lefts().at(-1) ?? 0, height: FORMS.length * ROW - GAP }
  return sharp({ create: { ...size, channels: 3, background: '#808080' } })
    .composite(parts)
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toBuffer()
}

/** Half of the gap has the colours of the picture's edge: WebP mixes them with what is beside them. */
function extended(file: string): Promise<Buffer> {
  return sharp(file)
    .extend({ right: GAP / 2, bottom: GAP / 2, extendWith: 'copy' })
    .png()
    .toBuffer()
}

function cornerOf(form: Form, width: Width): { left: number; top: number } {
  return { left: lefts()[WIDTHS.indexOf(width)] ?? 0, top: FORMS.indexOf(form) * ROW }
}

/** Left edge of each width, then the width of the sheet. */
function lefts(): number[] {
  let next = 0
  const all = WIDTHS.map(({ small }) => {
    const left = next
    next += small.width + GAP
    return left
  })
  return [...all, next - GAP]
}
