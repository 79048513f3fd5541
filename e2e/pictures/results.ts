/** Where a run leaves its pictures for `npm run proof -- pictures`: `<slug>/<form>.<kind>.png`. */
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from './compare.ts'

export const RESULTS: string = join(import.meta.dirname, '../test-results/pictures')

/** `screen` is the whole screen in its size, for a reader. */
type Kind = 'actual' | 'expected' | 'difference' | 'screen'
const COLUMNS: readonly Kind[] = ['expected', 'actual', 'difference']
const GAP = 8
/** Small pictures are shown twice as large. */
const ZOOM = 2

export async function keep(slug: string, cell: string, kind: Kind, picture: Picture | Buffer): Promise<void> {
  const file = fileOf(slug, cell, kind)
  await mkdir(dirname(file), { recursive: true })
  if (Buffer.isBuffer(picture)) return writeFile(file, picture)
  const { data, width, height } = picture
  const image = sharp(data, { raw: { width, height, channels: 4 } })
  await image.removeAlpha().png().toFile(file)
}

/** @returns files of one kind by page and form */
export function keptPictures(kind: Kind): Map<string, Map<string, string>> {
  const end = `.${kind}.png`
  const files = existsSync(RESULTS) ? readdirSync(RESULTS, { recursive: true, encoding: 'utf8' }) : []
  const kept = new Map<string, Map<string, string>>()
  for (const file of files.filter((name) => name.endsWith(end)).sort()) {
    const slug = dirname(file)
    const cells = kept.get(slug) ?? new Map()
    kept.set(slug, cells.set(file.slice(slug.length + 1, -end.length), join(RESULTS, file)))
  }
  return kept
}

/** Writes one picture of a page's differences: expected, actual and different pixels, a row for each form. */
export async function differenceSheet(slug: string, cells: readonly string[], target: string): Promise<void> {
  const rows = await Promise.all(cells.map((cell) => rowOf(slug, cell)))
  let top = 0
  const parts = rows.flatMap((row) => {
    const placed = row.map(({ input, width }, column) => ({ input, left: column * (width + GAP), top }))
    top += Math.max(...row.map(({ height }) => height)) + GAP
    return placed
  })
  const width = Math.max(...rows.flatMap((row) => row.map((one, column) => column * (one.width + GAP) + one.width)))
  await sharp({ create: { width, height: top - GAP, channels: 3, background: '#808080' } })
    .composite(parts)
    .png()
    .toFile(target)
}

async function rowOf(slug: string, cell: string): Promise<{ input: Buffer; width: number; height: number }[]> {
  const files = COLUMNS.map((kind) => fileOf(slug, cell, kind)).filter((file) => existsSync(file))
  return Promise.all(
    files.map(async (file) => {
      const { width, height } = await sharp(file).metadata()
      const size = { width: width * ZOOM, height: height * ZOOM }
      return {
        input: await sharp(file)
          .resize({ ...size, kernel: 'nearest' })
          .png()
          .toBuffer(),
        ...size,
      }
    }),
  )
}

function fileOf(slug: string, cell: string, kind: Kind): string {
  return join(RESULTS, slug, `${cell}.${kind}.png`)
}
