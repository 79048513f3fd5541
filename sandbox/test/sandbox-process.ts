/** The sandbox as a real process on a real database, which a test may kill. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HEADER } from '@lantern/contract'
import { type ServerProcess, serverProcess } from '@lantern/testing/server-process'
import { freshLocation } from './harness.ts'

const PACKAGE = join(import.meta.dirname, '..')

export type WireAnswer = { status_code: number; data: unknown }
export type SandboxProcess = Awaited<ReturnType<typeof sandboxProcess>>

/** A place of its own; nothing runs until `start`. */
export async function sandboxProcess(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `lantern-${name}-`))
  const database = await freshLocation()
  const { url } = database.location
  let running: ServerProcess | undefined

  const stop = async (signal: NodeJS.Signals): Promise<string | undefined> => {
    await running?.stop(signal)
    return running?.ended()
  }
  return {
    isPostgres: url !== undefined,
    /** Comes back when it answers, on another port each time. */
    async start(): Promise<void> {
      running = await serverProcess({
        folder: PACKAGE,
        name: 'sandbox',
        env: { ...(url ? { DATABASE_URL: url } : {}), DATA_DIR: folder, SANDBOX_PORT: '0', VENUE_PORT: '0' },
      })
    },
    stop,
    /** What a second process on the same folder says before it ends. */
    async secondStart(): Promise<string> {
      const second = spawn(process.execPath, [join(PACKAGE, 'src/main.ts')], {
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
    async post(path: string, body: object, token?: string, headers: Record<string, string> = {}): Promise<WireAnswer> {
      const response = await fetch(`${running?.origin}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [HEADER.deviceUuid]: name,
          ...(token ? { [HEADER.token]: token } : {}),
          ...headers,
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
