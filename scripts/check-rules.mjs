/**
 * `pnpm rules`: checks that every rule has a test, every cited rule exists, and every fact of the specification has a rule.
 * `--list` prints the rules without a test, `--facts` the numbered facts, `--fields` the fields that each fact names.
 */
import { join } from 'node:path'
import { ROOT } from '../shared/build/release/source-hash.mjs'
import { workspacePackages } from './checks/workspace.mjs'
import { FACT_COUNTS } from './rules/fact-counts.mjs'
import { FACT_FIELDS } from './rules/fact-fields.mjs'
import { readFields } from './rules/fields.mjs'
import { inspect } from './rules/inspect.mjs'
import { uncovered } from './rules/judge.mjs'
import { NO_BEHAVIOUR } from './rules/no-behaviour.mjs'
import { progress, uncoveredList } from './rules/report.mjs'
import { EVERY_RULE_NEEDS_A_TEST } from './rules/strict.mjs'

const say = (words) => process.stdout.write(`${words}\n`)

const house = inspect({
  root: ROOT,
  folders: workspacePackages().map(({ folder }) => folder),
  spec: join(ROOT, '../shared/spec.md'),
  counts: FACT_COUNTS,
  fields: FACT_FIELDS,
  noBehaviour: NO_BEHAVIOUR,
})

if (process.argv.includes('--facts')) {
  for (const [number, words] of house.facts) say(`${number.padEnd(6)} ${words.slice(0, 110)}`)
} else if (process.argv.includes('--fields')) {
  for (const [number, words] of house.facts)
    say(`${number.padEnd(6)} ${(FACT_FIELDS[number] ?? readFields(number, words)).join(', ')}`)
} else {
  const open = uncovered(house.rules, house.citations)
  const refused = house.refusals.filter(({ isSoft }) => !isSoft || EVERY_RULE_NEEDS_A_TEST)
  const reported = house.refusals.filter(({ kind, isSoft }) => isSoft && !EVERY_RULE_NEEDS_A_TEST && kind !== 'no-test')
  if (!house.hasSpec) say('The specification is not available: using the counts of scripts/rules/fact-counts.mjs.')
  say(progress(house.rules, open))
  if (process.argv.includes('--list')) say([uncoveredList(open), ...reported.map(({ words }) => words)].join('\n'))
  else if (open.length + reported.length > 0)
    say(`${open.length} rules have no test, ${reported.length} titles cite no rule: list them with pnpm rules --list.`)
  for (const { words } of refused) say(words)
  process.exitCode = refused.length > 0 ? 1 : 0
}
