import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { buildAll, builtPackages } from '../../shared/build/release/build-all.mjs'
import { readJson, writeJson } from '../../shared/build/release/files.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { publishRemotes } from '../start/publish-remotes.mjs'
import { serviceEnvironments } from '../start/service-environments.mjs'
import { createServiceGroup } from '../start/service-group.mjs'
import { refuseTakenPorts, startSettings } from '../start/start-settings.mjs'
import { buildOneBundle } from './one-bundle.mjs'

/** Ports of the two sites; they share one sandbox. */
const PORTS = {
  deployed: { EDGE_PORT: '3500', OPS_PORT: '3502', SANDBOX_PORT: '3510', VENUE_PORT: '3511' },
  bundle: { EDGE_PORT: '3501', OPS_PORT: '3503', SANDBOX_PORT: '3510', VENUE_PORT: '3511' },
}

/**
 * Builds both forms and serves each by an edge of its own.
 *
 * @returns {Promise<{ list: { name: string, origin: string }[], stop: () => Promise<void> }>}
 */
export async function startSites() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lantern-bench-'))
  const group = createServiceGroup({
    onDeath(sentence) {
      process.stderr.write(`${sentence}\n`)
      process.exit(1)
    },
  })
  const settings = Object.fromEntries(
    Object.entries(PORTS).map(([form, ports]) => [form, startSettings({ ...ports, DATA_DIR: join(dataDir, form) })]),
  )
  await refuseTakenPorts(settings.deployed)
  await refuseTakenPorts({ ...settings.bundle, hasSandbox: false })
  await buildAll()
  const bundleDir = await buildOneBundle()

  const { sandbox } = serviceEnvironments({ ...settings.deployed, edge: settings.deployed.edge })
  const origins = Object.values(settings).map(({ edge }) => edge)
  await group.start({
    name: 'sandbox',
    origin: settings.deployed.sandbox,
    env: { ...sandbox, SITE_ORIGINS: origins.join(',') },
  })
  await startForm(group, 'deployed', settings.deployed, {})
  await startForm(group, 'bundle', settings.bundle, { SHELL_DIR: bundleDir }, withoutPreload(dataDir))
  return {
    list: Object.entries(settings).map(([name, { edge }]) => ({ name, origin: edge })),
    async stop() {
      await group.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
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

/** The one bundle takes route prefixes and slots from discovery too, but must not be made to fetch remotes' files that it never runs. */
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
