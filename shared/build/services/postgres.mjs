import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../dev/ports.mjs'
import { ensurePostgres } from './postgres-binaries.mjs'

const START_MS = 60_000
/** Its data does not outlive the run. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=80']

/**
 * A PostgreSQL for this run: in a temporary folder, on a free port, removed by `stop`.
 *
 * @returns {Promise<{ url: string, bin: string, pid: number, stop: () => Promise<void>, lose: () => Promise<void>, startAgain: () => Promise<void> }>}
 *   `url` of its database `postgres`, for a user who may create databases; `lose` cuts all connections and ends the server, which `startAgain` starts on
 *   the same data and port
 * @throws {Error} when it cannot be started
 */
export async function startPostgres() {
  const bin = ensurePostgres()
  const folder = mkdtempSync(join(tmpdir(), 'lantern-pg-'))
  let server
  const end = async (signal) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await ended
  }
  const stop = async () => {
    // PostgreSQL's fast shutdown.
    await end('SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const port = await freePort()
    const owner = serverOwner(folder)
    const place = ['-D', join(folder, 'data')]
    const words = ['-U', 'lantern', '--auth=trust', '--encoding=UTF8', '--locale=C']
    must(spawnSync(join(bin, 'initdb'), [...place, ...words], { ...owner, encoding: 'utf8' }), 'initdb')
    const options = [...FAST, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
    const log = join(folder, 'server.log')
    const start = async () => {
      // Logs to a file: the caller may block for a whole suite, and an unread pipe stops every backend once it is full.
      const said = openSync(log, 'w')
      server = spawn(
        join(bin, 'postgres'),
        [...place, '-p', String(port), ...options.flatMap((option) => ['-c', option])],
        { ...owner, stdio: ['ignore', 'ignore', said] },
      )
      closeSync(said)
      await untilReady(server, log)
    }
    await start()
    return {
      url: `postgres://lantern@127.0.0.1:${port}/postgres`,
      bin,
      pid: server.pid,
      stop,
      // The fast shutdown too: the immediate one would lose commits that `synchronous_commit=off` has not written yet.
      lose: () => end('SIGINT'),
      startAgain: start,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** PostgreSQL refuses to run as root; then the folder and the processes belong to `postgres`, or to `nobody`. */
function serverOwner(place) {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout))
    if (!Number.isInteger(uid) || uid === 0) continue
    chownSync(place, uid, gid)
    chmodSync(place, 0o700)
    return { uid, gid, cwd: place }
  }
  return {}
}

async function untilReady(server, log) {
  const until = Date.now() + START_MS
  for (;;) {
    const said = readFileSync(log, 'utf8')
    if (said.includes('ready to accept connections')) return
    if (server.exitCode !== null || Date.now() > until) throw new Error(`PostgreSQL did not start:\n${said}`)
    await wait(50)
  }
}

function must({ status, stderr, error }, name) {
  if (status !== 0) throw new Error(`${name} failed: ${error?.message ?? stderr}`)
}
