import { type Gray, grayOf, hintsOf, sharpnessOf } from './quality.rules.ts'

function draw(width: number, height: number, shade: (x: number, y: number) => number): Gray {
  return {
    width,
    height,
    pixels: Uint8Array.from({ length: width * height }, (_, at) => shade(at % width, Math.floor(at / width))),
  }
}
const inside = (x: number, y: number) => x > 20 && x < 140 && y > 15 && y < 85
/** Lines of text on a card that lies on a plain table. */
const card = draw(160, 100, (x, y) => (inside(x, y) ? (((x >> 1) + (y >> 2)) % 2 === 0 ? 60 : 200) : 110))

describe('the quality of a photo', () => {
  it('[MINE-KYC-3] has no hint when the document is sharp and whole', () => {
    expect(hintsOf(card)).toEqual([])
  })

  it('[MINE-KYC-3] names blur', () => {
    const soft = draw(160, 100, (x, y) => 128 + 40 * Math.sin(x / 25) * Math.sin(y / 25))
    expect(sharpnessOf(soft)).toBeLessThan(5)
    expect(hintsOf(soft)).toContain('blur')
  })

  it('[MINE-KYC-3] names glare', () => {
    const lit = draw(160, 100, (x, y) => (x > 60 && x < 110 && inside(x, y) ? 255 : (card.pixels[y * 160 + x] ?? 0)))
    expect(hintsOf(lit)).toEqual(['glare'])
  })

  it('[MINE-KYC-3] names a document that is cut off', () => {
    const near = draw(160, 100, (x, y) => (((x >> 1) + (y >> 2)) % 2 === 0 ? 60 : 200))
    expect(hintsOf(near)).toEqual(['corners'])
  })

  it('[MINE-KYC-3] measures brightness', () => {
    expect([...grayOf(2, 1, Uint8ClampedArray.from([255, 255, 255, 255, 0, 0, 0, 255])).pixels]).toEqual([255, 0])
  })
})
