import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
// @ts-expect-error: it has no types
import plainSubsetFont from 'subset-font'
// @ts-expect-error: plain JavaScript, typed in its comments
import plainFaceLoader from './face-loader.mjs'

const faceLoader: (font: Buffer) => Promise<Buffer> = plainFaceLoader
const subsetFont: (font: Buffer, characters: string, options: object) => Promise<Buffer> = plainSubsetFont
const SHELL = createRequire(fileURLToPath(new URL('../../../shell/package.json', import.meta.url)))
const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

it('[BUILD-25] a font keeps its copyright and less than half of its bytes', async () => {
  const whole = await readFile(SHELL.resolve(FONT))
  const built = await faceLoader(whole)
  expect(built.length).toBeLessThan(whole.length / 2)
  expect(await faceLoader(whole)).toEqual(built)
  const names = await subsetFont(built, '0', { targetFormat: 'truetype', preserveNameIds: [0] })
  // UTF-16, big-endian.
  const notice = Buffer.from('The Inter Project Authors', 'utf16le').swap16()
  expect(names.includes(notice)).toBe(true)
})
