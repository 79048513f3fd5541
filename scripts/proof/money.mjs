import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const SANDBOX = join(import.meta.dirname, '../../sandbox')
const FILES = ['test/money-walk.test.ts', 'test/money-kill.test.ts']
const NODE = ['--no-warnings', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js']
/** Numbers of issue 5: steps of a random walk, members with a withdrawal check, process kills. */
const LONG = { MONEY_STEPS: '1000', MONEY_MEMBERS: '200', MONEY_KILLS: '200' }

/**
 * Long random walks over the money state machines, on PGlite and on PostgreSQL.
 *
 * @param {string} [place] `pglite` or `postgres`; defaults to both
 * @param {string} [seed] seed of the walk
 * @returns {Promise<boolean>} whether all passed
 */
export async function proveMoney(place, seed) {
  return runOn(place, FILES, { ...LONG, ...(seed ? { MONEY_SEED: seed } : {}) })
}

/**
 * Dividends taken by taps in two tabs and on two devices while the process is killed.
 *
 * @param {string} [place] `pglite` or `postgres`; defaults to both
 * @param {string} [kills] number of kills
 * @returns {Promise<boolean>} whether each was paid exactly once
 */
export async function proveDividends(place, kills = LONG.MONEY_KILLS) {
  return runOn(place, ['test/money-kill.test.ts'], { MONEY_WRITES: 'dividends', MONEY_KILLS: kills })
}

function runOn(place, files, settings) {
  const runs = { pglite: [...NODE, ...files], postgres: ['test/on-postgres.mjs', ...files] }
  const chosen = place === undefined ? Object.keys(runs) : [place]
  return chosen.every((name) => {
    if (!Object.hasOwn(runs, name)) throw new Error(`Unknown database "${name}": choose pglite or postgres.`)
    process.stdout.write(`Money on ${name}:\n`)
    const env = { ...process.env, ...settings }
    return spawnSync(process.execPath, runs[name], { cwd: SANDBOX, env, stdio: 'inherit' }).status === 0
  })
}
