/** What a photo of a document lacks, measured on a small grey copy on the device. Hints, not refusals. Pure. */

export type Gray = { readonly width: number; readonly height: number; readonly pixels: Uint8Array }
export type PhotoHint = 'blur' | 'glare' | 'corners'

/** Below this variance of edges a picture of 320 px is blurred. */
const SHARP = 60
/** Share of pixels that are white beyond measure. */
const GLARE_SHARE = 0.12
const CLIPPED = 253
/** Width of the frame in which no edge of the document should lie. */
const MARGIN = 0.06

export function hintsOf(gray: Gray): PhotoHint[] {
  const hints: PhotoHint[] = []
  if (sharpnessOf(gray) < SHARP) hints.push('blur')
  if (clippedShare(gray) > GLARE_SHARE) hints.push('glare')
  if (touchesFrame(gray)) hints.push('corners')
  return hints
}

/** Variance of the Laplacian. */
export function sharpnessOf({ width, height, pixels }: Gray): number {
  let [sum, squares, count] = [0, 0, 0]
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const edge =
        4 * (pixels[at] ?? 0) -
        (pixels[at - 1] ?? 0) -
        (pixels[at + 1] ?? 0) -
        (pixels[at - width] ?? 0) -
        (pixels[at + width] ?? 0)
      sum += edge
      squares += edge * edge
      count += 1
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}

function clippedShare({ pixels }: Gray): number {
  return pixels.reduce((count, pixel) => count + (pixel >= CLIPPED ? 1 : 0), 0) / Math.max(1, pixels.length)
}

/** Whether the picture is as busy at its frame as inside: then the document is cut off. */
function touchesFrame({ width, height, pixels }: Gray): boolean {
  const margin = Math.max(2, Math.round(Math.min(width, height) * MARGIN))
  const [frame, inside] = [
    { sum: 0, count: 0 },
    { sum: 0, count: 0 },
  ]
  for (let y = 0; y < height - 1; y += 1)
    for (let x = 0; x < width - 1; x += 1) {
      const at = y * width + x
      const slope =
        Math.abs((pixels[at] ?? 0) - (pixels[at + 1] ?? 0)) + Math.abs((pixels[at] ?? 0) - (pixels[at + width] ?? 0))
      const isFrame = x < margin || y < margin || x >= width - margin || y >= height - margin
      const part = isFrame ? frame : inside
      part.sum += slope
      part.count += 1
    }
  const mean = ({ sum, count }: { sum: number; count: number }) => (count === 0 ? 0 : sum / count)
  return mean(inside) > 0 && mean(frame) > mean(inside) * 0.8
}

/** From the four bytes of each pixel of a canvas. */
export function grayOf(width: number, height: number, rgba: Uint8ClampedArray): Gray {
  const pixels = new Uint8Array(width * height)
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = ((rgba[4 * at] ?? 0) * 77 + (rgba[4 * at + 1] ?? 0) * 150 + (rgba[4 * at + 2] ?? 0) * 29) >> 8
  return { width, height, pixels }
}
