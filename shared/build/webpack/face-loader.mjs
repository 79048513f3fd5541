import subsetFont from 'subset-font'

/** Printable ASCII, and the signs of amounts and sentences. */
const CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}¥€×−–—·•…‘’“”`
/** Weights of the type scale (shared/ui/src/tokens/tokens.css). */
const WEIGHTS = { min: 400, max: 600 }
/** The copyright, which the SIL Open Font License wants in each copy. */
const COPYRIGHT = 0

/**
 * webpack loader of a variable font: the part of it that pages use, with its features (tabular figures).
 *
 * @param {Buffer} font WOFF2
 * @returns {Promise<Buffer>} WOFF2
 */
// biome-ignore lint/style/noDefaultExport: webpack asks for one
export default function faceLoader(font) {
  return subsetFont(font, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    preserveNameIds: [COPYRIGHT],
  })
}

export const raw = true
