import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Encoding } from '../files/encoding.rules.ts'
import { END_LIMIT, startOf, wholePage } from './page-forms.ts'

const START = Buffer.from(`<!doctype html>${'<p>灯火 lantern</p>'.repeat(4_000)}`)

describe('wholePage', () => {
  it.each([1, 2, 150, 4_096, END_LIMIT])(
    '[EDGE-HTML-2] reads the same in every encoding, with an end of %i bytes',
    async (length) => {
      const end = Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 31) & 0xff))
      for (const quality of [5, 11]) {
        const start = await startOf(START, quality)
        const whole = Buffer.concat([START, end])
        const bytesOf = (encoding: Encoding) => Buffer.concat(wholePage(start, end, encoding))
        expect(bytesOf('identity').equals(whole)).toBe(true)
        expect(brotliDecompressSync(bytesOf('br')).equals(whole)).toBe(true)
        expect(gunzipSync(bytesOf('gzip')).equals(whole)).toBe(true)
      }
    },
  )

  it('refuses an end that does not fit one block', async () => {
    const start = await startOf(START, 5)
    expect(() => wholePage(start, Buffer.alloc(END_LIMIT + 1), 'br')).toThrow(RangeError)
    expect(() => wholePage(start, Buffer.alloc(0), 'gzip')).toThrow(RangeError)
  })
})
