import { scanCode } from './scan-code.ts'

const picture = (type = 'image/png') => new File(['x'], 'code', { type })
let found: { rawValue: string }[] = []
class Detector {
  static readonly getSupportedFormats = async () => ['qr_code']
  readonly detect = async () => found
}

beforeEach(() => {
  const close = () => undefined
  const createImageBitmap = async () => ({ width: 4_000, height: 3_000, close })
  Object.assign(globalThis, { BarcodeDetector: Detector, createImageBitmap })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BarcodeDetector')
  Reflect.deleteProperty(globalThis, 'createImageBitmap')
})

it('[MINE-37] decodes a QR code with BarcodeDetector and reports the reason of a failure', async () => {
  found = [{ rawValue: 'T123' }]
  await expect(scanCode(picture())).resolves.toBe('T123')
  found = []
  await expect(scanCode(picture())).rejects.toThrow('no-code')
  await expect(scanCode(picture('image/gif'))).rejects.toThrow('type')
  Object.assign(globalThis, { createImageBitmap: async () => Promise.reject(new Error('no picture')) })
  await expect(scanCode(picture())).rejects.toThrow('broken')
})
