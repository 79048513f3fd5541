import { spawnSync } from 'node:child_process'
import { ROOT } from '../../shared/build/release/source-hash.mjs'

/**
 * Pages that `npm run new -- page` writes, with and without an endpoint, pass every gate that needs no browser, and their own tests.
 *
 * @returns {boolean}
 */
export function proveGenerator() {
  const args = ['--test', '--test-reporter=spec', 'scripts/new/generated/generated.test.mjs']
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status === 0
}
