import { join, resolve } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'

const HOST = '127.0.0.1'

/**
 * Reads ports, origins and folders of `npm start` from the environment, with defaults.
 *
 * @throws {Error} naming the setting with an invalid port, or two with the same
 */
export function startSettings(env = process.env) {
  const ports = {
    EDGE_PORT: portOf(env, 'EDGE_PORT', 3000),
    OPS_PORT: portOf(env, 'OPS_PORT', 3200),
    SANDBOX_PORT: portOf(env, 'SANDBOX_PORT', 3100),
    VENUE_PORT: portOf(env, 'VENUE_PORT', 3101),
  }
  const originOf = (name) => `http://${HOST}:${ports[name]}`
  const hasSandbox = !env.UPSTREAM
  refuseEqualPorts(neededPorts({ ports, hasSandbox }))
  return {
    ports,
    hasSandbox,
    upstream: env.UPSTREAM || originOf('SANDBOX_PORT'),
    edge: originOf('EDGE_PORT'),
    ops: originOf('OPS_PORT'),
    sandbox: originOf('SANDBOX_PORT'),
    venue: originOf('VENUE_PORT'),
    dataDir: resolve(env.DATA_DIR || join(ROOT, '.data')),
    databaseUrl: env.DATABASE_URL || '',
  }
}

/** @returns {[name: string, port: number][]} the ports of the servers that will run */
export function neededPorts({ ports, hasSandbox }) {
  return Object.entries(ports).filter(([name]) => hasSandbox || !['SANDBOX_PORT', 'VENUE_PORT'].includes(name))
}

function refuseEqualPorts(needed) {
  for (const [index, [name, port]] of needed.entries()) {
    const twin = needed.slice(0, index).find(([, other]) => other === port)
    if (twin) throw new Error(`${name} is wrong: ${port} is the port of ${twin[0]} too; nothing was started.`)
  }
}

function portOf(env, name, fallback) {
  const text = env[name] || String(fallback)
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535)
    throw new Error(`${name} is wrong: it must be a port from 1 to 65535.`)
  return port
}
