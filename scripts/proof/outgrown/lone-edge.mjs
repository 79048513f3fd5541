import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../shared/build/dev/ports.mjs'
import { ROOT } from '../../../shared/build/release/source-hash.mjs'
import { createProcesses, until } from './processes.mjs'

const CALLS = 20
const HELD_MS = 1_500

/**
 * The same shutdown with the embedded default: a single edge without Redis or a proxy is stopped while requests to a slow upstream are
 * pending.
 */
export async function drainLoneEdge() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lantern-lone-'))
  const processes = createProcesses()
  let held = 0
  const upstream = createServer((_request, response) => {
    held += 1
    setTimeout(() => response.setHeader('content-type', 'application/json').end('{"status_code":6000}'), HELD_MS)
  })
  await new Promise((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  try {
    const edge = await processes.serve('edge', 'edge', origin, {
      EDGE_PORT: String(port),
      DATA_DIR: dataDir,
      SHELL_DIR: join(ROOT, 'shell/dist'),
      UPSTREAM: `http://127.0.0.1:${upstream.address().port}`,
      OPS_ORIGIN: 'http://127.0.0.1:1',
    })
    held = 0
    const calls = Array.from({ length: CALLS }, () =>
      fetch(`${origin}/site/api/v1/slow`, { method: 'POST', body: '{}' }).then(
        ({ status }) => status,
        (error) => error.message,
      ),
    )
    await until('the calls are pending', () => held >= CALLS, edge)
    const ending = edge.end('SIGTERM')
    await until('it refuses', async () => (await statusOf(`${origin}/healthz`)) === 503)
    const health = await statusOf(`${origin}/healthz`)
    const finished = (await Promise.all(calls)).filter((status) => status === 200).length
    return { calls: CALLS, finished, health, ...(await ending) }
  } finally {
    await processes.endAll()
    await new Promise((resolve) => upstream.close(resolve))
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function statusOf(url) {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  )
}
