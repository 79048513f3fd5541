import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const SANDBOX = join(import.meta.dirname, '../../sandbox')
const FILE = 'test/rounds-walk.test.ts'
const RUNS = {
  pglite: ['--no-warnings', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js', FILE],
  postgres: ['test/on-postgres.mjs', FILE],
}

/**
 * Plays 100 rounds of every engine at two venues each, and proves money and ledger after each engine.
 *
 * @param {string} [place] `pglite` or `postgres`; defaults to both
 * @param {string} [seed] seed of the walk
 * @returns {Promise<boolean>} whether all passed
 * @throws {Error} for another place
 */
export async function proveRounds(place, seed) {
  const chosen = place === undefined ? Object.keys(RUNS) : [place]
  return chosen.every((name) => {
    if (!Object.hasOwn(RUNS, name)) throw new Error(`Unknown database "${name}": choose pglite or postgres.`)
    process.stdout.write(`Rounds on ${name}:\n`)
    const env = { ...process.env, ROUNDS_STEPS: '100', ...(seed ? { ROUNDS_SEED: seed } : {}) }
    return spawnSync(process.execPath, RUNS[name], { cwd: SANDBOX, env, stdio: 'inherit' }).status === 0
  })
}
