/** Makes a picture ready to send: its real type and size are checked, and it is drawn again, which drops the camera's metadata. */
import { KYC_FILE_BYTES } from '@lantern/contract/kyc'
import { readPictureHead } from '@lantern/contract/picture-head'
import { hintsIn, pictureOf } from './draw-photo.ts'
import type { PhotoHint } from './quality.rules.ts'

/** Why a file is refused before anything of it is sent. */
export type PhotoProblem = 'type' | 'size' | 'pixels' | 'broken'
export type Photo = { readonly blob: Blob; readonly name: string; readonly hints: readonly PhotoHint[] }

const MOST_BYTES = 20 * 1024 * 1024
const MOST_PIXELS = 50_000_000
/** Enough for the frame header of a photo with its thumbnail. */
const HEAD_BYTES = 1_000_000
const SIDES_PX = [2_000, 1_400, 900]

/** @param isFace it shows a face, not a document @throws PhotoProblem as the error's message */
export async function preparePhoto(file: File, isFace: boolean): Promise<Photo> {
  if (file.size > MOST_BYTES) throw new Error('size' satisfies PhotoProblem)
  const head = readPictureHead(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  if (head === null) throw new Error('type' satisfies PhotoProblem)
  // Before decoding: few bytes can hold any number of pixels.
  if (head.width * head.height > MOST_PIXELS) throw new Error('pixels' satisfies PhotoProblem)
  const image = await createImageBitmap(file).catch(() => {
    throw new Error('broken' satisfies PhotoProblem)
  })
  const picture = { source: image, width: image.width, height: image.height }
  try {
    for (const side of SIDES_PX) {
      const blob = await pictureOf(picture, side)
      if (blob.size <= KYC_FILE_BYTES) return { blob, name: file.name, hints: hintsIn(picture, isFace) }
    }
  } finally {
    image.close()
  }
  throw new Error('size' satisfies PhotoProblem)
}
