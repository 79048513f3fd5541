import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../shared/build/dev/ports.mjs'
import { buildAll } from '../../shared/build/release/build-all.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { pageCommands, runPageCommands } from '../../shared/build/runbook/page-commands.mjs'
import { startPostgres } from '../../shared/build/services/postgres.mjs'
import { publishRemotes } from '../start/publish-remotes.mjs'
import { runOps } from '../start/run-ops.mjs'
import { serviceEnvironments } from '../start/service-environments.mjs'
import { createServiceGroup } from '../start/service-group.mjs'
import { startSettings } from '../start/start-settings.mjs'

const pg = createRequire(join(ROOT, 'sandbox/package.json'))('pg')

const PAGE = join(ROOT, 'docs/runbooks/backup-and-restore.md')
const PAGE_FOLDER = '/srv/lantern/data'

/**
 * The drill of docs/runbooks/backup-and-restore.md by the commands of that page: a release service with the four remotes and a window is backed up, lost and
 * restored elsewhere, with PGlite and with PostgreSQL. Discovery, its signature, the files that an edge serves, history and audit log must be the same.
 *
 * @returns {Promise<boolean>}
 */
export async function proveRestore() {
  await buildAll()
  const withFiles = await loseAndRestore({ registry: 'PGlite' })
  const postgres = await startPostgres()
  try {
    const [first, second] = [await databaseOf(postgres.url, 'first'), await databaseOf(postgres.url, 'second')]
    const path = `${postgres.bin}:${process.env.PATH}`
    return (await loseAndRestore({ registry: 'PostgreSQL', first, second, path })) && withFiles
  } finally {
    await postgres.stop()
  }
}

async function loseAndRestore({ registry, first = '', second = '', path = process.env.PATH }) {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-restore-'))
  const [lost, restored] = [join(folder, 'lost'), join(folder, 'restored')]
  const run = (verb, place, url) =>
    runPageCommands(pageCommands(PAGE, `${verb} a registry in ${registry}`), {
      cwd: folder,
      env: { DATABASE_URL: url, PATH: path },
      places: { [PAGE_FOLDER]: place },
    })
  try {
    const before = await whileRunning(lost, first, async (at) => {
      await publishRemotes({ env: at.env, ops: at.ops, say: () => {} })
      await runOps(['maintenance', 'chat', '--to', '+2h', '--reason', 'restore drill'], at.env)
      return stateOf(at)
    })
    run('Back up', lost, first)
    rmSync(lost, { recursive: true })
    const startedMs = performance.now()
    run('Restore', restored, second)
    const after = await whileRunning(restored, second, stateOf)
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
    const different = Object.keys(before).filter((name) => before[name] !== after[name])
    process.stdout.write(
      different.length === 0
        ? `${registry}: restored in ${seconds} s: ${Object.keys(before).join(', ')} are the same\n`
        : `${registry}: different after the restore: ${different.join(', ')}\n`,
    )
    return different.length === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function whileRunning(dataDir, url, work) {
  const [ops, edge] = [await freePort(), await freePort()].map(String)
  const settings = startSettings({ OPS_PORT: ops, EDGE_PORT: edge, DATA_DIR: dataDir, UPSTREAM: 'http://127.0.0.1:9' })
  const environments = serviceEnvironments(settings)
  const env = { ...environments.ops, DATABASE_URL: url }
  const group = createServiceGroup({
    onDeath: (sentence) => process.stderr.write(`${sentence}\n`),
  })
  try {
    await group.start({ name: 'ops', origin: settings.ops, env })
    await group.start({ name: 'edge', origin: settings.edge, env: environments.edge })
    return await work({ env, ops: settings.ops, edge: settings.edge })
  } finally {
    await group.stop()
  }
}

/** What operators and edges see. */
async function stateOf({ env, ops, edge }) {
  const discovery = await fetch(`${ops}/discovery?environment=production`)
  return {
    discovery: await discovery.text(),
    signature: discovery.headers.get('discovery-signature'),
    history: await runOps(['history', 'mine'], env),
    'audit log': await runOps(['audit', '--limit', '3'], env),
    files: await filesOf(edge),
  }
}

/** The manifests that the edge serves, by what it believes as discovery. */
async function filesOf(edge) {
  const document = await (await fetch(`${edge}/discovery.json`)).text()
  const urls = [...document.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => new URL(url, edge).pathname)
  if (urls.length === 0) throw new Error('The edge serves no discovery.')
  const files = await Promise.all(
    urls.sort().map(async (path) => {
      const answer = await fetch(`${edge}${path}`)
      const text = await answer.text()
      return `${path} ${answer.status} ${createHash('sha256').update(text).digest('hex')}`
    }),
  )
  const missing = files.filter((line) => !line.includes(' 200 '))
  if (missing.length > 0) throw new Error(`The edge does not serve: ${missing.join(', ')}`)
  return files.join('\n')
}

async function databaseOf(server, name) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return new URL(`/${name}`, server).href
}
