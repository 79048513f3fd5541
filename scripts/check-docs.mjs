/** `npm run check -- docs`: checks that every command, link and rule id in a .md file exists, that no file uses a word that the glossary replaced, and that no text of the interface presses the member. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseCall } from '../ops/src/cli/frame/parse-call.ts'
import { VERBS } from '../ops/src/cli/verbs.ts'
import { readJson } from '../shared/build/release/files.mjs'
import { ROOT } from '../shared/build/release/source-hash.mjs'
import { GATES } from './checks/gates.mjs'
import { workspacePackages } from './checks/workspace.mjs'
import { avoidedWords } from './docs/avoided-words.mjs'
import { judgePages } from './docs/judge.mjs'
import { isCopy, pressureCopy } from './docs/pressure-copy.mjs'
import { faultsOfRowTests } from './docs/row-tests.mjs'
import { faultsOfRuleIds } from './docs/rule-ids.mjs'
import { readRules } from './rules/rule-lists.mjs'

/** Fixtures of the gates and API reports are not documentation; links in help articles are routes of the site, which the build checks. */
const NOT_READ = /(^|\/)fixtures\/|^shell\/help\/|^shared\/[a-z]+\/api\./

const { packageManager, scripts } = readJson(join(ROOT, 'package.json'))
const packages = Object.fromEntries(
  workspacePackages().map(({ path, scripts: own }) => [readJson(join(path, 'package.json')).name, own]),
)
// The remote that the reader creates in docs/how-to/add-a-remote.md, a copy of the sample.
packages['@lantern/remote-points'] ??= packages['@lantern/remote-sample']

/** Each row names rules and the tests that hold it. */
const MATRIX = 'docs/federation.md'
/** The glossary names them, migrations never change, and their own tests need them. */
const MAY_USE_OLD_WORDS = /^docs\/glossary\.md$|\.sql$|^scripts\/docs\/avoided-words\.|^scripts\/rules\//
const TEXT = /\.(?:[cm]?[jt]sx?|json|jsonc|css|html|svg|md|ya?ml|conf)$/

const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
const files = stdout
  .split('\n')
  .filter((file) => TEXT.test(file) && !NOT_READ.test(file) && existsSync(join(ROOT, file)))
const textOf = (file) => readFileSync(join(ROOT, file), 'utf8')
const names = files.filter((file) => file.endsWith('.md'))

const pageFaults = judgePages({
  pages: Object.fromEntries(names.map((file) => [file, textOf(file)])),
  exists: (path) => existsSync(join(ROOT, path)),
  pnpm: packageManager.split('+')[0],
  scripts,
  packages,
  choices: { check: new Set(GATES.map(({ name }) => name)), proof: choicesOf('proof'), new: choicesOf('new') },
  askReleaseService: (words) => parseCall(words, VERBS),
})
const wordFaults = files.flatMap((file) => (MAY_USE_OLD_WORDS.test(file) ? [] : avoidedWords(file, textOf(file))))
const packageFolders = names.filter((file) => file.endsWith('/RULES.md')).map((file) => dirname(file))
const rules = new Set(readRules(ROOT, packageFolders).rules.map(({ id }) => id))
const ruleFaults = names.flatMap((file) => faultsOfRuleIds(file, textOf(file), rules))
const rowFaults = faultsOfRowTests(MATRIX, textOf(MATRIX), (file) => (existsSync(join(ROOT, file)) ? textOf(file) : ''))
const copyFaults = files.flatMap((file) => (isCopy(file) ? pressureCopy(file, textOf(file)) : []))
const faults = [...pageFaults, ...ruleFaults, ...rowFaults, ...wordFaults, ...copyFaults]
for (const fault of faults) process.stdout.write(`${fault}\n`)
if (faults.length === 0)
  process.stdout.write(
    `  ${names.length} pages: all commands, links and rule ids are valid; ${files.length} files use the terms of the glossary\n`,
  )
process.exitCode = faults.length > 0 ? 1 : 0

/** The names that a script lists when called without one. */
function choicesOf(script) {
  const { stdout, stderr } = spawnSync(process.execPath, [join(ROOT, `scripts/${script}.mjs`)], { encoding: 'utf8' })
  const told = `${stdout}${stderr}`.matchAll(new RegExp(`npm run ${script} -- ([a-z-]+)`, 'g'))
  return new Set([...told].map(([, choice]) => choice))
}
