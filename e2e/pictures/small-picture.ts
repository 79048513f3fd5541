import sharp from 'sharp'
import type { Picture } from './compare.ts'

/** Scales a picture down to the size in which pictures are compared. @param image encoded, such as a PNG */
export async function smallPicture(image: Buffer, size: { width: number; height: number }): Promise<Picture> {
  const { data, info } = await sharp(image)
    .resize({ ...size, fit: 'fill', kernel: 'cubic' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
