/** docs/runbooks/replace-the-signing-key.md, played with its own commands while a client goes on reading discovery and checks each signature. */
import { createPublicKey, verify } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@lantern/build/dev/ports.mjs'
import { pageCommands, runPageCommands } from '@lantern/build/runbook/page-commands.mjs'
import { type ServerProcess, serverProcess } from '@lantern/testing/server-process'
import { publish, releaseProcess } from './release-process.fixture.ts'

const PAGE = join(import.meta.dirname, '../../docs/runbooks/replace-the-signing-key.md')
const HEADING = 'Replace the signing key'
const EDGE = join(import.meta.dirname, '../../edge')

const left: (() => unknown)[] = []
afterEach(async () => {
  for (const end of left.splice(0).reverse()) await end()
})

describe('the runbook of the signing key', () => {
  it('[OPS-KEY-1] replaces the key without one document that a reader at the edges would refuse', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lantern-key-'))
    left.push(() => rmSync(folder, { recursive: true, force: true }))
    const [keys, opsPort] = [join(folder, 'ops/keys'), String(await freePort())]
    const restartOps = restarting(() => releaseProcess({ DATA_DIR: join(folder, 'ops'), OPS_PORT: opsPort }))
    await restartOps()
    const opsOrigin = `http://127.0.0.1:${opsPort}`
    await publish(opsOrigin, '1.0.0-aaaa')
    const oldKey = readFileSync(join(keys, 'discovery-ed25519.pub'), 'utf8').trim()

    const edges = await Promise.all(['one', 'two', 'forgotten'].map((name) => anEdge(join(folder, name), opsOrigin)))
    const [first, second, forgotten] = edges as [Edge, Edge, Edge]
    for (const edge of edges) {
      await edge.restart(oldKey)
      await until(async () => (await edge.read())?.revision === 1)
    }
    const reader = startReader([first, second])

    const newKey = runPageCommands(pageCommands(PAGE, HEADING), {
      cwd: folder,
      places: { '/var/lib/lantern/ops/keys': keys },
    }).trim()
    expect(newKey).not.toBe(oldKey)
    for (const edge of [first, second]) {
      await edge.restart(`${oldKey},${newKey}`)
      await until(async () => (await edge.read())?.revision === 1)
    }

    runPageCommands(pageCommands(PAGE, HEADING, 1), { cwd: keys, places: { 'systemctl restart lantern-ops': ':' } })
    await restartOps()
    expect(readFileSync(join(keys, 'discovery-ed25519.pub'), 'utf8').trim()).toBe(newKey)
    const oldId = reader.keyIds()[0]
    for (const edge of [first, second]) await until(async () => (await edge.read())?.keyId !== oldId)
    await publish(opsOrigin, '1.0.0-bbbb')
    for (const edge of [first, second]) await until(async () => (await edge.read())?.revision === 2)

    for (const edge of [first, second]) {
      await edge.restart(newKey)
      await until(async () => (await edge.read())?.revision === 2)
    }
    await publish(opsOrigin, '1.0.0-cccc')
    for (const edge of [first, second]) await until(async () => (await edge.read())?.revision === 3)
    await until(() => reader.revisions().at(-1) === 3)

    const { refused, reads } = await reader.stop()
    expect(refused).toEqual([])
    expect(reads).toBeGreaterThan(50)
    expect(reader.revisions()).toEqual([1, 2, 3])
    expect(reader.keyIds()).toHaveLength(2)
    // Not restarted in step 2: it keeps what it had.
    expect(await forgotten.read()).toMatchObject({ revision: 1, keyId: oldId })
  }, 240_000)
})

type Reading = { readonly revision: number; readonly keyId: string }
type Edge = { restart(key: string): Promise<void>; read(): Promise<Reading | undefined> }

async function anEdge(dataDir: string, opsOrigin: string): Promise<Edge> {
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  let key = ''
  const restart = restarting(() =>
    serverProcess({
      folder: EDGE,
      name: 'edge',
      env: {
        DATA_DIR: dataDir,
        EDGE_PORT: port,
        OPS_ORIGIN: opsOrigin,
        OPS_PUBLIC_KEY: key,
        UPSTREAM: 'http://127.0.0.1:9',
        SHELL_DIR: join(dataDir, 'no-shell'),
      },
    }),
  )
  return {
    async restart(trusted) {
      key = trusted
      await restart()
    },
    // A document may change between it and its keys; a second look decides, as libraries for key sets do.
    read: () => readDiscovery(origin).catch(() => readDiscovery(origin)),
  }
}

/** @returns undefined while the edge does not answer, or has no document @throws Error when a document does not verify */
async function readDiscovery(origin: string): Promise<Reading | undefined> {
  const answer = await fetch(`${origin}/discovery.json`).catch(() => undefined)
  if (answer === undefined || !answer.ok) return undefined
  const [document, detached] = [await answer.text(), answer.headers.get('discovery-signature') ?? '']
  const [head = '', , signature = ''] = detached.split('.')
  const set = await fetch(`${origin}/discovery.jwks`)
    .then(async (keys) => (await keys.json()) as { keys: { kid: string; kty: string; crv: string; x: string }[] })
    .catch(() => undefined)
  // The edge went away in between.
  if (set === undefined) return undefined
  const { kid, revision } = JSON.parse(Buffer.from(head, 'base64url').toString('utf8'))
  const jwk = set.keys.find((key) => key.kid === kid)
  if (jwk === undefined) throw new Error(`The key set has no key ${kid}.`)
  // RFC 7797: the payload is signed as it is.
  const signed = Buffer.from(`${head}.${document}`)
  if (!verify(null, signed, createPublicKey({ key: jwk, format: 'jwk' }), Buffer.from(signature, 'base64url')))
    throw new Error(`The signature of revision ${revision} is wrong.`)
  return { revision, keyId: kid }
}

/** Reads all the while as a client behind a balancer does: from an edge that answers. */
function startReader(edges: readonly Edge[]) {
  const [revisions, keyIds, refused]: [Set<number>, Set<string>, string[]] = [new Set(), new Set(), []]
  let isStopped = false
  let reads = 0
  const ended = (async () => {
    while (!isStopped) {
      let wasRead = false
      for (const edge of edges) {
        const reading = await edge.read().catch((error: Error) => error)
        if (reading === undefined) continue
        wasRead = true
        reads += 1
        if (reading instanceof Error) refused.push(reading.message)
        else {
          revisions.add(reading.revision)
          keyIds.add(reading.keyId)
        }
      }
      if (!wasRead) refused.push('no edge answered')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  return {
    revisions: () => [...revisions],
    keyIds: () => [...keyIds],
    async stop() {
      isStopped = true
      await ended
      return { refused, reads }
    },
  }
}

/** Ends the process before it starts the next one. */
function restarting(start: () => Promise<ServerProcess>): () => Promise<void> {
  let running: ServerProcess | undefined
  left.push(() => running?.stop())
  return async () => {
    await running?.stop()
    running = await start()
  }
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('It did not happen within a minute.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
