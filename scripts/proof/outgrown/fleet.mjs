import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../shared/build/dev/ports.mjs'
import { ROOT } from '../../../shared/build/release/source-hash.mjs'
import { startPostgres } from '../../../shared/build/services/postgres.mjs'
import { publishRemotes } from '../../start/publish-remotes.mjs'
import { runOps } from '../../start/run-ops.mjs'
import { ensureBrowser } from '../../test/ensure-browser.mjs'
import { makeCertificate } from './certificate.mjs'
import { startNginx } from './nginx.mjs'
import { createProcesses, isOk, until } from './processes.mjs'
import { ensurePrograms } from './programs.mjs'
import { withSiteLines } from './site-lines.mjs'

const pg = createRequire(join(ROOT, 'sandbox/package.json'))('pg')
/** Origins that nginx serves over TLS. */
const SECURE = new Set(['site', 'artifacts'])
/** Edges behind nginx; `one` and `two` are those of its shipped configuration. */
export const EDGE_NAMES = ['one', 'two', 'three', 'four']
/** Drain time of the edges, ms; longer than nginx keeps idle connections to them (edge/deploy/nginx.conf). */
const DRAIN_MS = 3_000

/**
 * Runs a multi-machine site on this machine: PostgreSQL, Redis, ops, the sandbox, four edges with separate disks, nginx in front of them
 * and of the artifacts. Everything uses loopback and temporary folders and is stopped by `stop`.
 */
export async function startFleet(say) {
  const programs = ensurePrograms()
  const folder = mkdtempSync(join(tmpdir(), 'lantern-outgrown-'))
  // The users of nginx and PostgreSQL need access to their subfolders.
  chmodSync(folder, 0o755)
  const processes = createProcesses()
  const names = ['plain', 'site', 'artifacts', 'redis', 'sandbox', 'venue', 'ops', ...EDGE_NAMES]
  const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await freePort()])))
  const origin = Object.fromEntries(
    names.map((name) => [name, `${SECURE.has(name) ? 'https' : 'http'}://127.0.0.1:${ports[name]}`]),
  )
  const tls = makeCertificate(folder)
  const browser = tls.browserFor(await ensureBrowser())
  let postgres

  async function stop() {
    await processes.endAll()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    say('PostgreSQL')
    postgres = await startPostgres()
    const databases = await createDatabases(postgres.url, ['lantern_ops', 'lantern_sandbox'])

    say('Redis')
    writeFileSync(
      join(folder, 'redis.conf'),
      withSiteLines('redis.conf', { '127.0.0.1': '127.0.0.1', 6379: ports.redis }),
    )
    const startRedis = () => processes.start('redis', programs.redis, [join(folder, 'redis.conf'), '--dir', folder])
    const redis = startRedis()
    await until('Redis is ready', () => redis.log().includes('Ready to accept connections'), redis)

    say('the platform, on PostgreSQL')
    const sandbox = await processes.serve('sandbox', 'sandbox', origin.sandbox, {
      SANDBOX_PORT: String(ports.sandbox),
      LIMIT_SCALE: '1000',
      VENUE_PORT: String(ports.venue),
      DATABASE_URL: databases.lantern_sandbox,
      DATA_DIR: join(folder, 'sandbox'),
      SITE_ORIGINS: origin.site,
    })

    say('ops, on PostgreSQL')
    const edgeToken = randomBytes(24).toString('base64')
    const opsEnv = {
      ...tls.env,
      // As in production: refuses builds that cannot be fetched and loaded from the artifact origin.
      GATE: 'strict',
      GATE_BROWSER: browser,
      OPS_EDGE_TOKEN: edgeToken,
      OPS_PORT: String(ports.ops),
      DATABASE_URL: databases.lantern_ops,
      DATA_DIR: join(folder, 'ops'),
      // The gate fetches artifacts from here.
      EDGE_PORT: String(ports.one),
    }
    await processes.serve('ops', 'ops', origin.ops, opsEnv)

    say('four edges')
    const secret = randomBytes(24).toString('base64')
    const startEdge = (name) =>
      processes.serve(`edge ${name}`, 'edge', origin[name], {
        ...tls.env,
        EDGE_PORT: String(ports[name]),
        DATA_DIR: join(folder, `edge-${name}`),
        SHELL_DIR: join(ROOT, 'shell/dist'),
        UPSTREAM: origin.sandbox,
        OPS_ORIGIN: origin.ops,
        OPS_EDGE_TOKEN: edgeToken,
        OPS_PUBLIC_KEY: readFileSync(join(folder, 'ops/keys/discovery-ed25519.pub'), 'utf8').trim(),
        VENUE_ORIGINS: origin.venue,
        ARTIFACT_ORIGINS: origin.artifacts,
        TRUST_PROXY: '127.0.0.1',
        REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
        LIMIT_SCALE: '1000',
        CACHE_SECRET: secret,
        DRAIN_MS: String(DRAIN_MS),
        // All load comes from one address.
        PAGE_LIMIT: '0',
      })
    const edges = {}
    for (const name of EDGE_NAMES) edges[name] = await startEdge(name)

    say('nginx')
    const accessLog = join(folder, 'access.log')
    const nginx = startNginx({
      processes,
      program: programs.nginx,
      folder,
      tls,
      artifacts: join(folder, 'ops/artifacts'),
      ports,
      accessLog,
    })
    await until('nginx answers', () => isOk(`${origin.site}/healthz`), nginx)

    say('publishing the remotes through the strict gate')
    const service = { ...opsEnv, OPS_ORIGIN: origin.ops }
    const isToldByAll = async () => (await shellsServed(service)).length === EDGE_NAMES.length
    await until('every edge told ops what it serves', isToldByAll, nginx)
    const shells = await shellsServed(service)
    const published = await publishRemotes({ env: opsEnv, ops: origin.ops })
    const isLive = () =>
      haveLive(
        EDGE_NAMES.map((name) => origin[name]),
        published.length,
      )
    await until('every edge has them', isLive, nginx)

    return {
      origin,
      browser,
      machine: { processes, program: programs.nginx, folder, tls },
      shells,
      edges,
      redis,
      secret,
      sandbox,
      database: databases.lantern_sandbox,
      artifacts: join(folder, 'ops/artifacts'),
      processes,
      accessLog,
      startEdge: async (name) => (edges[name] = await startEdge(name)),
      startRedis,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function shellsServed(service) {
  const shells = JSON.parse(await runOps(['shells', '--json'], service))
  return shells.filter(({ isServed }) => isServed)
}

async function haveLive(edges, remotes) {
  const answers = await Promise.all(edges.map(async (edge) => (await fetch(`${edge}/discovery.json`)).json()))
  return answers.every(({ microFrontends = {} }) => Object.keys(microFrontends).length === remotes)
}

async function createDatabases(url, names) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const name of names) await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return Object.fromEntries(names.map((name) => [name, url.replace(/\/postgres$/, `/${name}`)]))
}
