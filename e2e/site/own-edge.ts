/** A second edge over the same data on its own port, for tests that stop it, reconfigure it, or change its shell. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@lantern/build/dev/ports.mjs'
import { DATA_DIR, OPS_ORIGIN, SANDBOX_ORIGIN, VENUE_ORIGIN } from './origins.ts'
import { ROOT } from './release-service.ts'

/** A release service creates its database at its first start, which takes more than a minute on a busy machine. */
const READY_LIMIT_MS = 120_000

export type OwnEdge = {
  readonly origin: string
  /** Starts it, or restarts it with other settings. */
  start(env?: Record<string, string>): Promise<void>
  /** Stops it, so that connections are refused. */
  stop(): Promise<void>
  /** Kills the process at once (SIGKILL). */
  kill(): Promise<void>
  /** Makes it accept connections without answering. @returns a function that ends this */
  fallSilent(): () => void
}

export async function ownEdge(): Promise<OwnEdge> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  async function stop(): Promise<void> {
    const running = child
    child = null
    if (!running || running.exitCode !== null) return
    // A stopped process (SIGSTOP) handles no other signal.
    running.kill('SIGCONT')
    running.kill('SIGTERM')
    await once(running, 'exit')
  }
  return {
    origin,
    stop,
    async start(env = {}) {
      await stop()
      child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
        cwd: join(ROOT, 'edge'),
        env: {
          ...process.env,
          LOG_LEVEL: 'warn',
          EDGE_PORT: String(port),
          UPSTREAM: SANDBOX_ORIGIN,
          OPS_ORIGIN,
          DATA_DIR,
          SHELL_DIR: join(ROOT, 'shell/dist'),
          VENUE_ORIGINS: VENUE_ORIGIN,
          ...env,
        },
        stdio: ['ignore', 'inherit', 'inherit'],
      })
      await untilHealthy(origin)
    },
    async kill() {
      const running = child
      child = null
      if (!running || running.exitCode !== null) return
      running.kill('SIGKILL')
      await once(running, 'exit')
    },
    fallSilent() {
      child?.kill('SIGSTOP')
      return () => child?.kill('SIGCONT')
    },
  }
}

export async function untilHealthy(origin: string): Promise<void> {
  const deadline = Date.now() + READY_LIMIT_MS
  while (Date.now() < deadline) {
    const answer = await fetch(`${origin}/healthz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the server of the test did not answer at ${origin}`)
}
