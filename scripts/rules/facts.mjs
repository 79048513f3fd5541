/** Numbers the facts of the specification by position. */

/** Sections of the specification that the product implements. */
export const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/**
 * Numbers the facts of each section: bullets and table rows in order are `4.1, 4.2, …`, standalone paragraphs `4.p1, 4.p2, …`.
 * Headings, table headers and paragraphs ending in a colon are not facts.
 *
 * @param {string} text the specification
 * @returns {Map<string, string>} number → text
 */
export function numberFacts(text) {
  const facts = new Map()
  let section = 0
  let count = { fact: 0, paragraph: 0 }
  const lines = text.split('\n').map((line) => line.trim())
  for (const [index, line] of lines.entries()) {
    const heading = /^## (\d+)\./.exec(line)
    if (heading) {
      section = Number(heading[1])
      count = { fact: 0, paragraph: 0 }
    }
    const isListed = line.startsWith('- ') || line.startsWith('|')
    if (!SECTIONS.includes(section) || (isListed ? isRuler(line) || isRuler(lines[index + 1]) : isNoFact(line)))
      continue
    const number = isListed ? `${++count.fact}` : `p${++count.paragraph}`
    facts.set(`${section}.${number}`, line.replace(/^- /, ''))
  }
  return facts
}

/**
 * Counts the facts per section, as committed in fact-counts.mjs.
 *
 * @param {Iterable<string>} numbers
 * @returns {Record<string, { facts: number, paragraphs: number }>}
 */
export function countFacts(numbers) {
  const counts = Object.fromEntries(SECTIONS.map((section) => [section, { facts: 0, paragraphs: 0 }]))
  for (const number of numbers) {
    const [section, place] = number.split('.')
    counts[section][place.startsWith('p') ? 'paragraphs' : 'facts'] += 1
  }
  return counts
}

/**
 * Expands a table of counts to fact numbers.
 *
 * @param {Record<string, { facts: number, paragraphs: number }>} counts
 * @returns {Map<string, string>} number → empty text, because the specification is not available
 */
export function factsOfCounts(counts) {
  const numbers = Object.entries(counts).flatMap(([section, { facts, paragraphs }]) => [
    ...upTo(facts).map((place) => `${section}.${place}`),
    ...upTo(paragraphs).map((place) => `${section}.p${place}`),
  ])
  return new Map(numbers.map((number) => [number, '']))
}

/** The line of dashes below a table header. */
function isRuler(line = '') {
  return /^\|[-:| ]+\|$/.test(line)
}

function isNoFact(line) {
  return line === '' || line.startsWith('#') || line.endsWith(':')
}

function upTo(last) {
  return Array.from({ length: last }, (_, index) => index + 1)
}
