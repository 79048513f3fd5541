import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { createRestartPlan, FIRST_PAUSE_MS, RESTARTS } from './restart-plan.mjs'

const READY_LIMIT_MS = 120_000
const READY_CHECK_MS = 100
const STOP_LIMIT_MS = 8_000

/**
 * The servers of `npm start`: each started, waited for, and ended together.
 *
 * @param {object} options
 * @param {(sentence: string) => void} options.onDeath told once why everything must end: a server ended before it answered, or too often
 * @param {boolean} [options.restarts] start a server again that ended by itself, after a pause; otherwise any end is a death
 * @param {(sentence: string) => void} [options.say] told what ended and what answers again
 * @param {number} [options.firstPauseMs] before it is started again for the first time, ms; doubles from time to time
 * @param {string} [options.root] the folder that the servers' folders lie in
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

  /** Resolves at its first answer; never when it ends before. */
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
      const end = `${name} ended by itself (${signal ?? `code ${code}`})`
      const mayRestart = plan !== undefined && (isReady || !isFirst)
      const pauseMs = mayRestart ? plan.next() : undefined
      if (pauseMs === undefined) {
        const often = mayRestart ? ` more than ${RESTARTS} times in a minute` : ''
        onDeath(`${end}${often}, so everything is stopped; its words are above.`)
        return
      }
      say(`${end} and is started again in ${pauseMs / 1000} s; its words are above.`)
      setTimeout(() => {
        if (isStopping) return
        run({ name, folder, origin, env }, plan, false).then(
          () => say(`${name} answers again.`),
          (error) => onDeath(error.message),
        )
      }, pauseMs)
    })
    return untilHealthy({ name, origin, child, isStopping: () => isStopping }).then(() => {
      isReady = true
    })
  }

  return {
    /**
     * Starts `<folder>/src/main.ts` and resolves when its `/healthz` answers 200.
     *
     * @param {{ name: string, folder?: string, origin: string, env: Record<string, string> }} service the folder is named as the service
     */
    async start(service) {
      origins.set(service.name, service.origin)
      await run(service, restarts ? createRestartPlan({ firstPauseMs }) : undefined, true)
    },
    /** Resolves when every server that was started answers at the same time: one may have ended while the next one started. */
    async allAnswer() {
      while (!isStopping) {
        const answers = await Promise.all([...origins.values()].map((origin) => answersOk(`${origin}/healthz`)))
        if (answers.every(Boolean)) return
        await pause()
      }
      await never()
    },
    /** Ends all servers in the reverse order of their start; resolves when none is left. */
    async stop() {
      isStopping = true
      await Promise.all([...children.values()].reverse().map(endChild))
    },
  }
}

async function untilHealthy({ name, origin, child, isStopping }) {
  const deadline = performance.now() + READY_LIMIT_MS
  while (performance.now() < deadline && !isStopping()) {
    // Its end is reported by the exit handler.
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
