import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const SANDBOX = join(import.meta.dirname, '../../sandbox')

/**
 * Ninety days on the sandbox's clock, hour by hour on PostgreSQL: each scheduled transition at its exact time.
 *
 * @param {string} [days] default 90
 * @returns {Promise<boolean>} whether every transition took place when it was due
 */
export async function proveNinetyDays(days = '90') {
  const { status } = spawnSync(process.execPath, ['test/on-postgres.mjs', 'test/scheduled'], {
    cwd: SANDBOX,
    env: { ...process.env, SCHEDULE_DAYS: days },
    stdio: 'inherit',
  })
  return status === 0
}
