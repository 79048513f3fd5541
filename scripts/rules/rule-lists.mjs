/** Reads the rules from the `RULES.md` of each package, one `- ID sentence. (source; source)` per line. */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** An id consists of package, part and number: `SHELL-SES-3`. */
export const ID = /^[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*-\d+$/

/** Allowed sources of rules. */
const BOOKS = ['spec', 'screens', 'design', 'federation', 'style', 'look', 'speed', 'decision', 'issue']

/**
 * @typedef {{ id: string, sentence: string, sources: string[], place: string }} Rule
 * @param {string} root
 * @param {string[]} folders packages that may have a RULES.md
 * @returns {{ rules: Rule[], faults: { kind: string, words: string }[] }}
 */
export function readRules(root, folders) {
  const rules = []
  const faults = []
  for (const file of folders.map((folder) => join(root, folder, 'RULES.md')).filter((path) => existsSync(path))) {
    for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
      if (!line.startsWith('- ')) continue
      const { rule, fault } = readRule(line, `${relative(root, file)}:${index + 1}`)
      if (rule) rules.push(rule)
      if (fault) faults.push(fault)
    }
  }
  return { rules, faults }
}

function readRule(line, place) {
  const [, id = '', rest = ''] = /^- (\S+)\s*(.*)$/.exec(line) ?? []
  if (!ID.test(id)) {
    const words = `${place} is not a rule: write "- ID one sentence. (source)" with an id such as SHELL-SES-3.`
    return { fault: { kind: 'no-id', words } }
  }
  const [, sentence = rest, source = ''] = /^(.*\S)\s+\(([^()]+)\)$/.exec(rest) ?? []
  const sources = source.split(';').map((item) => item.trim())
  if (sources.every((item) => BOOKS.includes(item.split(' ')[0]))) return { rule: { id, sentence, sources, place } }
  const words = `${id} (${place}) has no source: end it with (spec 4.7), (screens 3 login) or (design).`
  return { rule: { id, sentence, sources: [], place }, fault: { kind: 'no-source', words } }
}

/**
 * The facts of the specification that a rule covers. A range such as `2.1-2.42` includes all facts in between.
 *
 * @param {Rule} rule
 * @returns {string[]}
 */
export function factsOf(rule) {
  return specItems(rule).flatMap(({ facts }) => facts)
}

/**
 * Whether a rule covers a field of a fact: `spec 7.17{enName, gameCode}` covers those two, `spec 7.17` all.
 *
 * @param {Rule} rule
 * @param {string} fact
 * @param {string} field
 */
export function answersFor(rule, fact, field) {
  return specItems(rule).some(
    ({ facts, fields }) => facts.includes(fact) && (fields === null || fields.includes(field)),
  )
}

/** The fields that a rule lists in braces. @returns {[fact: string, field: string][]} */
export function namedFields(rule) {
  return specItems(rule).flatMap(({ facts, fields }) => (fields ?? []).map((field) => [facts[0], field]))
}

function specItems({ sources }) {
  return sources
    .filter((source) => source.startsWith('spec '))
    .flatMap((source) => source.slice('spec '.length).split(/,(?![^{]*\})/))
    .map((item) => {
      const [, fact = item, fields] = /^([^{]+)\{([^}]*)\}$/.exec(item.trim()) ?? []
      return { facts: expand(fact.trim()), fields: fields?.split(',').map((field) => field.trim()) ?? null }
    })
}

function expand(item) {
  const [, section, letter, first, last] = /^(\d+)\.(p?)(\d+)(?:-\1\.\2(\d+))?$/.exec(item) ?? []
  if (first === undefined) return [item]
  const length = Number(last ?? first) - Number(first) + 1
  return Array.from({ length }, (_, index) => `${section}.${letter}${Number(first) + index}`)
}
