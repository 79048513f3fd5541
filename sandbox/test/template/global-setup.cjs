/**
 * Migrates and seeds one sandbox for the whole run, so that each test file starts on a copy: a file in the PGlite run, a database to copy in the
 * PostgreSQL run. Tests that start the sandbox as a process start it empty: there migrations and seed are proved.
 */
const { randomUUID } = require('node:crypto')
const { join } = require('node:path')
const { makeDump, runScript } = require('@lantern/build/jest/database-dump.cjs')
const pg = require('pg')

const SCRIPT = join(__dirname, 'make-template.ts')

module.exports = async function globalSetup() {
  const server = process.env.TEST_DATABASE_URL
  const { place, remove } = server ? await makeDatabase(server) : makeDump(SCRIPT)
  // Workers inherit the one, global-teardown.cjs finds the other.
  process.env.SANDBOX_TEMPLATE = place
  globalThis.removeSandboxTemplate = remove
}

async function makeDatabase(server) {
  const name = `lantern_template_${randomUUID().replaceAll('-', '')}`
  const run = async (sql) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await run(`CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  runScript(SCRIPT, name, { TEST_DATABASE_URL: url.href })
  return { place: name, remove: () => run(`DROP DATABASE ${name} WITH (FORCE)`) }
}
