/** Migrates one registry for the whole run; every test file starts on a copy of it (test-database.ts). On PostgreSQL each one migrates its own. */
const { join } = require('node:path')
const { makeDump } = require('@lantern/build/jest/database-dump.cjs')

module.exports = function globalSetup() {
  if (process.env.TEST_DATABASE_URL) return
  const { place, remove } = makeDump(join(__dirname, 'make-template.ts'))
  // Workers inherit the one, global-teardown.cjs finds the other.
  process.env.OPS_TEMPLATE = place
  globalThis.removeOpsTemplate = remove
}
