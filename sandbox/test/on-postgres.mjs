/**
 * Runs the tests on PostgreSQL: on TEST_DATABASE_URL when it is set, else on a server started for this run. Where no PostgreSQL is installed it is fetched. It never passes by skipping.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { startPostgres } from '@lantern/build/services/postgres.mjs'

const PACKAGE = join(import.meta.dirname, '..')

if (process.env.TEST_DATABASE_URL) {
  process.exitCode = runSuite(process.env.TEST_DATABASE_URL)
} else {
  const postgres = await startPostgres()
  process.stdout.write(`PostgreSQL: ${postgres.bin}\n`)
  try {
    process.exitCode = runSuite(postgres.url)
  } finally {
    await postgres.stop()
  }
}

function runSuite(url) {
  const jest = join(PACKAGE, 'node_modules/jest/bin/jest.js')
  const { status } = spawnSync(
    process.execPath,
    ['--no-warnings', '--experimental-vm-modules', jest, ...process.argv.slice(2)],
    {
      cwd: PACKAGE,
      env: { ...process.env, TEST_DATABASE_URL: url },
      stdio: 'inherit',
    },
  )
  return status ?? 1
}
