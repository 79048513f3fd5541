/** Starts ops and the sandbox on one PostgreSQL, as `DATABASE_URL=… npm start` does, and with databases that refuse them. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { freePort } from '../../shared/build/dev/ports.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { startPostgres } from '../../shared/build/services/postgres.mjs'
import { serviceEnvironments } from './service-environments.mjs'
import { createServiceGroup } from './service-group.mjs'
import { startSettings } from './start-settings.mjs'

const pg = createRequire(join(ROOT, 'sandbox/package.json'))('pg')

let postgres
let dataDir
before(async () => {
  postgres = await startPostgres()
  dataDir = mkdtempSync(join(tmpdir(), 'lantern-start-'))
})
after(async () => {
  await postgres.stop()
  rmSync(dataDir, { recursive: true })
})

async function query(text) {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function settingsOn(databaseUrl) {
  const names = ['EDGE_PORT', 'OPS_PORT', 'SANDBOX_PORT', 'VENUE_PORT']
  const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, String(await freePort())])))
  const settings = startSettings({ ...ports, DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  return { settings, env: serviceEnvironments(settings) }
}

/** What a server says that cannot start. */
async function lastWords(server, url) {
  const { env } = await settingsOn(url)
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    cwd: join(ROOT, server),
    env: { ...process.env, NODE_OPTIONS: '', ...env[server], DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  const code = await new Promise((resolve) => child.once('close', resolve))
  assert.equal(code, 1, said)
  return said
}

describe('DATABASE_URL', () => {
  it('serves ops and sandbox, each in a schema of its own, and an older one where its tables are', async () => {
    // A registry of the time before schemas: it stays where it is.
    await query('CREATE TABLE ops_migrations (name text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())')
    const { settings, env } = await settingsOn(postgres.url)
    const deaths = []
    const group = createServiceGroup({ onDeath: (sentence) => deaths.push(sentence) })
    try {
      const start = (name) =>
        group.start({ name, origin: settings[name], env: { ...env[name], DATABASE_URL: postgres.url } })
      await Promise.all([start('ops'), start('sandbox')])
    } finally {
      await group.stop()
    }
    assert.deepEqual(deaths, [])
    const tables = await query(
      "SELECT schemaname, tablename FROM pg_tables WHERE tablename IN ('ops_migrations', 'builds', 'members') ORDER BY 1, 2",
    )
    assert.deepEqual(
      tables.map(({ schemaname, tablename }) => `${schemaname}.${tablename}`),
      ['lantern_sandbox.members', 'public.builds', 'public.ops_migrations'],
    )
  })

  for (const server of ['ops', 'sandbox'])
    it(`explains in one sentence where ${server} is refused`, async () => {
      const missing = new URL(postgres.url)
      missing.pathname = '/nowhere'
      assert.match(
        await lastWords(server, missing.href),
        /^The database of DATABASE_URL \(.*\/nowhere\) does not exist\. .*\n$/,
      )
      const dead = `postgres://lantern:secret@127.0.0.1:${await freePort()}/site`
      assert.match(
        await lastWords(server, dead),
        /^The database of DATABASE_URL does not answer at [^ ]*\/site\. .*\n$/,
      )
    })
})
