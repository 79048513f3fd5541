import { posix } from 'node:path'
import { ID } from '../rules/rule-lists.mjs'
import { linksIn } from './links.mjs'

/** A numbered row of a table, as in docs/federation.md. */
const ROW = /^\| \d+ \|/
const CODE = /`([^`]+)`/g

/**
 * Checks a page whose numbered rows name rules and link to tests: each row has both, and each test cites a rule of its row.
 *
 * @param {string} page path
 * @param {string} text
 * @param {(path: string) => string} textOf
 * @returns {string[]} one message per fault
 */
export function faultsOfRowTests(page, text, textOf) {
  return text.split('\n').flatMap((row, index) => {
    if (!ROW.test(row)) return []
    const rules = [...row.matchAll(CODE)].map(([, word]) => word).filter((word) => ID.test(word))
    const tests = linksIn(row).map(({ path }) => posix.normalize(posix.join(posix.dirname(page), path)))
    const where = `${page}:${index + 1}`
    if (rules.length === 0 || tests.length === 0) return [`${where} names no ${rules.length === 0 ? 'rule' : 'test'}.`]
    return tests
      .filter((test) => !citesOne(textOf(test), rules))
      .map((test) => `${where} links to ${test}, which cites none of its rules.`)
  })
}

/** `[A-1] …` or `[A-1, B-2] …` */
function citesOne(text, rules) {
  const cited = [...text.matchAll(/\[([A-Z][^\]\n]*)\]/g)].flatMap(([, inside]) => inside.split(', '))
  return rules.some((rule) => cited.includes(rule))
}
