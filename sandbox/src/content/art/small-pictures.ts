/** Small pictures of covers for lists: WebP, which a browser decodes beside the page. It builds a document for each SVG, on the page's own thread. */

/** Pixels of a picture: 240 by 320 for a portrait, twice its size in a lobby of three columns. */
const PIXELS = 76_800
/** Served bytes (ART-3). */
const MOST_BYTES = 6_000
/** The first that is small enough is taken. */
const QUALITIES = [50, 40, 30, 20] as const

/** Changes when the same SVG gives another picture. */
export const SMALL_PICTURES = JSON.stringify([PIXELS, MOST_BYTES, QUALITIES])

/** @param svg with a view box, which gives the shape */
export async function smallPicture(svg: string): Promise<Buffer> {
  // Loaded by the first request for a picture, because the library takes longer to load than the rest of the sandbox.
  const { default: sharp } = await import('sharp')
  const source = Buffer.from(svg.replace('<svg ', `<svg ${sizeOf(svg)} `))
  let picture: Buffer = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    picture = await sharp(source).webp({ quality }).toBuffer()
    if (picture.length <= MOST_BYTES) break
  }
  return picture
}

function sizeOf(svg: string): string {
  const [, width = 1, height = 1] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)?.map(Number) ?? []
  const scale = Math.sqrt(PIXELS / (width * height))
  return `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`
}
