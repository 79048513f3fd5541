/** Decodes a QR code on the device, with BarcodeDetector if the browser has it, otherwise with a library loaded on first use. */
import { PICTURE_TYPES } from '@lantern/platform'

/** `no-code`: the file is a picture, but no QR code was found in it. */
export type ScanProblem = 'type' | 'size' | 'broken' | 'no-code'

type Detector = { detect: (image: ImageBitmap) => Promise<readonly { rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: ['qr_code'] }): Detector
  getSupportedFormats: () => Promise<readonly string[]>
}

const MAX_FILE_BYTES = 5 * 1024 * 1024
/** Large pictures are scaled down first: decoding is much faster and no less reliable. */
const MAX_SIDE_PX = 1_600

/** @throws ScanProblem as the error's message */
export async function scanCode(file: File): Promise<string> {
  if (!PICTURE_TYPES.split(',').includes(file.type)) throw problem('type')
  if (file.size > MAX_FILE_BYTES) throw problem('size')
  const picture = await openPicture(file)
  try {
    const [code] = await (await detector()).detect(picture)
    if (!code || code.rawValue === '') throw problem('no-code')
    return code.rawValue
  } finally {
    picture.close()
  }
}

async function openPicture(file: File): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file).catch(() => {
    throw problem('broken')
  })
  const scale = MAX_SIDE_PX / Math.max(whole.width, whole.height)
  if (scale >= 1) return whole
  const [resizeWidth, resizeHeight] = [Math.round(whole.width * scale), Math.round(whole.height * scale)]
  const small = await createImageBitmap(whole, { resizeWidth, resizeHeight, resizeQuality: 'medium' })
  whole.close()
  return small
}

async function detector(): Promise<Detector> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? []
  if (own && formats.includes('qr_code')) return new own({ formats: ['qr_code'] })
  const { BarcodeDetector } = await import('qr/decode.js')
  return new BarcodeDetector({ formats: ['qr_code'] })
}

function problem(name: ScanProblem): Error {
  return new Error(name)
}
