import { jestPreset } from '@lantern/build/jest-preset.mjs'

const preset = jestPreset(import.meta.url, { environment: 'node', isBare: true })

/**
 * What may differ on PGlite, which serves one connection and keeps its files itself: order of writes, sequences, money while the process is killed, restarts.
 * `npm test` runs all tests on PostgreSQL and these on PGlite too; `npm run proof -- pglite` runs all there, and so does jest without TEST_DATABASE_URL.
 */
const OF_PGLITE = ['chat-history', 'ledger', 'money-kill', 'money-walk', 'restart'].map(
  (name) => `**/test/${name}.test.ts`,
)

export default {
  ...preset,
  ...(process.env.SANDBOX_TESTS === 'pglite' ? { testMatch: OF_PGLITE } : {}),
  globalSetup: './test/template/global-setup.cjs',
  globalTeardown: './test/template/global-teardown.cjs',
}
