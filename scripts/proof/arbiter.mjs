import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const PLATFORM = join(import.meta.dirname, '../../shared/platform')
const NODE = ['--no-warnings', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js']
const SEEDS = '200'

/**
 * Asks the arbiter of pop-ups, toasts, push, dock and badge in 1,000 visits of each seed, on a clock of its own.
 *
 * @param {string} [seeds] number of seeds
 * @returns {Promise<boolean>} whether no visit broke a limit
 */
export async function proveArbiter(seeds = SEEDS) {
  const globals = JSON.stringify({ arbiterSeeds: Number(seeds) })
  const { status } = spawnSync(process.execPath, [...NODE, 'promotions.rules', `--globals=${globals}`], {
    cwd: PLATFORM,
    stdio: 'inherit',
  })
  return status === 0
}
