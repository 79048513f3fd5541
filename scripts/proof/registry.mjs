import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { startPostgres } from '../../shared/build/services/postgres.mjs'

const OPS = join(import.meta.dirname, '../../ops')
const NODE = ['--no-warnings', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js']

/**
 * The registry on PostgreSQL: the database tests of ops, then two release services that write concurrently.
 *
 * @param {string} [which] `tests` or `services`; defaults to both
 * @returns {Promise<boolean>} whether all passed
 */
export async function proveRegistry(which) {
  const postgres = await startPostgres()
  const run = (args, env = {}) =>
    spawnSync(process.execPath, args, { cwd: OPS, env: { ...process.env, ...env }, stdio: 'inherit' }).status === 0
  try {
    const hold = []
    if (which !== 'services') {
      process.stdout.write('Tests of ops on PostgreSQL:\n')
      hold.push(run([...NODE, 'test'], { TEST_DATABASE_URL: postgres.url }))
    }
    if (which !== 'tests') {
      process.stdout.write('Two release services on one PostgreSQL:\n')
      hold.push(run(['--disable-warning=ExperimentalWarning', 'test/two-release-services.ts', postgres.url]))
    }
    return hold.every(Boolean)
  } finally {
    await postgres.stop()
  }
}
