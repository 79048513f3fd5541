/**
 * Two release services, each a process of its own, on one PostgreSQL: 200 changes through each at once. No change may be lost, and revisions have no gap and
 * no twin. Then: how long a change at one release service takes to an edge that waits at the other. `node test/two-release-services.ts <database url>`.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@lantern/build/dev/ports.mjs'
import { DISCOVERY_SIGNATURE_HEADER, signatureHead } from '@lantern/contract/discovery-signature'
import { PRODUCTION } from '@lantern/contract/federation'
import { remoteBuildSchema } from '@lantern/contract/remote-build'
import pg from 'pg'
import * as v from 'valibot'
import { openDatabase } from '../src/database/database.ts'
import { inTurn } from '../src/database/revision.ts'
import { aBuild } from '../src/gate/build.fixture.ts'
import { BUILD_FILE, digestOf, integrityOf } from '../src/gate/gate.rules.ts'
import { createRegistry } from '../src/registry/registry.repository.ts'
import { takeIn } from '../src/rollout/rollout-service.ts'

const CHANGES = 200
const REMOTES = ['one', 'two', 'three', 'four']
const ROUNDS = 20

type ReleaseService = { origin: string; child: ChildProcess }
type Answer = { status: number; kind: string; revision: number }

const url = process.argv[2] ?? ''
if (url === '') throw new Error('Name the database: node test/two-release-services.ts postgres://…')
const dataDir = mkdtempSync(join(tmpdir(), 'lantern-ops-'))
// Started at once, on an empty database: they migrate it together.
const services = await Promise.all([startReleaseService(), startReleaseService()])
const token = readFileSync(join(dataDir, 'ops-token'), 'utf8')
const faults: string[] = []
try {
  await enterBuilds()
  await prove()
  await measure()
} finally {
  for (const { child } of services) child.kill('SIGTERM')
  await Promise.all(services.map(({ child }) => (child.exitCode === null ? once(child, 'exit') : undefined)))
  rmSync(dataDir, { recursive: true, force: true })
}
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1

async function prove(): Promise<void> {
  const before = await newestRevision()
  const startMs = performance.now()
  // Both write to the same remotes: what one has read is stale as soon as the other has written.
  const answers = (await Promise.all(services.map(changesThrough))).flat()
  const seconds = (performance.now() - startMs) / 1_000
  const done = answers.filter(({ kind }) => kind === 'done')
  const revisions = done.map(({ revision }) => revision).sort((a, b) => a - b)
  const expected = Array.from({ length: done.length }, (_, index) => before + 1 + index)
  check(
    answers.every(({ status }) => status === 200),
    `answers other than 200: ${answers.filter(({ status }) => status !== 200).length}`,
  )
  check(done.length === CHANGES * services.length, `${done.length} of ${CHANGES * services.length} changes were done`)
  check(String(revisions) === String(expected), 'the revisions have a gap or a twin')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const rows = await client.query('SELECT revision, reason FROM deployments WHERE revision > $1 ORDER BY revision', [
    before,
  ])
  const audited = await client.query('SELECT revision FROM audit_log WHERE revision > $1 ORDER BY revision', [before])
  await client.end()
  const reasons = new Set(rows.rows.map(({ reason }: { reason: string }) => reason))
  check(rows.rowCount === done.length, `${rows.rowCount} lines of history for ${done.length} changes`)
  check(reasons.size === done.length, `${reasons.size} different reasons: a change was written over`)
  check(audited.rowCount === done.length, `${audited.rowCount} lines of the audit log for ${done.length} changes`)
  const documents = await Promise.all(
    services.map(({ origin }) => fetch(`${origin}/discovery`).then((answer) => answer.text())),
  )
  const newest = await newestRevision()
  check(documents[0] === documents[1], 'the release services hand out different documents')
  check(newest === before + done.length, `discovery is of revision ${newest}`)
  say(
    `${done.length} changes through ${services.length} services in ${seconds.toFixed(1)} s: revisions ${revisions[0]} to ${revisions.at(-1)} without gap or twin, each in history and audit log`,
  )
}

async function changesThrough(service: ReleaseService, which: number): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let number = 0; number < CHANGES; number += 1) {
    const name = REMOTES[number % REMOTES.length] ?? ''
    // Every share is another one, so that each is a change whatever the other release service has just done.
    const percent = (which * CHANGES + number + 1) / 10
    answers.push(
      await post(service, `/api/remotes/${name}/canary`, {
        version: '2.0.0',
        percent,
        reason: `service ${which} change ${number}`,
      }),
    )
  }
  return answers
}

/** An edge waits at the second release service while the first one is changed. */
async function measure(): Promise<void> {
  const [here, there] = services as [ReleaseService, ReleaseService]
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const known = await fetch(`${there.origin}/discovery`)
    const etag = known.headers.get('etag') ?? ''
    await known.text()
    const held = fetch(`${there.origin}/discovery`, {
      headers: { 'if-none-match': etag, prefer: 'wait=10' },
      signal: AbortSignal.timeout(30_000),
    })
    await wait(100)
    const startMs = performance.now()
    const percent = 50 + round / 10
    await post(here, '/api/remotes/one/canary', { version: '2.0.0', percent, reason: `round ${round}` })
    const answer = await held
    times.push(performance.now() - startMs)
    check(answer.status === 200 && answer.headers.get('etag') !== etag, `round ${round}: the edge was not told`)
    await answer.text()
  }
  times.sort((a, b) => a - b)
  const at = (part: number) => `${Math.round(times[Math.floor((times.length - 1) * part)] ?? 0)} ms`
  check((times.at(-1) ?? 0) < 2_000, `a change took ${at(1)} to the other release service`)
  say(
    `a change at one release service is answered to an edge at the other after ${at(0.5)} (median), ${at(0.95)} (95 %), ${at(1)} at most`,
  )
}

/** Two builds of each remote, the older one live: entered as the gate would, which has no part in this proof. */
async function enterBuilds(): Promise<void> {
  const db = await openDatabase({ url })
  for (const name of REMOTES) {
    for (const version of ['2.0.0', '1.0.0']) {
      const files = aBuild({ name, version })
      const build = v.parse(remoteBuildSchema, JSON.parse(files.get(BUILD_FILE)?.toString() ?? ''))
      const rows = [...files].map(([file, content]) => ({
        file,
        integrity: integrityOf(content),
        size: content.length,
      }))
      await inTurn(db, async (trx) => {
        await createRegistry(trx).insertBuild({
          build,
          digest: digestOf(files),
          files: rows,
          isShared: false,
          actor: 'proof',
        })
        const told = { reason: 'where the proof begins', actor: 'proof' }
        await takeIn(trx, { name, environment: PRODUCTION }, { kind: 'publish', version }, told)
      })
    }
  }
  await db.destroy()
}

async function post(service: ReleaseService, path: string, body: object): Promise<Answer> {
  const answer = await fetch(`${service.origin}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // A release service that hangs is a fault with an address, not five silent minutes.
    signal: AbortSignal.timeout(30_000),
  })
  const { data } = (await answer.json()) as { data?: { kind?: string; revision?: number } }
  return { status: answer.status, kind: data?.kind ?? '', revision: data?.revision ?? 0 }
}

async function newestRevision(): Promise<number> {
  const [service] = services as [ReleaseService, ReleaseService]
  const { headers } = await fetch(`${service.origin}/discovery`)
  return signatureHead(headers.get(DISCOVERY_SIGNATURE_HEADER) ?? '')?.revision ?? 0
}

async function startReleaseService(): Promise<ReleaseService> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, OPS_PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  const untilMs = performance.now() + 60_000
  while (!(await fetch(`${origin}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || performance.now() > untilMs) throw new Error('a release service did not start')
    await wait(50)
  }
  return { origin, child }
}

function check(holds: boolean, fault: string): void {
  if (!holds) faults.push(fault)
}

function say(line: string): void {
  process.stdout.write(`  ${line}\n`)
}
