/** Progress report of the rules. */

/**
 * One line per list with the number of tested rules.
 *
 * @param {import('./rule-lists.mjs').Rule[]} rules
 * @param {import('./rule-lists.mjs').Rule[]} open rules without a test
 */
export function progress(rules, open) {
  const openIn = groupBy(open)
  const lines = [...groupBy(rules)].map(([file, list]) =>
    line(file, list.length - (openIn.get(file)?.length ?? 0), list.length),
  )
  return [...lines, line('all', rules.length - open.length, rules.length)].join('\n')
}

/** The rules without a test, grouped by list. */
export function uncoveredList(open) {
  return [...groupBy(open)]
    .map(([file, list]) => [file, ...list.map(({ id, sentence }) => `  ${id.padEnd(16)} ${sentence}`)].join('\n'))
    .join('\n')
}

function groupBy(rules) {
  const groups = new Map()
  for (const rule of rules) {
    const file = rule.place.split(':')[0]
    groups.set(file, [...(groups.get(file) ?? []), rule])
  }
  return groups
}

function line(name, done, all) {
  return `  ${name.padEnd(28)} ${String(done).padStart(3)} of ${String(all).padStart(3)} rules have a test`
}
