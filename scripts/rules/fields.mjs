/** The fields that a fact names: codes, paths, parameters, constants. The tests of a rule must cover every field. */

/** Words formatted like fields that are not fields of the wire or the page. */
const NO_FIELDS = new Set([
  'JSON',
  'OK',
  'GET',
  'POST',
  'HTTP',
  'UI',
  'IP',
  'VIP',
  'UUID',
  'API',
  'SSL',
  'OB',
  'FB',
  'WebSocket',
  'iPhone',
])

const PATH = /(?<!\w)\/[A-Za-z_][\w/.-]*|(?<=^|\s)\/404\b/g
const SNAKE = /\b[a-z]+(?:_[a-z]+)+\b/g
const CAMEL = /\b[A-Za-z]+[a-z0-9](?:[A-Z][a-z0-9]*)+\b/g
const CAPITALS = /\b[A-Z]{2,}\b/g
/** A range of codes includes all codes in between. */
const RANGE = /\b(\d{4})-(\d{4})\b/g
const NUMBER = /\b\d+\.\d+\.\d+\b|\b\d{3,}\b/g

/**
 * Extracts the fields that are recognizable by their format. Plain words such as `url` are not, except in a column of parameters.
 *
 * @param {string} number number of the fact
 * @param {string} words text of the fact
 * @returns {string[]}
 */
export function readFields(number, words) {
  const withoutPaths = words.replaceAll(PATH, ' ').replaceAll(RANGE, (_, first, last) => run(first, last).join(' '))
  const found = [
    ...words.matchAll(PATH),
    ...[SNAKE, CAMEL, CAPITALS, NUMBER].flatMap((form) => [...withoutPaths.matchAll(form)]),
  ].map(([field]) => field.replace(/[./]+$/, (end) => (end.startsWith('/') ? '/' : '')))
  const inColumns = /^7\.\d/.test(number) && words.startsWith('|') ? parameters(words) : []
  const values = /^9\.\d/.test(number) ? numbersOf(words) : []
  return [...new Set([...found, ...inColumns, ...values])].filter((field) => field !== '/' && !NO_FIELDS.has(field))
}

/** Parameters of a request and, if it is a list, of the response: comma-separated words. */
function parameters(row) {
  const [, , , payload = '', answer = ''] = row.split('|').map((cell) => cell.trim())
  const answered = /^[\w.]+(?:(?:,| and) [\w.]+)+/.test(answer) ? answer : ''
  return [payload, answered]
    .flatMap((cell) =>
      cell
        .replaceAll(/\([^)]*\)/g, '')
        .replace(/^\w+:/, '')
        .split(/,|;| and /),
    )
    .map((item) => item.trim())
    .filter((item) => /^[A-Za-z][\w.]*$/.test(item) && item !== 'none')
}

/** All numbers in a row of constants. */
function numbersOf(row) {
  const [, , value = ''] = row.split('|')
  return [...value.matchAll(/\d[\d.]*/g)].map(([figure]) => figure)
}

function run(first, last) {
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => String(Number(first) + index))
}

/**
 * Whether the text of a fact names a field, in the specification's spelling.
 *
 * @param {string} words
 * @param {string} field
 */
export function names(words, field) {
  return readFields('', words).includes(field) || words.toLowerCase().includes(field.toLowerCase())
}

/** `colour depth`, `colorDepth` and `color-depth` are one field, `/mine` and `mine` are two. */
export function squash(text) {
  return text
    .toLowerCase()
    .replaceAll('colour', 'color')
    .replaceAll(/[^\p{L}\p{N}/]/gu, '')
}
