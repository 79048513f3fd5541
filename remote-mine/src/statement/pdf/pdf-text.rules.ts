/** Text of a PDF: Latin in Helvetica, everything else in the Chinese font that every reader brings. Pure. */

export type Run = { readonly font: 'latin' | 'chinese'; readonly text: string }

/** Advances of Helvetica from the space to the tilde, in thousandths (Adobe's core 14 metrics). */
const HELVETICA = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
] as const
const FIRST = 0x20
const CHINESE = 1_000

/** Parts of a text by their font. A true minus becomes a hyphen, which Helvetica has. */
export function runsOf(text: string): Run[] {
  const runs: { font: Run['font']; text: string }[] = []
  for (const character of text.replaceAll('−', '-')) {
    const font = isLatin(character) ? 'latin' : 'chinese'
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

/** Width in points. */
export function widthOf(text: string, size: number): number {
  let thousandths = 0
  for (const character of text.replaceAll('−', '-'))
    thousandths += isLatin(character) ? (HELVETICA[character.charCodeAt(0) - FIRST] ?? CHINESE) : CHINESE
  return (thousandths * size) / 1_000
}

/** The text, or its beginning with dots, within a width. */
export function fitted(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text
  let kept = [...text]
  while (kept.length > 0 && widthOf(`${kept.join('')}...`, size) > width) kept = kept.slice(0, -1)
  return `${kept.join('')}...`
}

/** As an operand of `Tj`. */
export function operandOf({ font, text }: Run): string {
  if (font === 'latin') return `(${text.replace(/[\\()]/g, '\\$&')})`
  let hex = ''
  for (let at = 0; at < text.length; at += 1) hex += text.charCodeAt(at).toString(16).padStart(4, '0')
  return `<${hex}>`
}

function isLatin(character: string): boolean {
  return character >= ' ' && character <= '~'
}
