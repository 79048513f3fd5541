import { join } from 'node:path'
import { freePort } from '../../../shared/build/dev/ports.mjs'
import { ROOT } from '../../../shared/build/release/source-hash.mjs'
import { publishRemotes } from '../../start/publish-remotes.mjs'
import { LOAD_CORE, SERVER_CORE } from './load.mjs'

/**
 * Starts a sandbox, a release service with the four remotes, and an edge without a page limit on a core of its own.
 *
 * @returns {Promise<{ origin: Record<string, string>, edge: { pid: number } }>}
 */
export async function startSite(processes, folder) {
  const names = ['sandbox', 'venue', 'ops', 'edge']
  const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await freePort()])))
  const origin = Object.fromEntries(names.map((name) => [name, `http://127.0.0.1:${ports[name]}`]))
  const sandbox = {
    SANDBOX_PORT: String(ports.sandbox),
    VENUE_PORT: String(ports.venue),
    DATA_DIR: folder,
    SITE_ORIGINS: origin.edge,
    LIMIT_SCALE: '1000',
  }
  await processes.serve('sandbox', 'sandbox', origin.sandbox, sandbox, LOAD_CORE)
  const ops = { OPS_PORT: String(ports.ops), DATA_DIR: folder, GATE: 'local', RELEASE_WATCH: 'off' }
  await processes.serve('ops', 'ops', origin.ops, ops, SERVER_CORE)
  await publishRemotes({ env: ops, ops: origin.ops })
  const settings = {
    EDGE_PORT: String(ports.edge),
    UPSTREAM: origin.sandbox,
    OPS_ORIGIN: origin.ops,
    DATA_DIR: folder,
    SHELL_DIR: join(ROOT, 'shell/dist'),
    VENUE_ORIGINS: origin.venue,
    TRUST_PROXY: '127.0.0.1',
    PAGE_LIMIT: '0',
    LIMIT_SCALE: '1000',
    LOG_LEVEL: 'warn',
  }
  const edge = await processes.serve('edge', 'edge', origin.edge, settings, SERVER_CORE)
  return { origin, edge }
}
