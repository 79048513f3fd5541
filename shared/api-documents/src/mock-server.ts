/** A mock back end made from the committed OpenAPI file alone, by Prism. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { freePort } from '@lantern/build/dev/ports.mjs'
import { DOCUMENTS_FOLDER } from './documents.ts'

const START_LIMIT_MS = 60_000

/** @throws Error when it does not listen within a minute */
export async function startMockServer(): Promise<{ origin: string; stop(): Promise<void> }> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const prism = createRequire(join(import.meta.dirname, 'mock-server.ts')).resolve('@stoplight/prism-cli/dist/index.js')
  const file = join(DOCUMENTS_FOLDER, 'openapi.json')
  const child = spawn(
    process.execPath,
    [prism, 'mock', file, '--port', String(port), '--host', '127.0.0.1', '-v', 'error'],
    {
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline && child.exitCode === null) {
    // Any answer: its paths are those of the document.
    if (await fetch(origin).catch(() => null)) return { origin, stop }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await stop()
  throw new Error(`The mock server did not listen at ${origin}.`)
}
