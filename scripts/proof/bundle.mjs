import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { makeRelease } from '../../shared/build/bundle/make-release.mjs'
import { freePort } from '../../shared/build/dev/ports.mjs'
import { createBackEnd, sandboxSignature } from '../../shared/conformance/src/back-end.ts'
import { conforms, countsOf } from '../../shared/conformance/src/report.ts'
import { runConformance } from '../../shared/conformance/src/run-conformance.ts'
import { publishRemotes } from '../start/publish-remotes.mjs'
import { bareDebian } from './bundle/bare-debian.mjs'

/** What a bare system must not have: the archives bring their own. */
const NOT_INSTALLED = ['node', 'npm', 'pnpm', 'git', 'python3']
const DATA_DIR = '/var/lib/lantern'
const MEMBER = { userName: 'demo01', password: 'Test@1234' }

/**
 * A release is made, unpacked in a Debian with nothing installed, and serves the site: the sandbox there answers every endpoint as the contract says,
 * the release service takes the remotes, and the edge serves the home page and each remote's files with their integrity.
 *
 * @returns {Promise<boolean>}
 */
export async function proveBundle() {
  const { folder, archives } = await makeRelease({ onStep: say })
  execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder })
  say('making a Debian with nothing installed')
  const debian = bareDebian()
  try {
    const installed = NOT_INSTALLED.filter((name) => debian.has(name))
    if (installed.length > 0) throw new Error(`This Debian is not bare: it has ${installed.join(', ')}.`)
    debian.unpack(archives.site, '/opt/lantern')
    debian.unpack(archives.sandbox, '/opt/lantern-sandbox')
    const origins = await startSite(debian)
    const lines = await runConformance({
      backEnd: createBackEnd({ origin: origins.sandbox, sign: sandboxSignature }),
      member: MEMBER,
    })
    const { holds } = countsOf(lines)
    say(`sandbox: ${holds} answers hold`)
    const env = { ...process.env, DATA_DIR: join(debian.folder, DATA_DIR), OPS_PORT: new URL(origins.ops).port }
    const remotes = await publishRemotes({ env, ops: origins.ops })
    const faults = [...(await faultsOfHome(origins.edge)), ...(await faultsOfRemotes(origins.edge, remotes))]
    for (const fault of faults) process.stderr.write(`${fault}\n`)
    return conforms(lines) && faults.length === 0
  } finally {
    await debian.remove()
  }
}

async function startSite(debian) {
  const [sandbox, venue, ops, edge] = await Promise.all(Array.from({ length: 4 }, () => freePort()))
  const at = (port) => `http://127.0.0.1:${port}`
  const startedMs = performance.now()
  await debian.start({
    command: '/opt/lantern-sandbox/bin/lantern-sandbox',
    env: { DATA_DIR, SANDBOX_PORT: sandbox, VENUE_PORT: venue, SITE_ORIGINS: at(edge), LIMIT_SCALE: 1000 },
    health: `${at(sandbox)}/healthz`,
  })
  await debian.start({
    command: '/opt/lantern/bin/lantern-ops',
    // This Debian has no Chromium; `local` says that the checks of pages are skipped.
    env: { DATA_DIR, OPS_PORT: ops, EDGE_PORT: edge, GATE: 'local', GATE_BROWSER: 'off' },
    health: `${at(ops)}/healthz`,
  })
  await debian.start({
    command: '/opt/lantern/bin/lantern-edge',
    env: { DATA_DIR, EDGE_PORT: edge, OPS_PORT: ops, UPSTREAM: at(sandbox), VENUE_ORIGINS: at(venue) },
    health: `${at(edge)}/healthz`,
  })
  say(`sandbox, release service and edge serve after ${((performance.now() - startedMs) / 1_000).toFixed(1)} s`)
  return { sandbox: at(sandbox), ops: at(ops), edge: at(edge) }
}

/** The home page and the scripts that it names. */
async function faultsOfHome(edge) {
  const page = await (await fetch(`${edge}/`, { headers: { accept: 'text/html' } })).text()
  const scripts = [...page.matchAll(/<script[^>]+>/g)].flatMap(([tag]) => {
    const [, src] = /src="([^"]+)"/.exec(tag) ?? []
    const [, integrity] = /integrity="([^"]+)"/.exec(tag) ?? []
    return src === undefined ? [] : [{ src, integrity }]
  })
  say(`home: ${scripts.length} scripts`)
  if (scripts.length === 0) return ['the home page names no script']
  const faults = await Promise.all(
    scripts.map(async ({ src, integrity }) =>
      (await integrityOf(new URL(src, edge))) === integrity ? [] : [`${src} differs from its integrity`],
    ),
  )
  return faults.flat()
}

async function faultsOfRemotes(edge, remotes) {
  const document = await (await fetch(`${edge}/discovery.json`)).text()
  const manifests = [...document.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url)
  say(`discovery: ${manifests.length} builds of ${remotes.length} remotes`)
  if (manifests.length < remotes.length) return [`discovery names ${manifests.length} builds`]
  const faults = await Promise.all(
    manifests.map(async (url) => ((await fetch(new URL(url, edge))).ok ? [] : [`${url} is not served`])),
  )
  return faults.flat()
}

async function integrityOf(url) {
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer())
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

function say(words) {
  process.stdout.write(`  ${words}\n`)
}
