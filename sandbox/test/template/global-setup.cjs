/**
 * Migrates and seeds one sandbox for the whole run, so that each test file starts on a copy: a file in the PGlite run, a database to copy in the
 * PostgreSQL run. Tests that start the sandbox as a process start it empty: there migrations and seed are proved.
 */
const { execFileSync } = require('node:child_process')
const { randomUUID } = require('node:crypto')
const { mkdtempSync, rmSync } = require('node:fs')
const { tmpdir } = require('node:os')
const { join } = require('node:path')
const pg = require('pg')

module.exports = async function globalSetup() {
  const server = process.env.TEST_DATABASE_URL
  const template = server ? await emptyDatabase(server) : emptyFile()
  const script = join(__dirname, 'make-template.ts')
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, template.place], {
    env: { ...process.env, ...template.env },
    stdio: 'inherit',
  })
  // Workers inherit the one, global-teardown.cjs finds the other.
  process.env.SANDBOX_TEMPLATE = template.place
  globalThis.removeSandboxTemplate = template.remove
}

function emptyFile() {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-template-'))
  return {
    place: join(folder, 'data.tar'),
    env: {},
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function emptyDatabase(server) {
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
  return { place: name, env: { TEST_DATABASE_URL: url.href }, remove: () => run(`DROP DATABASE ${name} WITH (FORCE)`) }
}
