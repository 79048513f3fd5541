/** Draws a picture on a canvas: a small grey copy for its hints, or a JPEG without metadata. */
import { grayOf, hintsOf, type PhotoHint } from './quality.rules.ts'

export type Picture = { readonly source: CanvasImageSource; readonly width: number; readonly height: number }

const SAMPLE_PX = 320
const QUALITY = 0.86

/** @param isFace a face has no corners that could be cut off */
export function hintsIn(picture: Picture, isFace: boolean): PhotoHint[] {
  const { canvas, pen } = drawn(picture, SAMPLE_PX)
  const { width, height } = canvas
  const hints = hintsOf(grayOf(width, height, pen.getImageData(0, 0, width, height).data))
  return isFace ? hints.filter((hint) => hint !== 'corners') : hints
}

/** @param side the longer one at most, px @throws when the browser cannot draw it */
export function pictureOf(picture: Picture, side: number): Promise<Blob> {
  const { canvas } = drawn(picture, side)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('broken'))), 'image/jpeg', QUALITY)
  })
}

function drawn({ source, width, height }: Picture, side: number) {
  const scale = Math.min(1, side / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('broken')
  // JPEG has no transparency.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(source, 0, 0, canvas.width, canvas.height)
  return { canvas, pen }
}
