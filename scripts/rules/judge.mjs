/** Finds inconsistencies between rules, tests and the specification. Pure: takes lists, returns refusals. */
import { countFacts } from './facts.mjs'
import { names, readFields } from './fields.mjs'
import { answersFor, factsOf, ID, namedFields } from './rule-lists.mjs'

/**
 * @typedef {{ kind: string, words: string, isSoft?: boolean }} Refusal soft refusals are only reported while the switch in strict.mjs is off
 * @param {object} lists
 * @param {import('./rule-lists.mjs').Rule[]} lists.rules
 * @param {import('./citations.mjs').Citation[]} lists.citations
 * @param {Map<string, string>} lists.facts
 * @param {Record<string, string>} lists.noBehaviour
 * @param {Record<string, { facts: number, paragraphs: number }>} lists.counts the committed table
 * @param {Record<string, string[]>} lists.fields the committed fields per fact
 * @returns {Refusal[]}
 */
export function judge({ rules, citations, facts, noBehaviour, counts, fields }) {
  return [
    ...twice(rules),
    ...unknownFacts(rules, facts),
    ...factsWithoutRule(rules, facts, noBehaviour),
    ...idleExcuses(rules, facts, noBehaviour),
    ...outdatedCounts(facts, counts),
    ...outdatedFields(facts, fields, noBehaviour),
    ...unknownFields(rules, fields),
    ...fieldsWithoutTest({ rules, citations, facts, fields }),
    ...badCitations(rules, citations),
    ...uncovered(rules, citations).map(({ id, place }) => ({
      kind: 'no-test',
      isSoft: true,
      words: `${id} (${place}) has no test: write one whose title starts with [${id}].`,
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
    const words = `${id} is defined at ${first.get(id)} and at ${place}: give the later one the next free number of its group.`
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
        words: `${rule.id} (${rule.place}) names spec ${fact}, which is not a fact of the specification: see pnpm rules --facts.`,
      })),
  )
}

function factsWithoutRule(rules, facts, noBehaviour) {
  const answered = new Set(rules.flatMap(factsOf))
  return [...facts]
    .filter(([fact]) => !answered.has(fact) && !(fact in noBehaviour))
    .map(([fact, text]) => ({
      kind: 'fact-without-rule',
      words: `spec ${fact} has no rule${text && ` ("${text.slice(0, 80)}")`}: write one with (spec ${fact}), or explain in scripts/rules/no-behaviour.mjs why none is needed.`,
    }))
}

function idleExcuses(rules, facts, noBehaviour) {
  const answered = new Set(rules.flatMap(factsOf))
  return Object.keys(noBehaviour)
    .filter((fact) => answered.has(fact) || !facts.has(fact))
    .map((fact) => ({
      kind: 'idle-excuse',
      words: `scripts/rules/no-behaviour.mjs excuses spec ${fact}, which ${answered.has(fact) ? 'has a rule' : 'is no fact'}: remove the line.`,
    }))
}

function outdatedCounts(facts, counts) {
  const real = countFacts(facts.keys())
  return Object.entries(real)
    .filter(([section, count]) => JSON.stringify(count) !== JSON.stringify(counts[section]))
    .map(([section, { facts: listed, paragraphs }]) => ({
      kind: 'outdated-counts',
      words: `Section ${section} of the specification has ${listed} facts and ${paragraphs} paragraphs, unlike scripts/rules/fact-counts.mjs: correct its line.`,
    }))
}

/** The table must list every recognizable field of a fact, and only fields that the fact names. */
function outdatedFields(facts, fields, noBehaviour) {
  return [...facts]
    .filter(([fact, words]) => words !== '' && !(fact in noBehaviour))
    .flatMap(([fact, words]) => {
      const listed = fields[fact] ?? []
      const left = readFields(fact, words).filter((field) => !listed.includes(field))
      const made = listed.filter((field) => !names(words, field))
      return [
        ...left.map((field) => `names ${field}, which scripts/rules/fact-fields.mjs does not list`),
        ...made.map((field) => `does not name ${field}, which scripts/rules/fact-fields.mjs lists`),
      ].map((fault) => ({ kind: 'outdated-fields', words: `spec ${fact} ${fault}: correct its line.` }))
    })
}

function unknownFields(rules, fields) {
  return rules.flatMap((rule) =>
    namedFields(rule)
      .filter(([fact, field]) => !fields[fact]?.includes(field))
      .map(([fact, field]) => ({
        kind: 'unknown-field',
        words: `${rule.id} (${rule.place}) names ${field} of spec ${fact}, which has no such field: correct it, pnpm rules --fields prints them all.`,
      })),
  )
}

/** Finds fields of facts that no test of their rules mentions. */
function fieldsWithoutTest({ rules, citations, facts, fields }) {
  const testsOf = Map.groupBy(citations, ({ word }) => word)
  return Object.entries(fields)
    .filter(([fact]) => facts.has(fact))
    .flatMap(([fact, list]) => {
      const answering = rules.filter((rule) => factsOf(rule).includes(fact))
      // Rules without any test are reported separately.
      if (!answering.some(({ id }) => testsOf.has(id))) return []
      const isProven = (field) =>
        answering.some(
          (rule) => answersFor(rule, fact, field) && (testsOf.get(rule.id) ?? []).some(({ writes }) => writes(field)),
        )
      return list
        .filter((field) => !isProven(field))
        .map((field) => ({
          kind: 'field-without-test',
          words: `${field} of spec ${fact} appears in no test of ${answering.map(({ id }) => id).join(', ')}: mention it in a test of one of them.`,
        }))
    })
}

function badCitations(rules, citations) {
  const known = new Set(rules.map(({ id }) => id))
  return citations
    .filter(({ word }) => !known.has(word))
    .map(({ word, place }) =>
      ID.test(word)
        ? {
            kind: 'unknown-id',
            words: `${place} cites ${word}, which does not exist: correct the id, or add the rule to the RULES.md of its package.`,
          }
        : {
            kind: 'no-rule-id',
            isSoft: true,
            words: `${place} has [${word}] in a title: brackets name only rules: write the id of a rule or remove them.`,
          },
    )
}
