/** Makes a picture ready to send: its real type and size are checked, and it is drawn again, which drops the camera's metadata. */
import { KYC_FILE_BYTES } from '@lantern/contract/kyc'
import { readPictureHead } from '@lantern/contract/picture-head'
import { grayOf, hintsOf, type PhotoHint } from './quality.rules.ts'

/** Why a file is refused before anything of it is sent. */
export type PhotoProblem = 'type' | 'size' | 'pixels' | 'broken'
export type Photo = { readonly blob: Blob; readonly name: string; readonly hints: readonly PhotoHint[] }

const MOST_BYTES = 20 * 1024 * 1024
const MOST_PIXELS = 50_000_000
/** Enough for the frame header of a photo with its thumbnail. */
const HEAD_BYTES = 1_000_000
const SIDES_PX = [2_000, 1_400, 900]
const SAMPLE_PX = 320

/** @throws PhotoProblem as the error's message */
export async function preparePhoto(file: File): Promise<Photo> {
  if (file.size > MOST_BYTES) throw new Error('size' satisfies PhotoProblem)
  const head = readPictureHead(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  if (head === null) throw new Error('type' satisfies PhotoProblem)
  // Before decoding: few bytes can hold any number of pixels.
  if (head.width * head.height > MOST_PIXELS) throw new Error('pixels' satisfies PhotoProblem)
  const image = await createImageBitmap(file).catch(() => {
    throw new Error('broken' satisfies PhotoProblem)
  })
  try {
    for (const side of SIDES_PX) {
      const blob = await encoded(drawn(image, side).canvas)
      if (blob.size <= KYC_FILE_BYTES) return { blob, name: file.name, hints: hintsIn(image) }
    }
  } finally {
    image.close()
  }
  throw new Error('size' satisfies PhotoProblem)
}

function hintsIn(image: ImageBitmap): PhotoHint[] {
  const { canvas, pen } = drawn(image, SAMPLE_PX)
  const { width, height } = canvas
  return hintsOf(grayOf(width, height, pen.getImageData(0, 0, width, height).data))
}

function drawn(image: ImageBitmap, side: number) {
  const scale = Math.min(1, side / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('broken' satisfies PhotoProblem)
  // JPEG has no transparency.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  return { canvas, pen }
}

function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('broken' satisfies PhotoProblem))),
      'image/jpeg',
      0.86,
    )
  })
}
