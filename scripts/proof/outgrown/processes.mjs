import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { join } from 'node:path'
import { ROOT } from '../../../shared/build/release/source-hash.mjs'

const READY_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 20_000
/** Number of characters kept from the end of a process's output. */
const LOG_LIMIT = 500_000

/**
 * Manages the processes of a proof; each is ended by its process id.
 *
 * @typedef {{ name: string, pid: number, log: () => string, isRunning: () => boolean, end: (signal?: NodeJS.Signals) => Promise<{ code: number | null, signal: string | null, ms: number }> }} Running
 */
export function createProcesses() {
  /** @type {Set<Running>} */
  const all = new Set()

  /** @returns {Running} */
  function start(name, command, args, options = {}) {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let log = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (log = (log + chunk).slice(-LOG_LIMIT)))
    const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })))
    const running = {
      name,
      pid: child.pid,
      log: () => log,
      isRunning: () => child.exitCode === null && child.signalCode === null,
      async end(signal = 'SIGTERM') {
        const startedMs = performance.now()
        const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
        if (running.isRunning()) child.kill(signal)
        const how = await ended
        clearTimeout(force)
        all.delete(running)
        return { ...how, ms: performance.now() - startedMs }
      },
    }
    child.once('error', (error) => (log += error.message))
    all.add(running)
    return running
  }

  return {
    start,
    /** Starts one of our servers from its sources, on one core if it is given, and resolves when its `/healthz` answers 200. */
    async serve(name, folder, origin, env, core) {
      const node = [process.execPath, '--disable-warning=ExperimentalWarning', 'src/main.ts']
      const [program, ...args] = core === undefined ? node : ['taskset', '-c', core, ...node]
      const running = start(name, program, args, {
        cwd: join(ROOT, folder),
        env: { ...process.env, NODE_OPTIONS: '', LOG_LEVEL: 'info', ...env },
      })
      await until(`${name} answers`, () => isOk(`${origin}/healthz`), running)
      return running
    },
    /** Ends all running processes, newest first. */
    async endAll() {
      for (const running of [...all].reverse()) await running.end()
    },
  }
}

/**
 * Waits until a condition holds.
 *
 * @param {string} what @param {() => Promise<boolean> | boolean} holds @param {Running} [running] stops waiting when this process exits
 * @throws {Error} after a minute
 */
export async function until(what, holds, running) {
  const deadline = performance.now() + READY_LIMIT_MS
  while (performance.now() < deadline) {
    if (await holds()) return
    if (running && !running.isRunning()) throw new Error(`${running.name} exited:\n${running.log()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Timed out after a minute: ${what}.\n${running?.log() ?? ''}`)
}

/** Whether something accepts connections on this port of 127.0.0.1. */
export function isListening(port) {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1', () => resolve(true))
    probe.once('error', () => resolve(false)).once('connect', () => probe.destroy())
  })
}

export async function isOk(url) {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
