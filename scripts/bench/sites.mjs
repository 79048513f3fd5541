import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { isPortTaken } from '../../shared/build/dev/ports.mjs'
import { buildAll, builtPackages } from '../../shared/build/release/build-all.mjs'
import { readJson, writeJson } from '../../shared/build/release/files.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { publishRemotes } from '../start/publish-remotes.mjs'
import { serviceEnvironments } from '../start/service-environments.mjs'
import { createServiceGroup } from '../start/service-group.mjs'
import { startSettings } from '../start/start-settings.mjs'
import { buildOneBundle } from './one-bundle.mjs'

/** The first of six ports in a row: two edges, two release services, one sandbox and its venue site. */
const FIRST_PORT = Number(process.env.BENCH_PORT ?? 3600)
const SANDBOX = { SANDBOX_PORT: String(FIRST_PORT + 4), VENUE_PORT: String(FIRST_PORT + 5) }
const PORTS = {
  deployed: { EDGE_PORT: String(FIRST_PORT), OPS_PORT: String(FIRST_PORT + 2), ...SANDBOX },
  bundle: { EDGE_PORT: String(FIRST_PORT + 1), OPS_PORT: String(FIRST_PORT + 3), ...SANDBOX },
}

/**
 * Builds both variants and serves each from its own edge. The process exits if a server exits.
 *
 * @returns {Promise<{ list: { name: string, origin: string }[], stop: () => Promise<void> }>}
 * @throws {Error} if a variant cannot be built, started or published; all servers are stopped then
 */
export async function startSites() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lantern-bench-'))
  const group = createServiceGroup({
    onDeath(sentence) {
      process.stderr.write(`${sentence}\n`)
      void stop().finally(() => process.exit(1))
    },
  })
  async function stop() {
    await group.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    return { list: await startBoth(group, dataDir), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startBoth(group, dataDir) {
  const settings = Object.fromEntries(
    Object.entries(PORTS).map(([form, ports]) => [form, startSettings({ ...ports, DATA_DIR: join(dataDir, form) })]),
  )
  for (let port = FIRST_PORT; port < FIRST_PORT + 6; port += 1) {
    if (await isPortTaken(port))
      throw new Error(`Port ${port} is in use: set BENCH_PORT to the first of six free ports.`)
  }
  await buildAll()

  const { sandbox } = serviceEnvironments(settings.deployed)
  const origins = Object.values(settings).map(({ edge }) => edge)
  await group.start({
    name: 'sandbox',
    origin: settings.deployed.sandbox,
    env: { ...sandbox, SITE_ORIGINS: origins.join(',') },
  })
  // Waits for both even if one fails, because a starting server cannot be stopped.
  const started = await Promise.allSettled([
    startForm(group, 'deployed', settings.deployed, {}),
    buildOneBundle().then((bundleDir) =>
      startForm(group, 'bundle', settings.bundle, { SHELL_DIR: bundleDir }, withoutPreload(dataDir)),
    ),
  ])
  for (const { reason } of started) if (reason !== undefined) throw reason
  return Object.entries(settings).map(([name, { edge }]) => ({ name, origin: edge }))
}

async function startForm(group, form, settings, edgeEnv, distOf) {
  mkdirSync(settings.dataDir, { recursive: true })
  const env = serviceEnvironments(settings)
  await group.start({ name: `ops of ${form}`, folder: 'ops', origin: settings.ops, env: env.ops })
  await publishRemotes({ env: env.ops, ops: settings.ops, distOf })
  await group.start({
    name: `edge of ${form}`,
    folder: 'edge',
    origin: settings.edge,
    env: { ...env.edge, ...edgeEnv },
  })
}

/** The single bundle also reads route prefixes and slots from discovery, but must not preload remote files that it never runs. */
function withoutPreload(dataDir) {
  const copies = new Map()
  for (const folder of builtPackages().filter((path) => basename(path).startsWith('remote-'))) {
    const copy = join(dataDir, 'stripped', basename(folder))
    cpSync(join(folder, 'dist'), copy, { recursive: true })
    const description = join(copy, 'lantern.json')
    writeJson(description, { ...readJson(description), preload: [] })
    copies.set(basename(folder), copy)
  }
  return (name) => copies.get(name) ?? join(ROOT, name, 'dist')
}
