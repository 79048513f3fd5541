import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'

const READY_LIMIT_MS = 120_000
const READY_CHECK_MS = 100
const STOP_LIMIT_MS = 8_000

/**
 * The servers of `npm start`: each started, waited for, and ended together. A server that ends by itself ends all.
 *
 * @param {{ onDeath: (sentence: string) => void }} options
 */
export function createServiceGroup({ onDeath }) {
  const children = new Map()
  let isStopping = false

  return {
    /**
     * Starts `<folder>/src/main.ts` and resolves when its `/healthz` answers 200.
     *
     * @param {{ name: string, folder?: string, origin: string, env: Record<string, string> }} service the folder is named as the service
     */
    async start({ name, folder = name, origin, env }) {
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
        cwd: join(ROOT, folder),
        env: { LOG_LEVEL: 'warn', ...process.env, ...env },
        stdio: ['ignore', 'inherit', 'inherit'],
      })
      children.set(name, child)
      child.once('exit', (code, signal) => {
        children.delete(name)
        if (!isStopping)
          onDeath(
            `${name} ended by itself (${signal ?? `code ${code}`}), so everything is stopped; its words are above.`,
          )
      })
      await waitUntilHealthy({ name, origin, child, isStopping: () => isStopping })
    },
    /** Ends all servers in the reverse order of their start; resolves when none is left. */
    async stop() {
      isStopping = true
      await Promise.all([...children.values()].reverse().map(endChild))
    },
  }
}

async function waitUntilHealthy({ name, origin, child, isStopping }) {
  const deadline = performance.now() + READY_LIMIT_MS
  while (performance.now() < deadline && !isStopping()) {
    // Its end is reported by the exit handler.
    if (child.exitCode !== null || child.signalCode !== null) return new Promise(() => {})
    if (await answersOk(`${origin}/healthz`)) return
    await new Promise((resolve) => setTimeout(resolve, READY_CHECK_MS))
  }
  if (!isStopping()) throw new Error(`${name} did not answer at ${origin}/healthz within ${READY_LIMIT_MS / 1000} s.`)
}

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
