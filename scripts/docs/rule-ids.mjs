import { ID } from '../rules/rule-lists.mjs'

const CODE = /`([^`]+)`/g

/**
 * Checks the rule ids that a page cites as code: `SHELL-SES-3`. Words of the same form that no package uses for its rules, such as `UTF-8`, are ignored.
 *
 * @param {string} page path
 * @param {string} text
 * @param {ReadonlySet<string>} rules all ids
 * @returns {string[]} one message per fault
 */
export function faultsOfRuleIds(page, text, rules) {
  const packages = new Set([...rules].map(packageOf))
  return text.split('\n').flatMap((row, index) =>
    [...row.matchAll(CODE)]
      .map(([, word]) => word)
      .filter((word) => ID.test(word) && packages.has(packageOf(word)) && !rules.has(word))
      .map((word) => `${page}:${index + 1} cites ${word}, which is no rule: correct the id.`),
  )
}

function packageOf(id) {
  return id.slice(0, id.indexOf('-'))
}
