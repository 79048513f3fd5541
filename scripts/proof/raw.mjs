import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '../../shared/build/release/build-all.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { playInputs } from '../../shared/testing/src/raw-inputs/play-inputs.ts'
import { FUZZ_TOKEN, TARGETS } from '../../shared/testing/src/raw-inputs/targets.ts'
import { serverProcess } from '../../shared/testing/src/server-process.ts'

const INPUTS = 100_000
const SEED_LIMIT = 2 ** 31
/** Share of the inputs per server; the edge is the public one. */
const SHARES = { edge: 0.6, ops: 0.2, sandbox: 0.2 }
/** Allowed memory growth from the second quarter to the last; the first is warm-up. */
const GROWTH = 0.15
/** Open files allowed after all connections are closed; a pool keeps some to the upstream. */
const FILES_LEFT = 140
const SETTLE_MS = 5_000
const MB = 1024 * 1024

/**
 * Sends raw inputs to a separate edge, release service and sandbox. Passes if none crashed, answered 500 or logged an error, and memory stayed flat.
 *
 * @param {string} [count] number of inputs @param {string} [seed] reproduces the same inputs
 * @returns {Promise<boolean>}
 */
export async function proveRaw(count = String(INPUTS), seed = String(Math.floor(Math.random() * SEED_LIMIT))) {
  if (!(Number(count) > 0 && Number.isSafeInteger(Number(seed))))
    throw new Error('Usage: a number of inputs and a seed.')
  process.stdout.write(`${count} inputs with seed ${seed}; repeat: npm run proof -- raw ${count} ${seed}\n`)
  if (!existsSync(join(ROOT, 'shell/dist/shell.json'))) await buildAll()
  const folder = mkdtempSync(join(tmpdir(), 'lantern-raw-'))
  const servers = {}
  try {
    Object.assign(servers, await startServers(folder))
    let holds = true
    for (const [name, server] of Object.entries(servers)) {
      const own = Math.round(Number(count) * SHARES[name])
      holds = (await proveServer(name, server, { count: own, seed: Number(seed) })) && holds
    }
    return holds
  } finally {
    for (const server of Object.values(servers)) await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startServers(folder) {
  const start = (name, env) =>
    serverProcess({
      name,
      folder: join(ROOT, name),
      env: { DATA_DIR: folder, LIMIT_SCALE: '1000', DATABASE_URL: '', ...env },
    })
  const sandbox = await start('sandbox', { SANDBOX_PORT: '0', VENUE_PORT: '0' })
  const ops = await start('ops', { OPS_PORT: '0', GATE: 'local', OPS_TOKEN: FUZZ_TOKEN })
  const edge = await start('edge', {
    EDGE_PORT: '0',
    UPSTREAM: sandbox.origin,
    OPS_ORIGIN: ops.origin,
    SHELL_DIR: join(ROOT, 'shell/dist'),
    REDIS_URL: '',
  })
  return { edge, ops, sandbox }
}

async function proveServer(name, server, { count, seed }) {
  const startedMs = performance.now()
  const before = server.usage().files
  const samples = []
  const played = await playInputs({
    origin: server.origin,
    target: TARGETS[name],
    count,
    seed,
    onBatch() {
      if (server.ended() === undefined) samples.push(server.usage().bytes)
      else throw new Error(`${name} ended with ${server.ended()}:\n${server.complaints().join('\n')}`)
    },
  })
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  const left = server.usage().files - before
  const peakOf = (from, to) => Math.max(...samples.slice(samples.length * from, Math.max(1, samples.length * to)))
  const [early, late] = [peakOf(0.25, 0.5), peakOf(0.75, 1)]
  const faults = [
    ...server.complaints(),
    ...played.failures,
    ...(late > early * (1 + GROWTH) ? [`memory grew from ${mb(early)} to ${mb(late)}`] : []),
    ...(left > FILES_LEFT ? [`${left} files are left open`] : []),
  ]
  const seconds = Math.round((performance.now() - startedMs) / 1000)
  process.stdout.write(
    `${faults.length === 0 ? 'holds' : 'FAILS'}  ${name.padEnd(8)} ${played.inputs} inputs in ${seconds} s; memory ${mb(early)}, then ${mb(late)}; ${left} files left; answers ${JSON.stringify(played.answers)}\n`,
  )
  for (const fault of faults.slice(0, 20)) process.stdout.write(`  ${fault}\n`)
  return faults.length === 0
}

const mb = (bytes) => `${Math.round(bytes / MB)} MB`
