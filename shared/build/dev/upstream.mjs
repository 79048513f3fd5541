import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../release/source-hash.mjs'

const DEFAULT_PORT = 3100
const START_LIMIT_MS = 60_000

/**
 * The API of a page that runs alone: UPSTREAM, a running sandbox, or one started here that ends with this process.
 *
 * @param {string[]} pageOrigins pages that may frame the venue site of a sandbox started here
 * @returns {Promise<{ origin: string, stop: () => void }>}
 */
export async function ensureUpstream(pageOrigins) {
  const origin = process.env.UPSTREAM || `http://127.0.0.1:${process.env.SANDBOX_PORT || DEFAULT_PORT}`
  if (await answers(origin)) return { origin, stop() {} }
  if (process.env.UPSTREAM) {
    process.stderr.write(`Nothing answers at UPSTREAM (${origin}) yet; the page starts anyway.\n`)
    return { origin, stop() {} }
  }
  process.stdout.write('Starting the sandbox …\n')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    cwd: join(ROOT, 'sandbox'),
    env: { ...process.env, SITE_ORIGINS: pageOrigins.join(',') },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = () => child.kill('SIGTERM')
  process.once('exit', stop)
  await waitFor(origin, child)
  return { origin, stop }
}

async function waitFor(origin, child) {
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The sandbox ended with code ${child.exitCode}. Its words are above.`)
    if (await answers(origin)) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  child.kill('SIGTERM')
  throw new Error(`The sandbox did not answer at ${origin} within ${START_LIMIT_MS / 1000} s.`)
}

async function answers(origin) {
  try {
    return (await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(1000) })).ok
  } catch {
    return false
  }
}
