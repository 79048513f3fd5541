import { jestPreset } from '@lantern/build/jest-preset.mjs'

const preset = jestPreset(import.meta.url, { environment: 'node' })

/** Tests that never open the database of the run. On PostgreSQL they would repeat what they proved on PGlite, line by line. */
const WITHOUT_DATABASE = ['\\.rules\\.test\\.ts$', '/two-starts\\.test\\.ts$', '/raw-inputs\\.test\\.ts$']

export default {
  ...preset,
  testPathIgnorePatterns: [
    ...preset.testPathIgnorePatterns,
    ...(process.env.TEST_DATABASE_URL ? WITHOUT_DATABASE : []),
  ],
  globalSetup: './test/template/global-setup.cjs',
  globalTeardown: './test/template/global-teardown.cjs',
}
