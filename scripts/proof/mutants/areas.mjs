import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '../../../shared/build/release/source-hash.mjs'
import { mutationsOf } from './mutations.mjs'

/**
 * The most critical rules by area: pure state machines, rules, and the small session modules. Patterns omit the folder where possible, so that a file
 * stays in its area when the folder moves.
 *
 * @type {Record<string, Record<string, string[]>>} patterns by package; each must match a file
 */
export const AREAS = {
  money: {
    'remote-mine': [
      'src/finance/**/*.rules.ts',
      'src/**/money-gate.rules.ts',
      'src/**/order-link.rules.ts',
      'src/**/order-state.rules.ts',
    ],
    sandbox: [
      'src/**/account-check.rules.ts',
      'src/**/deposit.rules.ts',
      'src/**/deposit-state.rules.ts',
      'src/**/speed.rules.ts',
      'src/**/timeline.rules.ts',
      'src/ledger/*.rules.ts',
      'src/**/rebate.rules.ts',
      'src/**/limit.rules.ts',
      'src/**/settlement.rules.ts',
    ],
    'shared/platform': ['src/**/money.rules.ts'],
  },
  session: {
    shell: ['src/**/redirect.rules.ts', 'src/**/login.rules.ts', 'src/**/recovery.machine.ts'],
    'shared/platform': ['src/session/session.ts', 'src/http/code-handling.ts', 'src/http/signature.ts'],
    sandbox: ['src/**/standing.rules.ts'],
  },
  loading: {
    shell: [
      'src/**/closed-panel.rules.ts',
      'src/**/load-failure.rules.ts',
      'src/**/remote-loading.machine.ts',
      'src/**/update.machine.ts',
    ],
  },
  chat: { 'remote-chat': ['src/**/*.rules.ts', 'src/**/*.machine.ts'], sandbox: ['src/**/line.rules.ts'] },
  rollout: {
    ops: ['src/rollout/**/*.rules.ts', 'src/health/**/*.rules.ts', 'src/**/discovery.rules.ts'],
    edge: ['src/**/buckets.ts'],
    'shared/contract': ['src/**/rollout.ts'],
  },
}

/**
 * Generates the mutants of an area.
 *
 * @param {string} area
 * @returns {{ packageDir: string, file: string, source: string, start: number, end: number, to: string, operator: string, line: number }[]} by package and file
 * @throws {Error} if a pattern matches no file
 */
export function mutantsOf(area) {
  return Object.entries(AREAS[area]).flatMap(([name, patterns]) => {
    const packageDir = join(ROOT, name)
    return filesOf(packageDir, patterns).flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      return mutationsOf(source).map((mutation) => ({ packageDir, file, source, ...mutation }))
    })
  })
}

function filesOf(packageDir, patterns) {
  const found = patterns.flatMap((pattern) => {
    const files = globSync(pattern, { cwd: packageDir }).filter((file) => !file.endsWith('.test.ts'))
    if (files.length === 0)
      throw new Error(
        `${relative(ROOT, packageDir)}/${pattern} matches no file. Correct scripts/proof/mutants/areas.mjs.`,
      )
    return files
  })
  return [...new Set(found)].sort().map((file) => join(packageDir, file))
}
