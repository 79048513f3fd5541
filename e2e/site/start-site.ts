/** Starts the whole site once by the script behind `npm start`, on an empty data folder; ends it after the last test. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { EDGE_ORIGIN, PORTS } from './origins.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Building is part of it when nothing was built yet. */
const START_LIMIT_MS = 300_000

// biome-ignore lint/style/noDefaultExport: Playwright asks for one
export default async function startSite(): Promise<() => Promise<void>> {
  // While tests are written: a site that already runs on these ports, named by its data folder (`E2E_DATA`).
  if (process.env.E2E_DATA) {
    process.env.LANTERN_E2E_DATA = process.env.E2E_DATA
    return async () => {}
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-e2e-'))
  process.env.LANTERN_E2E_DATA = dataDir
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...PORTS, DATA_DIR: dataDir, UPSTREAM: '' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await untilHealthy(child)
  return async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function untilHealthy(child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error('the site ended before it was ready; its words are above')
    const answer = await fetch(`${EDGE_ORIGIN}/healthz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`the site did not answer at ${EDGE_ORIGIN} in time`)
}
