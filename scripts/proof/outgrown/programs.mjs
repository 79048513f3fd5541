import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installByApt } from '../../../shared/build/services/apt.mjs'

/** Debian package of each program. */
const PACKAGES = { nginx: 'nginx-light', 'redis-server': 'redis-server' }

/**
 * Finds nginx and Redis and installs them if missing (apt, as root), without starting them as system services.
 *
 * @param {string[]} [names] required programs
 * @returns {{ nginx: string, redis: string }}
 * @throws {Error} naming the programs that cannot be installed
 */
export function ensurePrograms(names = Object.keys(PACKAGES)) {
  const missing = names.filter((name) => !find(name))
  if (missing.length > 0) installByApt(missing.map((name) => PACKAGES[name]))
  const still = missing.filter((name) => !find(name))
  if (still.length > 0)
    throw new Error(`${still.join(' and ')} is missing and could not be installed: install it and run this again.`)
  return { nginx: find('nginx'), redis: find('redis-server') }
}

function find(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/local/bin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
