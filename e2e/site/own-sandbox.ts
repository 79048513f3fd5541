/** A separate sandbox, which a test may kill or whose clock it may stop; it restarts with the same port and data. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@lantern/build/dev/ports.mjs'
import { originOf } from './origins.ts'
import { untilHealthy } from './own-edge.ts'
import { ROOT } from './release-service.ts'

export type OwnSandbox = {
  readonly origin: string
  /** Resolves when it answers. */
  start(): Promise<void>
  /** Kills the process at once (SIGKILL). */
  kill(): Promise<void>
  /** Ends it and removes its data. */
  close(): Promise<void>
}

/** @param env further settings of the process */
export async function ownSandbox(env: Record<string, string> = {}): Promise<OwnSandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-own-sandbox-'))
  const ports = { SANDBOX_PORT: String(await freePort()), VENUE_PORT: String(await freePort()) }
  const origin = originOf(ports.SANDBOX_PORT)
  let child: ChildProcess | null = null
  const kill = async (): Promise<void> => {
    const running = child
    child = null
    if (!running || running.exitCode !== null) return
    running.kill('SIGKILL')
    await once(running, 'exit')
  }
  return {
    origin,
    kill,
    async start() {
      child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
        cwd: join(ROOT, 'sandbox'),
        env: {
          ...process.env,
          ...ports,
          LOG_LEVEL: 'error',
          LIMIT_SCALE: '1000',
          DATA_DIR: folder,
          DATABASE_URL: '',
          ...env,
        },
        stdio: ['ignore', 'inherit', 'inherit'],
      })
      await untilHealthy(origin)
    },
    async close() {
      await kill()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
