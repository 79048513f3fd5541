import { PICTURE_TYPES, type PictureProblem } from './picture-types.ts'

const MAX_FILE_BYTES = 5 * 1024 * 1024
/** Longest side of what is sent, tried in turn until it is small enough. */
const SIDES_PX = [1_600, 1_100, 700, 480]
const QUALITY = 0.82

/**
 * Draws a picture again: smaller, and without what the camera wrote into the file (place, time, device).
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
    // JPEG knows no transparency; what is see-through would come out black.
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  }
  const data = canvas.toDataURL('image/webp', QUALITY)
  // Safari reads WebP but writes none: it answers with a PNG, which for a photo is ten times as large.
  return data.startsWith('data:image/webp') ? data : canvas.toDataURL('image/jpeg', QUALITY)
}

function problem(name: PictureProblem): Error {
  return new Error(name)
}
