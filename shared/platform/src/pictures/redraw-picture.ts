import { PICTURE_TYPES, type PictureProblem } from './picture-types.ts'

const MAX_FILE_BYTES = 5 * 1024 * 1024
/** Maximum side lengths, tried in turn until the result is small enough. */
const SIDES_PX = [1_600, 1_100, 700, 480]
const QUALITY = 0.82

/**
 * Re-encodes a picture: smaller, and without the camera's metadata (place, time, device).
 * @param maxLength of the data URL, characters
 * @throws PictureProblem as the error's message
 */
export async function redrawPicture(file: File, maxLength: number): Promise<string> {
  if (!PICTURE_TYPES.split(',').includes(file.type)) throw problem('type')
  if (file.size > MAX_FILE_BYTES) throw problem('size')
  const image = await createImageBitmap(file).catch(() => {
    throw problem('broken')
  })
  try {
    for (const side of SIDES_PX) {
      const data = draw(image, side)
      if (data.length <= maxLength) return data
    }
  } finally {
    image.close()
  }
  throw problem('size')
}

function draw(image: ImageBitmap, side: number): string {
  const scale = Math.min(1, side / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const pen = canvas.getContext('2d')
  if (pen) {
    // JPEG has no transparency; transparent areas would become black.
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  }
  const data = canvas.toDataURL('image/webp', QUALITY)
  // Safari reads WebP but cannot write it: it returns a PNG, ten times as large for a photo.
  return data.startsWith('data:image/webp') ? data : canvas.toDataURL('image/jpeg', QUALITY)
}

function problem(name: PictureProblem): Error {
  return new Error(name)
}
