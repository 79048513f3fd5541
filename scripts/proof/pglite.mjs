import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const SANDBOX = join(import.meta.dirname, '../../sandbox')
const JEST = ['--no-warnings', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js']

/**
 * Every test of the sandbox on PGlite, which `npm start` uses; `npm test` runs them on PostgreSQL.
 *
 * @returns {Promise<boolean>} whether all passed
 */
export async function provePglite() {
  return spawnSync(process.execPath, JEST, { cwd: SANDBOX, stdio: 'inherit' }).status === 0
}
