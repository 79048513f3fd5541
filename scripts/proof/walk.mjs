import { proveInBrowser } from './in-browser.mjs'

const STEPS = 500
const SEED_LIMIT = 2 ** 31

/**
 * Random walk through the shell in a browser with injected faults. A failed walk prints its seed, which reproduces it.
 *
 * @param {string} [seed] @param {string} [steps]
 * @returns {Promise<boolean>}
 */
export async function proveWalk(seed = String(Math.floor(Math.random() * SEED_LIMIT)), steps = String(STEPS)) {
  process.stdout.write(`${steps} steps with seed ${seed}; repeat: npm run proof -- walk ${seed} ${steps}\n`)
  return proveInBrowser('walk', { WALK_SEED: seed, WALK_STEPS: steps, WALK_LOG: '1' })
}
