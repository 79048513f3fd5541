import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { createRestartPlan, FIRST_PAUSE_MS, RESTARTS } from './restart-plan.mjs'
import { followLines, openLog } from './server-lines.mjs'

const READY_LIMIT_MS = 120_000
const READY_CHECK_MS = 100
const STOP_LIMIT_MS = 8_000
const LAST_WORDS_MS = 1_000

/**
 * Starts the servers of `npm start`, waits for them, and stops them together.
 *
 * @param {object} options
 * @param {(sentence: string) => void} options.onDeath called once with the reason to stop everything: a server exited before it answered, or too often
 * @param {boolean} [options.restarts] restarts a server that exited, after a pause; otherwise any exit calls `onDeath`
 * @param {(sentence: string) => void} [options.say] prints exits and restarts
 * @param {(sentence: string) => void} [options.print] prints what the servers write
 * @param {number} [options.firstPauseMs] pause before the first restart, ms; doubles each time
 * @param {string} [options.root] parent of the server folders
 */
export function createServiceGroup({
  onDeath,
  restarts = false,
  say = () => {},
  print = (sentence) => process.stderr.write(`${sentence}\n`),
  firstPauseMs = FIRST_PAUSE_MS,
  root = ROOT,
}) {
  const children = new Map()
  const origins = new Map()
  const logs = []
  let isStopping = false

  /** Resolves at the first response; never if the server exits before. */
  function run({ name, folder = name, origin, env, log }, plan, isFirst) {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
      cwd: join(root, folder),
      env: { LOG_LEVEL: 'warn', ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const written = followLines(child, { name, print, log })
    children.set(name, child)
    let isReady = false
    child.once('exit', async (code, signal) => {
      children.delete(name)
      // Its last words come first. A process that it left may hold its streams.
      await Promise.race([written, pause(LAST_WORDS_MS)])
      if (isStopping) return
      const where = log === undefined ? 'see its output above' : `see the end of ${log.path}`
      const end = `${name} exited (${signal ?? `code ${code}`})`
      const mayRestart = plan !== undefined && (isReady || !isFirst)
      const pauseMs = mayRestart ? plan.next() : undefined
      if (pauseMs === undefined) {
        const often = mayRestart ? ` more than ${RESTARTS} times in a minute` : ''
        onDeath(`${end}${often}, so everything is stopped; ${where}.`)
        return
      }
      say(`${end} and restarts in ${pauseMs / 1000} s; ${where}.`)
      setTimeout(() => {
        if (isStopping) return
        run({ name, folder, origin, env, log }, plan, false).then(
          () => say(`${name} answers again.`),
          (error) => onDeath(error.message),
        )
      }, pauseMs)
    })
    return untilHealthy({ name, origin, child, isStopping: () => isStopping }).then(() => {
      // Another program may have answered on its port, or it died just after.
      if (isStopping || child.exitCode !== null || child.signalCode !== null) return never()
      isReady = true
    })
  }

  return {
    /**
     * Starts `<folder>/src/main.ts` and resolves when its `/healthz` answers 200.
     *
     * @param {{ name: string, folder?: string, origin: string, env: Record<string, string>, logFile?: string }} service the folder defaults to the
     *   name; `logFile` keeps what it writes
     */
    async start({ logFile, ...service }) {
      origins.set(service.name, service.origin)
      const log = logFile === undefined ? undefined : openLog(logFile)
      if (log !== undefined) logs.push(log)
      await run({ ...service, log }, restarts ? createRestartPlan({ firstPauseMs }) : undefined, true)
    },
    /** Resolves when all servers answer at the same time; one may have exited while another started. */
    async allAnswer() {
      while (!isStopping) {
        const answers = await Promise.all([...origins.values()].map((origin) => answersOk(`${origin}/healthz`)))
        // A server that died during the questions has not been restarted yet.
        if (!isStopping && answers.every(Boolean) && children.size === origins.size) return
        await pause()
      }
      await never()
    },
    /** Stops all servers in reverse order; resolves when all have exited. */
    async stop() {
      isStopping = true
      await Promise.all([...children.values()].reverse().map(endChild))
      await Promise.all(logs.map((log) => new Promise((resolve) => log.end(resolve))))
    },
  }
}

async function untilHealthy({ name, origin, child, isStopping }) {
  const deadline = performance.now() + READY_LIMIT_MS
  while (performance.now() < deadline && !isStopping()) {
    // The exit handler reports it.
    if (child.exitCode !== null || child.signalCode !== null) return never()
    if (await answersOk(`${origin}/healthz`)) return
    await pause()
  }
  if (isStopping()) return never()
  throw new Error(`${name} did not answer at ${origin}/healthz within ${READY_LIMIT_MS / 1000} s.`)
}

const never = () => new Promise(() => {})
const pause = (ms = READY_CHECK_MS) => new Promise((resolve) => setTimeout(resolve, ms))

async function answersOk(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

function endChild(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
    child.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
