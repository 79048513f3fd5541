import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
/** Printable ASCII, and the signs of amounts and sentences. */
const CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}¥€×−–—·•…‘’“”‑`
/** Weights of the type scale (shared/ui/src/tokens/tokens.css). */
const WEIGHTS = { min: 400, max: 600 }
/** The copyright, which the SIL Open Font License wants in each copy. */
const COPYRIGHT = 0

/**
 * Writes the face of the site into a build of the shell, under a content-hashed name: the part of Inter that pages use, with its features
 * (tabular figures).
 *
 * @param {object} options
 * @param {string} options.packageDir of the shell, which has the font among its dependencies
 * @param {string} options.outputDir
 * @returns {Promise<string>} name of the file
 */
export async function writeFace({ packageDir, outputDir }) {
  const whole = readFileSync(createRequire(join(packageDir, 'package.json')).resolve(FONT))
  const face = await subsetFont(whole, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    preserveNameIds: [COPYRIGHT],
  })
  const file = `face.${createHash('sha256').update(face).digest('hex').slice(0, 8)}.woff2`
  writeFileSync(join(outputDir, file), face)
  return file
}
