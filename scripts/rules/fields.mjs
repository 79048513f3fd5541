/** The fields that a fact names: codes, paths, parameters, constants. A rule for the fact is proven field by field. */

/** Written like a field in the specification, but no field of the wire or of the page. */
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
/** A run of codes stands for all between. */
const RANGE = /\b(\d{4})-(\d{4})\b/g
const NUMBER = /\b\d+\.\d+\.\d+\b|\b\d{3,}\b/g

/**
 * What can be told to be a field by its form alone. Plain words such as `url` cannot, except in a column of parameters.
 *
 * @param {string} number of the fact
 * @param {string} words of the fact
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

/** Payload of a call and, where it is a list, its answer: single words between commas. */
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

/** The figures of a row of constants, whatever their size. */
function numbersOf(row) {
  const [, , value = ''] = row.split('|')
  return [...value.matchAll(/\d[\d.]*/g)].map(([figure]) => figure)
}

function run(first, last) {
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => String(Number(first) + index))
}

/**
 * Whether the words of a fact name a field, in the specification's spelling.
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
