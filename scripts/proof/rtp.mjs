import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const SANDBOX = join(import.meta.dirname, '../../sandbox')

/**
 * Plays each engine a million rounds and more and compares the returns with the printed ones.
 *
 * @param {string[]} settings seed of the simulation, rounds of the shortest one
 * @returns {Promise<boolean>} whether all are within 0.3 points
 */
export async function proveRtp(...settings) {
  const { status } = spawnSync(process.execPath, ['test/rtp-proof.ts', ...settings], { cwd: SANDBOX, stdio: 'inherit' })
  return status === 0
}
