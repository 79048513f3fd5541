/** What the first bytes of a file say: its real type and size in pixels, whatever its name. Pure; nothing is decoded. */

type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'
export type PictureHead = { readonly type: PictureType; readonly width: number; readonly height: number }

/** @returns null for anything but a JPEG, PNG or WebP picture with a readable size */
export function readPictureHead(bytes: Uint8Array): PictureHead | null {
  return png(bytes) ?? webp(bytes) ?? jpeg(bytes)
}

const PNG_SIGN = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

function png(bytes: Uint8Array): PictureHead | null {
  if (bytes.length < 24 || !startsWith(bytes, PNG_SIGN) || text(bytes, 12, 4) !== 'IHDR') return null
  const view = viewOf(bytes)
  return sized('image/png', view.getUint32(16), view.getUint32(20))
}

function webp(bytes: Uint8Array): PictureHead | null {
  if (bytes.length < 30 || text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 4) !== 'WEBP') return null
  const view = viewOf(bytes)
  switch (text(bytes, 12, 4)) {
    case 'VP8X':
      return sized('image/webp', 1 + uint24(view, 24), 1 + uint24(view, 27))
    case 'VP8 ':
      return sized('image/webp', view.getUint16(26, true) & 0x3f_ff, view.getUint16(28, true) & 0x3f_ff)
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return sized('image/webp', 1 + (bits & 0x3f_ff), 1 + ((bits >>> 14) & 0x3f_ff))
    }
    default:
      return null
  }
}

/** Markers of a frame's header; C4, C8 and CC have other meanings. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function jpeg(bytes: Uint8Array): PictureHead | null {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== 0xd8) return null
  const view = viewOf(bytes)
  let at = 2
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker)) return sized('image/jpeg', view.getUint16(at + 7), view.getUint16(at + 5))
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

function sized(type: PictureType, width: number, height: number): PictureHead | null {
  return width > 0 && height > 0 ? { type, width, height } : null
}

function startsWith(bytes: Uint8Array, sign: readonly number[]): boolean {
  return sign.every((byte, index) => bytes[index] === byte)
}

function text(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length))
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
