import { PULSE_PATH } from '@lantern/contract/active-skin'
import type { SignedDiscovery } from '@lantern/contract/discovery-signature'
import type { Discovery } from '@lantern/contract/federation'
import { STORAGE_KEY } from '@lantern/contract/storage-keys'
import { waitFor } from '@testing-library/react'
import { BEAT_MS } from '../boot/pulse.ts'
import { revisionOf } from './discovery.ts'
import { keepDiscovery, keptDiscovery } from './discovery-recovery.ts'
import { newerDiscovery } from './discovery-refresh.ts'
import { watchDiscovery } from './discovery-watch.ts'
import { anAnswer, aReleaseService } from './signed-discovery.fixture.ts'

const DOCUMENT: Discovery = { schema: 'x', microFrontends: {} }
const asked = (answer: (input: Parameters<typeof fetch>[0]) => Promise<Response>) =>
  jest.fn<Promise<Response>, Parameters<typeof fetch>>(answer)
const answerOf = (body: unknown): Response => ({ ok: true, json: async () => body }) as Response

describe('newerDiscovery', () => {
  it('[SHELL-REM-6] accepts only a newer document signed by ops', async () => {
    const { key, sign } = await aReleaseService()
    const other = await aReleaseService()
    const ask = (signed: SignedDiscovery) =>
      newerDiscovery(
        { revision: 3, key },
        asked(async () => anAnswer(signed)),
      )
    const newer = await sign(4)
    expect(await ask(newer)).toEqual({ signed: newer, document: DOCUMENT, buckets: {} })
    expect(await ask(await sign(3))).toBeNull()
    expect(await ask(await other.sign(5))).toBeNull()
    expect(await ask({ ...newer, signature: (await sign(5, '{}')).signature })).toBeNull()
    // The answer format of the edge before signatures were detached.
    expect(await ask({ document: JSON.stringify(newer), signature: null as never })).toBeNull()
    expect(revisionOf(newer)).toBe(4)
    expect(
      await newerDiscovery(
        { revision: 3, key },
        asked(async () => Promise.reject(new Error('down'))),
      ),
    ).toBeNull()
  })
})

describe('watchDiscovery', () => {
  const original = globalThis.fetch
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    globalThis.fetch = original
  })

  it('[SHELL-STAT-13][SHELL-SWAP-1] fetches, applies and stores the document when the pulse names a later revision, and stops on undo', async () => {
    const { key, sign } = await aReleaseService()
    const newer = await sign(8)
    let pulse = 7
    const asks: string[] = []
    globalThis.fetch = asked(async (path) => {
      asks.push(String(path))
      return path === PULSE_PATH ? answerOf({ revision: pulse, look: '' }) : anAnswer(newer, 'games=0.25')
    })
    let revision = 7
    const take = jest.fn(() => {
      revision = 8
    })
    const { stop } = watchDiscovery({ revision: () => revision, take }, key)
    await jest.advanceTimersByTimeAsync(BEAT_MS)
    expect(asks).toEqual([PULSE_PATH])
    pulse = 8
    await jest.advanceTimersByTimeAsync(BEAT_MS)
    await waitFor(() => expect(take).toHaveBeenCalledTimes(1))
    expect(take).toHaveBeenCalledWith(expect.objectContaining({ signed: newer, buckets: { games: 0.25 } }))
    expect(await keptDiscovery(key)).toMatchObject({ signed: newer })
    // A document stored before signatures were detached is invalid; the next verified one replaces it.
    const before = { document: newer.document, revision: 8, signature: 'bm8=', keyId: 'test' }
    localStorage.setItem(STORAGE_KEY.lastDiscovery, JSON.stringify(before))
    expect(await keptDiscovery(key)).toBeNull()
    keepDiscovery(newer)
    expect(await keptDiscovery(key)).toMatchObject({ signed: newer })
    stop()
    await jest.advanceTimersByTimeAsync(10 * BEAT_MS)
    expect(asks.filter((path) => path !== PULSE_PATH)).toHaveLength(1)
  })
})
