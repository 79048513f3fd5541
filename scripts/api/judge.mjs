/** @typedef {'major' | 'minor' | 'none'} Weight */
/** @typedef {{ weight: Weight, reasons: string[] }} Verdict */

const ORDER = ['none', 'minor', 'major']

/** @param {readonly Weight[]} weights */
function heaviest(weights) {
  return weights.reduce((most, weight) => (ORDER.indexOf(weight) > ORDER.indexOf(most) ? weight : most), 'none')
}

/**
 * Compares two reports. A removed export breaks those who use it; a schema is compared by its fields, another export by its type.
 *
 * @param {Record<string, string | string[]>} before declaration, or lines of a shape, by `entry#name`
 * @param {Record<string, string | string[]>} after
 * @param {ReadonlyMap<string, Weight>} [weights] of changed declarations (assignability.mjs); one without is major
 * @returns {Verdict}
 */
export function judge(before, after, weights = new Map()) {
  const found = [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const [was, is] = [before[name], after[name]]
    if (is === undefined) return [['major', `${name} is removed`]]
    if (was === undefined) return [['minor', `${name} is added`]]
    if (Array.isArray(was) && Array.isArray(is)) return shapeChanges(name, was, is)
    const weight = JSON.stringify(was) === JSON.stringify(is) ? 'none' : (weights.get(name) ?? 'major')
    return weight === 'none' ? [] : [[weight, `${name} ${weight === 'minor' ? 'accepts or gives more' : 'is changed'}`]]
  })
  const weight = heaviest(found.map(([one]) => one))
  // What demands the weight comes first.
  found.sort(([one], [other]) => ORDER.indexOf(other) - ORDER.indexOf(one))
  return { weight, reasons: found.map(([, reason]) => reason) }
}

/**
 * Exports that went away, or whose new declaration breaks who uses the old one.
 *
 * @param {ReadonlyMap<string, Weight>} weights of changed declarations; one without is major
 * @returns {string[]} keys of both reports
 */
export function brokenExports(before, after, weights) {
  return Object.keys(before).filter((key) => {
    const [was, is] = [before[key], after[key]]
    return is === undefined || (JSON.stringify(was) !== JSON.stringify(is) && (weights.get(key) ?? 'major') === 'major')
  })
}

/** Declarations that differ, to be compared as types. */
export function changedDeclarations(before, after) {
  return Object.entries(after).flatMap(([key, is]) => {
    const was = before[key]
    return typeof was === 'string' && typeof is === 'string' && was !== is ? [{ key, before: was, after: is }] : []
  })
}

/** @returns {[Weight, string][]} */
function shapeChanges(name, was, is) {
  const [old, fresh] = [fieldsOf(was), fieldsOf(is)]
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((path) => {
    const [before, after] = [old.get(path), fresh.get(path)]
    const isRequest = path.startsWith('request')
    const field = `${name} ${path}`
    const [owner, limit] = path.split(' @')
    // The limits of a new field came with it, and those of a removed one went.
    if (limit !== undefined)
      return old.has(owner) && fresh.has(owner) ? limitChanges(field, limit, before?.type, after?.type) : []
    // What is inside a new list or object came with it: nobody sends it without its parent.
    if (before === undefined && isNew(parentOf(path), old, fresh)) return []
    // A page that still sends a field does no harm; one that still reads it does.
    if (after === undefined) return [[isRequest ? 'minor' : 'major', `${field} is removed`]]
    if (before === undefined)
      return [
        [
          isRequest && !after.isOptional ? 'major' : 'minor',
          `${field} is added${after.isOptional ? '' : ', required'}`,
        ],
      ]
    return fieldChanges(field, before, after, isRequest)
  })
}

/** The list, object or union that a field is part of; '' for the outermost. */
const parentOf = (path) => path.replace(/(?:\[\]|\.[^.[{<]+|\{[^}]*\}|<[^>]*>)$/, '')

const isNew = (path, old, fresh) => path !== '' && !old.has(path) && fresh.has(path)

/** Kinds of limits that take more when their number falls; of others it has to grow. */
const LOWER = /^min_/
const UPPER = /^max_/
const PATTERN = /^\/\^(.+)\$\/([a-z]*)$/s

/** What a request may not say any more breaks a page that says it. */
function limitChanges(field, limit, before, after) {
  if (before === after) return []
  if (before === undefined) return [['major', `${field} is added: ${after}`]]
  if (after === undefined) return [['minor', `${field} is removed`]]
  const [was, is] = [Number(before), Number(after)]
  const isLooser =
    (LOWER.test(limit) && is < was) || (UPPER.test(limit) && is > was) || isOneForm({ of: after, pattern: before })
  return [[isLooser ? 'minor' : 'major', `${field} was ${before}, is ${after}`]]
}

/** Whether a pattern became one of several: `/^A$/` and `/^(?:A|B)$/`. Other patterns are not compared. */
function isOneForm({ of, pattern }) {
  const [[, one, flags] = [], [, several, otherFlags] = []] = [pattern, of].map((text) => PATTERN.exec(text) ?? [])
  if (one === undefined || several === undefined || flags !== otherFlags || one.includes('|')) return false
  const start = `(?:${one}|`
  return several.startsWith(start) && /^[^()]+\)$/.test(several.slice(start.length))
}

function fieldChanges(field, before, after, isRequest) {
  const changes = []
  if (before.isOptional !== after.isOptional) {
    const isTighter = isRequest ? before.isOptional : after.isOptional
    changes.push([isTighter ? 'major' : 'minor', `${field} becomes ${after.isOptional ? 'optional' : 'required'}`])
  }
  if (before.type !== after.type) changes.push(['major', `${field} was ${before.type}, is ${after.type}`])
  const gone = before.values.filter((value) => !after.values.includes(value))
  const added = after.values.filter((value) => !before.values.includes(value))
  // Answers are read with open enums (decision 0047): values come and go there.
  if (gone.length > 0) changes.push([isRequest ? 'major' : 'minor', `${field} loses ${gone.join(', ')}`])
  if (added.length > 0) changes.push(['minor', `${field} gains ${added.join(', ')}`])
  return changes
}

/** By path without its marks. The first line of an endpoint has no path of a field and is compared as a type. */
function fieldsOf(lines) {
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(': ')
      if (at < 0) return ['endpoint', { isOptional: false, type: line, values: [] }]
      const [head, word] = [line.slice(0, at), line.slice(at + 2)]
      const [, path, marks] = /^(.*?)((?:\?|\|null)*)$/.exec(head)
      const [, type, list] = /^(one of|\w+, open:) (.*)$/s.exec(word) ?? [null, word, '']
      const isOpen = type.endsWith('open:')
      return [
        path,
        {
          isOptional: marks !== '',
          type: isOpen ? type.slice(0, -7) : type,
          values: list === '' ? [] : list.split('|'),
        },
      ]
    }),
  )
}
