import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { isPortTaken } from '../../shared/build/dev/ports.mjs'
import { buildAll, builtPackages } from '../../shared/build/release/build-all.mjs'
import { readJson, writeJson } from '../../shared/build/release/files.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { publishRemotes } from '../start/publish-remotes.mjs'
import { publishSkins } from '../start/publish-skins.mjs'
import { serviceEnvironments } from '../start/service-environments.mjs'
import { createServiceGroup } from '../start/service-group.mjs'
import { startSettings } from '../start/start-settings.mjs'
import { FORMS } from './forms.mjs'
import { buildOneBundle } from './one-bundle.mjs'

/** The first of eight ports in a row: an edge and a release service of each form, one sandbox and its venue site. */
const FIRST_PORT = Number(process.env.BENCH_PORT ?? 3600)
const PORTS_IN_ALL = 8
const SANDBOX = { SANDBOX_PORT: String(FIRST_PORT + 6), VENUE_PORT: String(FIRST_PORT + 7) }
const PORTS = Object.fromEntries(
  Object.keys(FORMS).map((form, index) => [
    form,
    { EDGE_PORT: String(FIRST_PORT + index), OPS_PORT: String(FIRST_PORT + 3 + index), ...SANDBOX },
  ]),
)

/**
 * Builds the forms and serves each from its own edge. The process exits if a server exits.
 *
 * @param {string[]} names
 * @typedef {{ name: string, origin: string, ops: string, env: Record<string, string>, shellDir: string, callOps: (path: string, body: object) => Promise<void> }} Site `env` of its release service
 * @returns {Promise<{ list: Site[], stop: () => Promise<void> }>}
 * @throws {Error} if a form cannot be built, started or published; all servers are stopped then
 */
export async function startSites(names) {
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
    return { list: await startAll(group, dataDir, names), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startAll(group, dataDir, names) {
  const settings = Object.fromEntries(
    Object.entries(PORTS).map(([form, ports]) => [form, startSettings({ ...ports, DATA_DIR: join(dataDir, form) })]),
  )
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS_IN_ALL; port += 1) {
    if (await isPortTaken(port))
      throw new Error(`Port ${port} is in use: set BENCH_PORT to the first of ${PORTS_IN_ALL} free ports.`)
  }
  await buildAll()

  const { sandbox } = serviceEnvironments(settings.deployed)
  const origins = Object.values(settings).map(({ edge }) => edge)
  await group.start({
    name: 'sandbox',
    origin: settings.deployed.sandbox,
    env: { ...sandbox, SITE_ORIGINS: origins.join(',') },
  })
  const bundles = buildOneBundle()
  // Waits for all even if one fails, because a starting server cannot be stopped.
  const started = await Promise.allSettled([
    startForm(group, 'deployed', settings.deployed, join(ROOT, 'shell/dist')),
    ...names
      .slice(1)
      .map((form) =>
        bundles.then((folders) =>
          startForm(group, form, settings[form], folders[form], describedFor(form, settings[form].dataDir)),
        ),
      ),
  ])
  for (const { reason } of started) if (reason !== undefined) throw reason
  return started.map(({ value }) => value)
}

/** @returns {Promise<Site>} */
async function startForm(group, form, settings, shellDir, distOf) {
  mkdirSync(settings.dataDir, { recursive: true })
  const env = serviceEnvironments(settings)
  await group.start({ name: `ops of ${form}`, folder: 'ops', origin: settings.ops, env: env.ops })
  await publishRemotes({ env: env.ops, ops: settings.ops, distOf })
  await publishSkins({ env: env.ops, ops: settings.ops, say: () => {} })
  await group.start({
    name: `edge of ${form}`,
    folder: 'edge',
    origin: settings.edge,
    env: { ...env.edge, SHELL_DIR: shellDir },
  })
  return { name: form, origin: settings.edge, ops: settings.ops, env: env.ops, shellDir, callOps }

  async function callOps(path, body) {
    const token = readFileSync(join(settings.dataDir, 'ops-token'), 'utf8').trim()
    const answer = await fetch(`${settings.ops}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
  }
}

/**
 * The single bundle reads route prefixes, slots and the pages to run ahead from discovery too, but must not fetch files of remotes, which it never runs.
 * The plain form runs nothing ahead.
 */
function describedFor(form, dataDir) {
  const copies = new Map()
  for (const folder of builtPackages().filter((path) => basename(path).startsWith('remote-'))) {
    const copy = join(dataDir, 'described', basename(folder))
    cpSync(join(folder, 'dist'), copy, { recursive: true })
    const file = join(copy, 'lantern.json')
    const description = readJson(file)
    const named = form === 'plain' ? [] : Object.keys(description.pageFiles ?? {})
    writeJson(file, { ...description, preload: [], pageFiles: Object.fromEntries(named.map((path) => [path, []])) })
    copies.set(basename(folder), copy)
  }
  return (name) => copies.get(name) ?? join(ROOT, name, 'dist')
}
