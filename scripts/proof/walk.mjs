import { join } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { runCommand } from '../checks/run-command.mjs'
import { ensureBrowser } from '../test/ensure-browser.mjs'

const STEPS = 500
const SEED_LIMIT = 2 ** 31

/**
 * Walks the shell in a browser at random while faults come and go. A walk that fails prints its seed; with it the same walk is made again.
 *
 * @param {string} [seed] @param {string} [steps]
 * @returns {Promise<boolean>}
 */
export async function proveWalk(seed = String(Math.floor(Math.random() * SEED_LIMIT)), steps = String(STEPS)) {
  process.stdout.write(`${steps} steps with seed ${seed}; again: npm run proof -- walk ${seed} ${steps}\n`)
  const env = { CHROME: await ensureBrowser(), WALK_SEED: seed, WALK_STEPS: steps, WALK_LOG: '1' }
  const { code } = await runCommand('playwright test walk', { cwd: join(ROOT, 'e2e'), env, isLoud: true })
  return code === 0
}
