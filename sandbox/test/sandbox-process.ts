/** The sandbox as a real process on a real database, which a test may kill. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { HEADER } from '@lantern/contract'
import { freshLocation } from './harness.ts'

const MAIN = join(import.meta.dirname, '../src/main.ts')
const READY_MS = 60_000

export type WireAnswer = { status_code: number; data: unknown }
export type SandboxProcess = Awaited<ReturnType<typeof sandboxProcess>>

/** A place of its own; nothing runs until `start`. */
export async function sandboxProcess(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `lantern-${name}-`))
  const database = await freshLocation()
  const port = await freePort()
  const { url } = database.location
  let child: ChildProcess | undefined

  const stop = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const ended = new Promise((resolve) => child?.once('exit', resolve))
    child.kill(signal)
    await ended
    return child.exitCode
  }
  return {
    isPostgres: url !== undefined,
    /** Comes back when it answers. */
    async start(): Promise<void> {
      child = spawn(process.execPath, [MAIN], {
        env: {
          ...process.env,
          ...(url ? { DATABASE_URL: url } : {}),
          NODE_OPTIONS: '',
          DATA_DIR: folder,
          SANDBOX_PORT: String(port),
          VENUE_PORT: '0',
          LOG_LEVEL: 'error',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const until = Date.now() + READY_MS
      while (Date.now() < until) {
        const isReady = await fetch(`http://127.0.0.1:${port}/healthz`).then(
          (response) => response.ok,
          () => false,
        )
        if (isReady) return
        if (child.exitCode !== null) throw new Error(`The sandbox ended with ${child.exitCode}`)
        await wait(50)
      }
      throw new Error('The sandbox did not come up')
    },
    stop,
    /** What a second process on the same folder says before it ends. */
    async secondStart(): Promise<string> {
      const second = spawn(process.execPath, [MAIN], {
        env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder, SANDBOX_PORT: '0', VENUE_PORT: '0' },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let said = ''
      second.stderr?.on('data', (data) => {
        said += String(data)
      })
      await new Promise((resolve) => second.once('exit', resolve))
      return said
    },
    async post(path: string, body: object, token?: string): Promise<WireAnswer> {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-device-uuid': name,
          ...(token ? { [HEADER.token]: token } : {}),
        },
        body: JSON.stringify(body),
      })
      return (await response.json()) as WireAnswer
    },
    async close(): Promise<void> {
      await stop('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
      await database.drop()
    },
  }
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: free } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return free
}
