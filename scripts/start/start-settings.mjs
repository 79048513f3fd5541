import { join } from 'node:path'
import { isPortTaken } from '../../shared/build/dev/ports.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'

const HOST = '127.0.0.1'

/**
 * Reads ports, origins and folders of `npm start` from the environment, with defaults.
 *
 * @throws {Error} naming the setting with an invalid port
 */
export function startSettings(env = process.env) {
  const ports = {
    EDGE_PORT: portOf(env, 'EDGE_PORT', 3000),
    OPS_PORT: portOf(env, 'OPS_PORT', 3200),
    SANDBOX_PORT: portOf(env, 'SANDBOX_PORT', 3100),
    VENUE_PORT: portOf(env, 'VENUE_PORT', 3101),
  }
  const originOf = (name) => `http://${HOST}:${ports[name]}`
  return {
    ports,
    hasSandbox: !env.UPSTREAM,
    upstream: env.UPSTREAM || originOf('SANDBOX_PORT'),
    edge: originOf('EDGE_PORT'),
    ops: originOf('OPS_PORT'),
    sandbox: originOf('SANDBOX_PORT'),
    venue: originOf('VENUE_PORT'),
    dataDir: env.DATA_DIR || join(ROOT, '.data'),
  }
}

/**
 * Fails before anything runs if a port is taken.
 *
 * @throws {Error} naming the port and the setting that changes it
 */
export async function refuseTakenPorts({ ports, hasSandbox }) {
  const needed = Object.entries(ports).filter(([name]) => hasSandbox || !['SANDBOX_PORT', 'VENUE_PORT'].includes(name))
  for (const [name, port] of needed) {
    if ((await isPortTaken(port, HOST)) || (await isPortTaken(port, '0.0.0.0'))) {
      throw new Error(`Port ${port} is in use: free it, or set ${name} to another port; nothing was started.`)
    }
  }
}

function portOf(env, name, fallback) {
  const text = env[name] || String(fallback)
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535)
    throw new Error(`${name} is wrong: it must be a port from 1 to 65535.`)
  return port
}
