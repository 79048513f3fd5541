/** Compares two small pictures of a page as a reviewer would: moved, missing and recoloured parts count, the rasterisation of text does not. */
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Colours by row, four bytes (RGBA) each. */
export type Picture = { readonly data: Uint8Array; readonly width: number; readonly height: number }

export type Difference = {
  /** Which pass found it. */
  readonly kind: 'parts' | 'colours'
  /** Differing pixels in the window with the most of them. */
  readonly pixels: number
  /** The expected picture in grey, differing pixels in red. */
  readonly drawn: Picture
}

type Pass = {
  readonly kind: Difference['kind']
  /** The pictures are scaled down by it first. */
  readonly shrink: number
  /** Largest distance of equal colours in OKLab; black to white is 1. */
  readonly threshold: number
  /** Side of the window in which differing pixels are counted: the fault of a page is in one place, noise is everywhere. */
  readonly window: number
  /** Differing pixels in a window that are still noise. */
  readonly allowed: number
}

const PASSES: readonly Pass[] = [
  // A line of text that moved by one pixel of the screen, or is drawn by another rasteriser, changes its pixels a little.
  { kind: 'parts', shrink: 1, threshold: 0.16, window: 12, allowed: 14 },
  // Text is a flat tint at this size, so that a slight change of a surface is seen.
  { kind: 'colours', shrink: 6, threshold: 0.04, window: 4, allowed: 3 },
]

/** @returns the first difference that a reviewer has to see; null for the same look */
export async function differenceOf(expected: Picture, actual: Picture): Promise<Difference | null> {
  for (const { kind, shrink, threshold, window, allowed } of PASSES) {
    const [before, after] = await Promise.all([shrunk(expected, shrink), shrunk(actual, shrink)])
    const { width, height } = before
    const drawn = { data: new Uint8Array(before.data.length), width, height }
    const options = { threshold, windowSize: window, includeAA: true }
    const pixels = pixelmatch(before.data, after.data, drawn.data, width, height, options)
    if (pixels > allowed) return { kind, pixels, drawn }
  }
  return null
}

async function shrunk({ data, width, height }: Picture, factor: number): Promise<Picture> {
  if (factor === 1) return { data, width, height }
  const size = { width: Math.round(width / factor), height: Math.round(height / factor) }
  const raw = sharp(data, { raw: { width, height, channels: 4 } }).resize({ ...size, fit: 'fill', kernel: 'linear' })
  return { data: await raw.raw().toBuffer(), ...size }
}
