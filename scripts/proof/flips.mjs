import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const SANDBOX = join(import.meta.dirname, '../../sandbox')

/**
 * Draws a million flips and compares their prizes with the printed table.
 *
 * @param {string[]} settings seed of the draws, number of draws
 * @returns {Promise<boolean>} whether every prize is within the statistical bounds
 */
export async function proveFlips(...settings) {
  const { status } = spawnSync(process.execPath, ['test/flips-proof.ts', ...settings], {
    cwd: SANDBOX,
    stdio: 'inherit',
  })
  return status === 0
}
