import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../shared/build/release/source-hash.mjs'
import { mutationsOf } from './mutations.mjs'

/**
 * The rules that a mistake would cost most, by area: pure machines, rules, and the small modules that decide about a session.
 *
 * @type {Record<string, { package: string, files: string[] }[]>}
 */
export const AREAS = {
  money: [
    {
      package: 'remote-mine',
      files: ['src/finance/**/*.{rules,machine}.ts', 'src/parts/**/{money-gate,order-link,order-state}.rules.ts'],
    },
    {
      package: 'sandbox',
      files: [
        'src/finance/{accounts/account-check,deposits/deposit,deposits/deposit-state,speed/speed,orders/timeline}.rules.ts',
        'src/ledger/*.rules.ts',
      ],
    },
    { package: 'shared/platform', files: ['src/format/money.rules.ts'] },
  ],
  session: [
    {
      package: 'shell',
      files: [
        'src/host/{navigation,session}/*.rules.ts',
        'src/pages/login/flow/login.rules.ts',
        'src/pages/password/*.machine.ts',
      ],
    },
    { package: 'shared/platform', files: ['src/session/session.ts', 'src/http/{code-handling,signature}.ts'] },
    { package: 'sandbox', files: ['src/members/standing.rules.ts'] },
  ],
  loading: [
    {
      package: 'shell',
      files: ['src/host/loading/*.{rules,machine}.ts', 'src/pages/closed/*.rules.ts', 'src/host/updates/*.machine.ts'],
    },
  ],
  chat: [
    { package: 'remote-chat', files: ['src/**/*.{rules,machine}.ts'] },
    { package: 'sandbox', files: ['src/chat/line.rules.ts'] },
  ],
  rollout: [
    { package: 'ops', files: ['src/{rollout,health}/*.rules.ts', 'src/discovery/discovery.rules.ts'] },
    { package: 'edge', files: ['src/discovery/*.rules.ts', 'src/visitor/places.ts'] },
  ],
}

/**
 * Every mutant of an area.
 *
 * @param {string} area
 * @returns {{ packageDir: string, file: string, start: number, end: number, to: string, operator: string, line: number }[]} by package and file
 */
export function mutantsOf(area) {
  return AREAS[area].flatMap(({ package: name, files }) => {
    const packageDir = join(ROOT, name)
    return globSync(files, { cwd: packageDir })
      .filter((file) => !file.endsWith('.test.ts'))
      .sort()
      .map((file) => join(packageDir, file))
      .flatMap((file) => mutationsOf(readFileSync(file, 'utf8')).map((mutation) => ({ packageDir, file, ...mutation })))
  })
}
