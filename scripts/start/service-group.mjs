import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { createRestartPlan, FIRST_PAUSE_MS, RESTARTS } from './restart-plan.mjs'

const READY_LIMIT_MS = 120_000
const READY_CHECK_MS = 100
const STOP_LIMIT_MS = 8_000

/**
 * Starts the servers of `npm start`, waits for them, and stops them together.
 *
 * @param {object} options
 * @param {(sentence: string) => void} options.onDeath called once with the reason to stop everything: a server exited before it answered, or too often
 * @param {boolean} [options.restarts] restarts a server that exited, after a pause; otherwise any exit calls `onDeath`
 * @param {(sentence: string) => void} [options.say] prints exits and restarts
 * @param {number} [options.firstPauseMs] pause before the first restart, ms; doubles each time
 * @param {string} [options.root] parent of the server folders
 */
export function createServiceGroup({
  onDeath,
  restarts = false,
  say = () => {},
  firstPauseMs = FIRST_PAUSE_MS,
  root = ROOT,
}) {
  const children = new Map()
  const origins = new Map()
  let isStopping = false

  /** Resolves at the first response; never if the server exits before. */
  function run({ name, folder = name, origin, env }, plan, isFirst) {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
      cwd: join(root, folder),
      env: { LOG_LEVEL: 'warn', ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    children.set(name, child)
    let isReady = false
    child.once('exit', (code, signal) => {
      children.delete(name)
      if (isStopping) return
      const end = `${name} exited (${signal ?? `code ${code}`})`
      const mayRestart = plan !== undefined && (isReady || !isFirst)
      const pauseMs = mayRestart ? plan.next() : undefined
      if (pauseMs === undefined) {
        const often = mayRestart ? ` more than ${RESTARTS} times in a minute` : ''
        onDeath(`${end}${often}, so everything is stopped; see its output above.`)
        return
      }
      say(`${end} and restarts in ${pauseMs / 1000} s; see its output above.`)
      setTimeout(() => {
        if (isStopping) return
        run({ name, folder, origin, env }, plan, false).then(
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
     * @param {{ name: string, folder?: string, origin: string, env: Record<string, string> }} service the folder defaults to the name
     */
    async start(service) {
      origins.set(service.name, service.origin)
      await run(service, restarts ? createRestartPlan({ firstPauseMs }) : undefined, true)
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
const pause = () => new Promise((resolve) => setTimeout(resolve, READY_CHECK_MS))

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
