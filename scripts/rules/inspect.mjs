/** Collects the three lists: rules, tests and facts. */
import { existsSync, readFileSync } from 'node:fs'
import { readCitations } from './citations.mjs'
import { factsOfCounts, numberFacts } from './facts.mjs'
import { judge } from './judge.mjs'
import { readRules } from './rule-lists.mjs'

/**
 * @param {object} repository
 * @param {string} repository.root
 * @param {string[]} repository.folders package paths relative to the root
 * @param {string} repository.spec path of the specification; without it the committed counts are used
 * @param {Record<string, { facts: number, paragraphs: number }>} repository.counts
 * @param {Record<string, string[]>} repository.fields
 * @param {Record<string, string>} repository.noBehaviour
 */
export function inspect({ root, folders, spec, counts, fields, noBehaviour }) {
  const hasSpec = existsSync(spec)
  const facts = hasSpec ? numberFacts(readFileSync(spec, 'utf8')) : factsOfCounts(counts)
  const { rules, faults } = readRules(root, folders)
  const citations = readCitations(root, folders)
  return {
    hasSpec,
    facts,
    rules,
    citations,
    refusals: [...faults, ...judge({ rules, citations, facts, noBehaviour, counts, fields })],
  }
}
