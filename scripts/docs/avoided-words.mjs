/** Words that docs/glossary.md has replaced; they must not reappear in paths, names, comments or texts. */

const TERMS = [
  ['release service, or console for its pages', 'desk', 'desks'],
  ['exposed module, entry point or endpoint', 'door', 'doors'],
  ['fix', 'mend', 'mends', 'mended', 'mending'],
  ['breadcrumbs', 'trail', 'trails'],
  ['request, options or settings', 'wish', 'wishes', 'wished'],
  ['layer', 'stair', 'stairs', 'floors'],
]
/** Words with an everyday meaning too: refused only where they name a type or a value of ours. */
const NAMES = [
  ['location, slot, bucket or environment', /\b(?:type|interface|class) Place\b/],
  ['active skin', /\b(?:type|interface|class) Look\b|\b(?:active|current|stored|festival|site)Look\b|\blookOf\b/],
]
const TERM_OF = new Map(TERMS.flatMap(([term, ...words]) => words.map((word) => [word, term])))
/** Old names that stored data or released builds still use: a table, a report field, the key of an active skin, a token name. */
const KEPT = /\bregister_wishes\b|\btrail: |'trail'|'desk'|`desk-/g
const PIECE = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g

/**
 * @param {string} file path
 * @param {string} text content
 * @returns {string[]} one message per line that uses an avoided word
 */
export function avoidedWords(file, text) {
  const lines = [[file, file], ...text.split('\n').map((line, index) => [`${file}:${index + 1}`, line])]
  return lines.flatMap(([where, line]) => {
    const words = line.replace(KEPT, '').match(PIECE) ?? []
    const word = words.find((piece) => TERM_OF.has(piece.toLowerCase()))
    if (word !== undefined) return [refusal(where, word, TERM_OF.get(word.toLowerCase()))]
    const [term, pattern] = NAMES.find(([, name]) => name.test(line)) ?? []
    return pattern === undefined ? [] : [refusal(where, pattern.exec(line)[0], term)]
  })
}

function refusal(where, word, term) {
  return `${where} says "${word}": write ${term} (docs/glossary.md).`
}
