import { readPictureHead } from './picture-head.ts'

const bytesOf = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((one) => one.charCodeAt(0)) : part)),
  )
const png = (width: number, height: number) => {
  const size = new DataView(new ArrayBuffer(8))
  size.setUint32(0, width)
  size.setUint32(4, height)
  return bytesOf(
    [0x89],
    'PNG\r\n',
    [0x1a, 0x0a, 0, 0, 0, 13],
    'IHDR',
    [...new Uint8Array(size.buffer)],
    [8, 6, 0, 0, 0],
  )
}

describe('readPictureHead', () => {
  it('[WIRE-71] reads type and size from the head', () => {
    expect(readPictureHead(png(20_000, 20_000))).toEqual({ type: 'image/png', width: 20_000, height: 20_000 })
    const jpeg = bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 0x04, 0x38, 0x07, 0x80, 3, 0, 0])
    expect(readPictureHead(jpeg)).toEqual({ type: 'image/jpeg', width: 1_920, height: 1_080 })
    const webp = bytesOf('RIFF', [9, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], [0x7f, 2, 0, 0xdf, 1, 0])
    expect(readPictureHead(webp)).toEqual({ type: 'image/webp', width: 640, height: 480 })
  })

  it.each([
    ['an SVG with a script', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a zip archive', bytesOf('PK', [3, 4, 20, 0, 0, 0, 8, 0], 'x'.repeat(40))],
    ['a PDF', bytesOf('%PDF-1.7', 'x'.repeat(40))],
    ['a page', bytesOf('<!doctype html><script>alert(1)</script>', 'x'.repeat(40))],
    ['a truncated PNG', png(10, 10).subarray(0, 20)],
    ['a PNG without pixels', png(0, 10)],
    ['a JPEG without a frame', bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9])],
    ['nothing', new Uint8Array()],
  ])('[WIRE-71] refuses %s', (_what, bytes) => {
    expect(readPictureHead(bytes)).toBeNull()
  })
})
