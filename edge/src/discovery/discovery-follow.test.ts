import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createApp, type RunningService, startService } from '@lantern/service'
import { aDiscovery, aSigner, logger } from '../../test/edge.fixture.ts'
import { followDiscovery } from './discovery-follow.ts'
import { createDiscoverySource, DISCOVERY_POLL_MS } from './discovery-source.ts'

jest.mock('node:timers/promises', () => {
  const actual = jest.requireActual<typeof import('node:timers/promises')>('node:timers/promises')
  return { ...actual, setTimeout: jest.fn(actual.setTimeout) }
})

const signer = aSigner()
const dataDir = mkdtempSync(join(tmpdir(), 'lantern-follow-'))
let ops: RunningService
let revision = 1
let change: () => void = () => undefined
let asked = 0
let isHeld = true

/** A fake ops with long polling: it holds a request that names the current revision until something changes. */
beforeAll(async () => {
  const app = createApp({ logger })
  app.get('/discovery', async (request, reply) => {
    asked += 1
    const tag = () => `"${revision}"`
    if (isHeld && request.headers['if-none-match'] === tag() && request.headers.prefer === 'wait=10')
      await new Promise<void>((resolve) => {
        change = resolve
      })
    reply.header('etag', tag())
    if (request.headers['if-none-match'] === tag()) return reply.code(304).send()
    return signer.sign(aDiscovery(), revision)
  })
  ops = await startService({ name: 'ops', app, host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  change()
  await ops.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('followDiscovery', () => {
  const aSource = () => createDiscoverySource({ opsOrigin: ops.origin, dataDir, publicKey: signer.publicKey, logger })
  async function until(isSo: () => boolean): Promise<void> {
    const startMs = performance.now()
    while (!isSo()) {
      if (performance.now() - startMs > 15_000) throw new Error('it did not come')
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  /** Pauses before polls. */
  const pauses = () => jest.mocked(pause).mock.calls.filter(([ms]) => ms === DISCOVERY_POLL_MS).length
  beforeEach(() => void jest.mocked(pause).mockClear())

  it('[EDGE-25] gets a change as soon as ops has it, and makes no needless requests', async () => {
    const source = aSource()
    const stop = followDiscovery(source)
    await until(() => source.current()?.revision === 1)
    await until(() => asked === 2)
    for (const next of [2, 3]) {
      revision = next
      change()
      await until(() => source.current()?.revision === next)
    }
    await until(() => asked === 4)
    expect(pauses()).toBe(0)
    const stopped = stop()
    change()
    await stopped
  })

  it('[EDGE-25] polls every two seconds where the request is not held', async () => {
    isHeld = false
    const source = aSource()
    await source.refresh()
    const before = asked
    const stop = followDiscovery(source)
    await until(() => asked > before)
    revision += 1
    await until(() => source.current()?.revision === revision)
    expect(pauses()).toBeGreaterThan(0)
    expect(asked - before).toBeLessThan(4)
    await stop()
    isHeld = true
  })
})
