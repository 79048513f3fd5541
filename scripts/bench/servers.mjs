/** `npm run bench -- servers`: an edge beside nginx and Redis, one core each; a million pages; home's calls at the sandbox. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '../../shared/build/release/build-all.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { ensureWrk } from '../proof/html/load.mjs'
import { createProcesses } from '../proof/outgrown/processes.mjs'
import { ensurePrograms } from '../proof/outgrown/programs.mjs'
import { rateOf, reportRate, timesAt } from './servers/load.mjs'
import { memoryOfMillion } from './servers/memory.mjs'
import { redisRate, startNginx } from './servers/opponents.mjs'
import { homeCallsOfBoth } from './servers/sandboxes.mjs'
import { startSite } from './servers/site.mjs'

const ROUNDS = 3
const ROUND_S = 3
const WARM_S = 12
const GOAL = { html: 0.5, artifact: 0.8, proxy: 0.85, cache: 0.5 }
const HALF_LOAD_P99_MS = 50
const HOME_P95_MS = 20

/** @returns {Promise<boolean>} whether every goal holds */
export async function benchServers() {
  ensureWrk()
  const { nginx, redis } = ensurePrograms()
  await buildAll()
  const folder = mkdtempSync(join(tmpdir(), 'lantern-servers-'))
  const processes = createProcesses()
  const rows = []
  const add = (row) => {
    rows.push(row)
    process.stdout.write(
      `  ${row.holds === undefined ? '      ' : row.holds ? 'holds ' : 'MISSED'} ${row.what}: ${row.words}\n`,
    )
  }
  try {
    const site = await startSite(processes, folder)
    await compareWithNginx({ site, processes, program: nginx, folder }, add)
    await compareWithRedis({ site, processes, program: redis, folder }, add)
    await measureAlone(site, add)
    const { sent, quarters, holds } = await memoryOfMillion(`${site.origin.edge}/`, site.edge.pid)
    add({ what: 'memory over a million pages', words: `${sent} pages; by quarter ${quarters.join(', ')} MB`, holds })
  } finally {
    await processes.endAll()
    rmSync(folder, { recursive: true, force: true })
  }
  for (const { name, perSecond, p50, p95, p99, failed, slowest } of await homeCallsOfBoth())
    add({
      what: `home's calls at a sandbox on ${name}`,
      words: `${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${failed.length} failed${failed.length > 0 ? ` (${failed[0]})` : ''}; slowest ${slowest}`,
      holds: p95 < HOME_P95_MS && failed.length === 0,
    })
  keep(rows)
  return rows.every(({ holds }) => holds !== false)
}

async function compareWithNginx({ site, processes, program, folder }, add) {
  const { edge, sandbox } = site.origin
  const artifact = await artifactOf(edge)
  const files = { page: '/', artifact }
  // Its best compression comes after ten seconds of use.
  await rateOf(`${edge}/`, WARM_S)
  const server = await startNginx({ processes, program, folder, edge, upstream: sandbox, files })
  const call = '/site/api/v1/configuration/serviceState'
  const pairs = [
    { name: 'html', what: 'pages', path: '/', theirs: '/page', goal: GOAL.html },
    { name: 'artifact', what: 'artifacts', path: artifact, theirs: '/artifact', goal: GOAL.artifact },
    { name: 'proxy', what: 'proxied calls', path: call, theirs: call, goal: GOAL.proxy },
    { name: 'healthz', what: '/healthz', path: '/healthz', theirs: '/healthz' },
  ]
  for (const { name, what, path, theirs, goal } of pairs) {
    const rounds = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await rateOf(`${edge}${path}`, ROUND_S)
      const their = await rateOf(`${server.origin}${theirs}`, ROUND_S)
      rounds.push({ ours, their, share: ours / their })
    }
    const share = median(rounds.map((round) => round.share))
    const [ours, their] = ['ours', 'their'].map((side) => median(rounds.map((round) => round[side])))
    const size = server.bytes[theirs.slice(1)]
    add({
      what: `${what} beside nginx`,
      words: `${share.toFixed(2)} ×: ${ours.toFixed(0)} beside ${their.toFixed(0)} a second${size === undefined ? '' : ` of ${size} bytes`}${goal === undefined ? '' : ` (${goal} wanted)`}`,
      holds: goal === undefined ? undefined : share >= goal,
      share,
      ours,
      their,
    })
    if (name !== 'html') continue
    const half = await timesAt(`${edge}${path}`, ours / 2, ROUND_S * 2)
    add({
      what: 'pages at half load',
      words: `${half.perSecond.toFixed(0)}/s, p50 ${half.p50.toFixed(1)} ms, p99 ${half.p99.toFixed(1)} ms (under ${HALF_LOAD_P99_MS} wanted)`,
      holds: half.p99 < HALF_LOAD_P99_MS,
    })
  }
}

async function compareWithRedis({ site, processes, program, folder }, add) {
  const url = `${site.origin.edge}/api/json-cache/notices`
  const size = Buffer.byteLength(await (await fetch(url)).text())
  const rounds = []
  for (let round = 0; round < 3; round += 1) {
    const ours = await rateOf(url, ROUND_S)
    const their = await redisRate({ processes, program, folder, size })
    rounds.push({ ours, their, share: ours / their })
  }
  const share = median(rounds.map((round) => round.share))
  const [ours, their] = ['ours', 'their'].map((side) => median(rounds.map((round) => round[side])))
  add({
    what: 'json-cache hits beside Redis',
    words: `${share.toFixed(2)} ×: ${ours.toFixed(0)} beside ${their.toFixed(0)} a second of ${size} bytes (${GOAL.cache} wanted)`,
    holds: share >= GOAL.cache,
    share,
    ours,
    their,
  })
}

/** Rates for docs/scale.md, without an opponent. */
async function measureAlone({ origin }, add) {
  const reports = await reportRate(`${origin.edge}/collect`, ROUND_S)
  add({ what: 'reports of pages at an edge', words: `${reports.toFixed(0)} a second`, ours: reports })
  const pulses = await rateOf(`${origin.edge}/pulse`, ROUND_S)
  add({ what: 'pulses of open pages at an edge', words: `${pulses.toFixed(0)} a second`, ours: pulses })
  const polls = await rateOf(`${origin.ops}/discovery?environment=production`, ROUND_S)
  add({ what: 'reads of discovery at a release service', words: `${polls.toFixed(0)} a second`, ours: polls })
}

/** The largest script that discovery names, by its address on the edge. */
async function artifactOf(edge) {
  const { microFrontends } = await (await fetch(`${edge}/discovery.json`)).json()
  const [{ url, extras }] = microFrontends.mine
  const { file } = extras.preload.find(({ as }) => as === 'script')
  return new URL(file, new URL(url, edge)).pathname
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
}

function keep(rows) {
  const date = new Date().toISOString().slice(0, 16).replace(':', '-')
  const folder = join(ROOT, '.cache/bench')
  mkdirSync(folder, { recursive: true })
  const conditions = `${cpus().length} cores, load ${loadavg()[1].toFixed(1)} at the end`
  writeFileSync(join(folder, `servers-${date}.json`), JSON.stringify({ date, conditions, rows }, null, 2))
}
