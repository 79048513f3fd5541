import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const SANDBOX = join(import.meta.dirname, '../../sandbox')

/**
 * Places and settles generated singles and parlays and compares their returns with a closed form.
 *
 * @param {string[]} settings seed, number of bets
 * @returns {Promise<boolean>} whether every return is exact and the ledger proves itself
 */
export async function proveSettle(...settings) {
  const { status } = spawnSync(process.execPath, ['test/settle-proof.ts', ...settings], {
    cwd: SANDBOX,
    stdio: 'inherit',
  })
  return status === 0
}
