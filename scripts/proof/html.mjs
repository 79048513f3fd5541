import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../shared/build/dev/ports.mjs'
import { buildAll } from '../../shared/build/release/build-all.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { publishRemotes } from '../start/publish-remotes.mjs'
import { countPages, ensureWrk, hammerWhile } from './html/load.mjs'
import { startStaticNginx } from './html/static-nginx.mjs'
import { createProcesses, isListening, until } from './outgrown/processes.mjs'
import { ensurePrograms } from './outgrown/programs.mjs'

/** Minimum page throughput of an edge relative to nginx serving the same bytes from a file. */
const LEAST_SHARE = 0.25
const ROUNDS = 5
const CALLS = 100
/** Limit of the API latency (p95) under page load, ms. */
const CALL_P95_MS = 400
const PAGE = '/'

/**
 * Measures the cost of a page: the home page of an edge against nginx serving the same bytes and headers from a file, in alternating rounds; then API
 * calls through the edge under page load, from one network and from many.
 *
 * @returns {Promise<boolean>}
 */
export async function proveHtml() {
  ensureWrk()
  const { nginx } = ensurePrograms(['nginx'])
  process.stdout.write('Building\n')
  await buildAll()
  const folder = mkdtempSync(join(tmpdir(), 'lantern-html-'))
  const processes = createProcesses()
  try {
    process.stdout.write('Starting\n')
    const site = await startSite(processes, folder)
    const file = await startStaticNginx({ processes, program: nginx, folder, url: `${site.open}${PAGE}` })
    await until('nginx listens', () => isListening(file.port), file.running)
    const isFast = await compare(site.open, file)
    const isAlive = await proveCalls(site)
    process.stdout.write(isFast && isAlive ? 'All of it holds.\n' : 'NOT ALL OF IT HOLDS.\n')
    return isFast && isAlive
  } finally {
    await processes.endAll()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compare(edge, file) {
  const rounds = []
  // The first round warms both up; the edge applies its best compression to frequently requested pages.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ours = countPages(`${edge}${PAGE}`, round === 0 ? 12 : 4)
    const theirs = countPages(`${file.origin}${PAGE}`, round === 0 ? 1 : 4)
    if (round > 0) rounds.push({ ours, theirs, share: ours / theirs })
    process.stdout.write(`  round ${round}: edge ${ours.toFixed(0)}/s, nginx ${theirs.toFixed(0)}/s\n`)
  }
  const share = median(rounds.map((round) => round.share))
  const holds = share >= LEAST_SHARE
  process.stdout.write(
    `  ${holds ? 'holds ' : 'FAILS '} pages beside nginx: ${median(rounds.map(({ ours }) => ours)).toFixed(0)}/s beside ${median(rounds.map(({ theirs }) => theirs)).toFixed(0)}/s of ${file.bytes} bytes, ${share.toFixed(2)} times (${LEAST_SHARE} wanted)\n`,
  )
  return holds
}

async function proveCalls({ open, limited }) {
  let isGood = true
  for (const [name, edge, isMany] of [
    ['one network, limited', limited, false],
    ['many networks, none refused', open, true],
  ]) {
    const call = `${edge}/v1/public/counts?merchantCode=Y`
    const quiet = await timesOf(call)
    const { pages, refused, result } = await hammerWhile(`${edge}${PAGE}`, isMany, () => timesOf(call))
    const holds = result.lost === 0 && result.p95 <= CALL_P95_MS && (isMany || refused > 0)
    isGood &&= holds
    process.stdout.write(
      `  ${holds ? 'holds ' : 'FAILS '} API calls under page load by ${name}: ${pages} pages and ${refused} refusals a second; ${CALLS} calls, ${result.lost} lost, p50 ${result.p50.toFixed(0)} ms, p95 ${result.p95.toFixed(0)} ms (without: ${quiet.p50.toFixed(0)} and ${quiet.p95.toFixed(0)} ms)\n`,
    )
  }
  return isGood
}

async function timesOf(url) {
  const times = []
  let lost = 0
  for (let call = 0; call < CALLS; call += 1) {
    const startedMs = performance.now()
    const isGood = await fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
      async (answer) => (await answer.arrayBuffer()) && answer.ok,
      () => false,
    )
    if (isGood) times.push(performance.now() - startedMs)
    else lost += 1
  }
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.POSITIVE_INFINITY
  return { lost, p50: at(0.5), p95: at(0.95) }
}

/** Starts the sandbox, ops with the four remotes published, and two edges: `open` without a page limit, `limited` with the default. */
async function startSite(processes, folder) {
  const names = ['sandbox', 'venue', 'ops', 'open', 'limited']
  const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await freePort()])))
  const origin = Object.fromEntries(names.map((name) => [name, `http://127.0.0.1:${ports[name]}`]))
  await processes.serve('sandbox', 'sandbox', origin.sandbox, {
    SANDBOX_PORT: String(ports.sandbox),
    VENUE_PORT: String(ports.venue),
    DATA_DIR: folder,
    SITE_ORIGINS: origin.open,
  })
  const ops = { OPS_PORT: String(ports.ops), DATA_DIR: folder, GATE: 'local', RELEASE_WATCH: 'off' }
  await processes.serve('ops', 'ops', origin.ops, ops)
  await publishRemotes({ env: ops, ops: origin.ops })
  for (const name of ['open', 'limited'])
    await processes.serve(`edge ${name}`, 'edge', origin[name], {
      EDGE_PORT: String(ports[name]),
      UPSTREAM: origin.sandbox,
      OPS_ORIGIN: origin.ops,
      DATA_DIR: folder,
      SHELL_DIR: join(ROOT, 'shell/dist'),
      VENUE_ORIGINS: origin.venue,
      // Trusts forwarded addresses from this machine, which generates the load.
      TRUST_PROXY: '127.0.0.1',
      ...(name === 'open' ? { PAGE_LIMIT: '0' } : {}),
    })
  return origin
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
}
