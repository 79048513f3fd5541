/** Starts one site per worker with the script of `npm start`, each with a separate data folder; stops them after the last test. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { FullConfig } from '@playwright/test'
import { dataDirOf, originOf, portsOf } from './origins.ts'
import { copyRegistry, makeRegistry } from './registry-template.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const START_LIMIT_MS = 240_000

// biome-ignore lint/style/noDefaultExport: required by Playwright
export default async function startSites({ workers }: FullConfig): Promise<() => Promise<void>> {
  // Reuses a running site on these ports while writing tests.
  if (process.env.E2E_DATA) return async () => {}
  // Builds once, before the sites start in parallel.
  await promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: ROOT })
  const root = await mkdtemp(join(tmpdir(), 'lantern-e2e-'))
  process.env.LANTERN_E2E_RUN = root
  await makeRegistry(root)
  await Promise.all(Array.from({ length: workers }, (_, site) => copyRegistry(dataDirOf(root, site))))
  const sites = Array.from({ length: workers }, (_, site) => startSite(site, dataDirOf(root, site)))
  async function end(): Promise<void> {
    await Promise.all(sites.map(endSite))
    // A database may still be flushing.
    await rm(root, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await Promise.all(sites.map((child, site) => untilHealthy(child, originOf(portsOf(site).EDGE_PORT))))
  } catch (error) {
    await end()
    throw error
  }
  return end
}

/** Uses boot.mjs, which stops the site when its parent exits. */
function startSite(site: number, dataDir: string): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/boot.mjs', 'start'], {
    cwd: ROOT,
    // Intended refusals would fill the log.
    // All journeys come from one address.
    env: {
      LOG_LEVEL: 'error',
      LIMIT_SCALE: '1000',
      RESTARTS: 'off',
      // Measuring pages load one more chunk.
      COST_SAMPLE: '0',
      // Tests publish builds that fail on devices; e2e/gate has release services with a browser.
      GATE_BROWSER: 'off',
      ...process.env,
      ...portsOf(site),
      PUSH_ORIGINS: originOf(portsOf(site).PUSH_PORT),
      DATA_DIR: dataDir,
      UPSTREAM: '',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

async function endSite(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function untilHealthy(child: ChildProcess, origin: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error('the site ended before it was ready; its words are above')
    const answer = await fetch(`${origin}/healthz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`the site did not answer at ${origin} in time`)
}
