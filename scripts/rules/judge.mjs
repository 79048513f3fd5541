/** What is wrong between rules, tests and the specification. Reads nothing: lists in, refusals out. */
import { countFacts } from './facts.mjs'
import { factsOf, ID } from './rule-lists.mjs'

/**
 * @typedef {{ kind: string, words: string, isSoft?: boolean }} Refusal soft ones are only reported while the switch is off
 * @param {object} lists
 * @param {import('./rule-lists.mjs').Rule[]} lists.rules
 * @param {import('./citations.mjs').Citation[]} lists.citations
 * @param {Map<string, string>} lists.facts
 * @param {Record<string, string>} lists.noBehaviour
 * @param {Record<string, { facts: number, paragraphs: number }>} lists.counts the committed table
 * @returns {Refusal[]}
 */
export function judge({ rules, citations, facts, noBehaviour, counts }) {
  return [
    ...twice(rules),
    ...unknownFacts(rules, facts),
    ...factsWithoutRule(rules, facts, noBehaviour),
    ...idleExcuses(rules, facts, noBehaviour),
    ...outdatedCounts(facts, counts),
    ...badCitations(rules, citations),
    ...uncovered(rules, citations).map(({ id, place }) => ({
      kind: 'no-test',
      isSoft: true,
      words: `${id} (${place}) has no test: write one whose title begins with [${id}].`,
    })),
  ]
}

/** Rules that no test cites. */
export function uncovered(rules, citations) {
  const cited = new Set(citations.map(({ word }) => word))
  return rules.filter(({ id }) => !cited.has(id))
}

function twice(rules) {
  const first = new Map()
  return rules.flatMap(({ id, place }) => {
    const words = `${id} stands at ${first.get(id)} and at ${place}: give the later one the next free number of its group.`
    if (first.has(id)) return [{ kind: 'twice', words }]
    first.set(id, place)
    return []
  })
}

function unknownFacts(rules, facts) {
  return rules.flatMap((rule) =>
    factsOf(rule)
      .filter((fact) => !facts.has(fact))
      .map((fact) => ({
        kind: 'unknown-fact',
        words: `${rule.id} (${rule.place}) names spec ${fact}, which is no fact of the specification: count its bullets and rows again (pnpm rules --facts).`,
      })),
  )
}

function factsWithoutRule(rules, facts, noBehaviour) {
  const answered = new Set(rules.flatMap(factsOf))
  return [...facts]
    .filter(([fact]) => !answered.has(fact) && !(fact in noBehaviour))
    .map(([fact, text]) => ({
      kind: 'fact-without-rule',
      words: `spec ${fact} has no rule${text && ` ("${text.slice(0, 80)}")`}: write one with (spec ${fact}), or say in scripts/rules/no-behaviour.mjs why none is needed.`,
    }))
}

function idleExcuses(rules, facts, noBehaviour) {
  const answered = new Set(rules.flatMap(factsOf))
  return Object.keys(noBehaviour)
    .filter((fact) => answered.has(fact) || !facts.has(fact))
    .map((fact) => ({
      kind: 'idle-excuse',
      words: `scripts/rules/no-behaviour.mjs excuses spec ${fact}, which ${answered.has(fact) ? 'has a rule' : 'is no fact'}: take the line out.`,
    }))
}

function outdatedCounts(facts, counts) {
  const real = countFacts(facts.keys())
  return Object.entries(real)
    .filter(([section, count]) => JSON.stringify(count) !== JSON.stringify(counts[section]))
    .map(([section, { facts: listed, paragraphs }]) => ({
      kind: 'outdated-counts',
      words: `Section ${section} of the specification has ${listed} facts and ${paragraphs} paragraphs, scripts/rules/fact-counts.mjs says otherwise: correct its line.`,
    }))
}

function badCitations(rules, citations) {
  const known = new Set(rules.map(({ id }) => id))
  return citations
    .filter(({ word }) => !known.has(word))
    .map(({ word, place }) =>
      ID.test(word)
        ? {
            kind: 'unknown-id',
            words: `${place} cites ${word}, which is no rule: correct the id, or add the rule to the RULES.md of its package.`,
          }
        : {
            kind: 'no-rule-id',
            isSoft: true,
            words: `${place} has [${word}] in a title: brackets name rules only, write the id of the rule or leave them out.`,
          },
    )
}
