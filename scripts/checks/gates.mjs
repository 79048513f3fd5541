import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { runCommand } from './run-command.mjs'
import { runUnitTests } from './unit-tests.mjs'
import { workspacePackages } from './workspace.mjs'

/** Tests of the whole and the presets themselves: they may reach anywhere. */
const NOT_CRUISED = ['e2e', 'shared/build']

/**
 * The static gates and unit tests, cheapest first. `mend` is the command that repairs what the gate refuses.
 *
 * @type {{ name: string, mend: string, run: () => Promise<{ ok: boolean, words: string, passed?: number, failed?: number }> }[]}
 */
export const GATES = [
  {
    name: 'lint',
    mend: 'shared/build/node_modules/.bin/biome check --write .',
    run: () => command('biome check --error-on-warnings .'),
  },
  {
    name: 'docs',
    mend: 'correct the command or the link that the sentence names',
    run: () => proven('docs'),
  },
  { name: 'types', mend: 'pnpm --filter <package> types', run: checkTypes },
  {
    name: 'unused',
    mend: 'delete what the list names, or drop its export; an entry point that a program starts belongs into knip.jsonc',
    run: () => proven('unused', 'knip --no-progress --treat-config-hints-as-errors'),
  },
  { name: 'borders', mend: 'read the sentence of the rule in shared/build/dependency-rules.cjs', run: checkBorders },
  { name: 'rules', mend: 'pnpm rules --list, then docs/rules.md', run: () => proven('rules') },
  { name: 'unit', mend: 'pnpm --filter <package> test', run: unitTests },
  { name: 'build', mend: 'npm run build', run: () => command('node scripts/build.mjs', { isLoud: true }) },
  {
    name: 'doors',
    mend: 'build again, or let remote.json say what the build does',
    run: () => command('node scripts/check-doors.mjs', { isLoud: true }),
  },
  {
    name: 'budgets',
    mend: 'load less at first: move it behind import(), or take a lighter way',
    run: () => command('node scripts/check-budgets.mjs', { isLoud: true }),
  },
  {
    name: 'warm',
    mend: 'see shared/build/webpack/plugins/warm-equals-cold-plugin.mjs',
    run: () => command('node scripts/check-warm-build.mjs', { isLoud: true }),
  },
]

async function command(line, options) {
  const { code, words } = await runCommand(line, options)
  return { ok: code === 0, words: options?.isLoud ? '' : words }
}

async function unitTests() {
  const started = await command('node --test scripts/start/*.test.mjs')
  if (!started.ok) return started
  return runUnitTests()
}

async function checkTypes() {
  const packages = workspacePackages().filter(({ scripts }) => scripts.types)
  // One compiler a core: each uses several threads and up to a gigabyte, and all packages at once take longer than in turn.
  const waiting = [...packages]
  const faults = []
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { code, words } = await runCommand(next.scripts.types, { cwd: next.path })
      if (code !== 0) faults.push(`${next.folder}\n${words}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return { ok: faults.length === 0, words: faults.join('\n') }
}

async function checkBorders() {
  const folders = workspacePackages()
    .filter(({ folder }) => !NOT_CRUISED.includes(folder))
    .map(({ folder }) => `${folder}/src`)
    .filter((folder) => existsSync(join(ROOT, folder)))
  return command(`depcruise --config shared/build/dependency-rules.cjs ${folders.join(' ')}`)
}

/** The gate is tested before it judges: one that no longer refuses anything would pass everything. */
async function proven(name, judge = `node scripts/check-${name}.mjs`) {
  const tested = await command(`node --test scripts/${name}/*.test.mjs`)
  return tested.ok ? command(judge, { isLoud: true }) : tested
}
