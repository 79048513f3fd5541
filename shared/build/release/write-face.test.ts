import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
// @ts-expect-error: it has no types
import plainSubsetFont from 'subset-font'
// @ts-expect-error: plain JavaScript, typed in its comments
import { writeFace as plainWriteFace } from './write-face.mjs'

const writeFace: (options: { packageDir: string; outputDir: string }) => Promise<string> = plainWriteFace
const subsetFont: (font: Buffer, characters: string, options: object) => Promise<Buffer> = plainSubsetFont
const SHELL = fileURLToPath(new URL('../../../shell/', import.meta.url))

it('[BUILD-25] the face has at most 25 kB, its copyright, and the same name for the same bytes', async () => {
  const outputDir = mkdtempSync(join(tmpdir(), 'lantern-face-'))
  const file = await writeFace({ packageDir: SHELL, outputDir })
  const face = readFileSync(join(outputDir, file))
  expect(face.length).toBeLessThanOrEqual(25_000)
  expect(await writeFace({ packageDir: SHELL, outputDir })).toBe(file)
  const names = await subsetFont(face, '0', { targetFormat: 'truetype', preserveNameIds: [0] })
  // UTF-16, big-endian.
  const notice = Buffer.from('The Inter Project Authors', 'utf16le').swap16()
  expect(names.includes(notice)).toBe(true)
})
