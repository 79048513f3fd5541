import { type Discovery, discoverySigningText, type SignedDiscovery } from '@lantern/contract/federation'
import { PULSE_PATH } from '@lantern/contract/look'
import { waitFor } from '@testing-library/react'
import { BEAT_MS } from '../pulse/pulse.ts'
import { keptDiscovery } from './discovery-recovery.ts'
import { newerDiscovery } from './discovery-refresh.ts'
import { watchDiscovery } from './discovery-watch.ts'

const DOCUMENT: Discovery = { schema: 'x', microFrontends: {} }
const asked = (answer: (input: Parameters<typeof fetch>[0]) => Promise<Response>) =>
  jest.fn<Promise<Response>, Parameters<typeof fetch>>(answer)
const answerOf = (body: unknown): Response => ({ ok: true, json: async () => body }) as Response

async function signer() {
  const pair = (await crypto.subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify'])) as CryptoKeyPair
  const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return {
    key: base64(await crypto.subtle.exportKey('spki', pair.publicKey)),
    async sign(revision: number): Promise<SignedDiscovery> {
      const document = JSON.stringify(DOCUMENT)
      const text = new TextEncoder().encode(discoverySigningText(revision, document))
      return {
        document,
        revision,
        keyId: 'test',
        signature: base64(await crypto.subtle.sign('Ed25519', pair.privateKey, text)),
      }
    },
  }
}

describe('newerDiscovery', () => {
  it('[SHELL-REM-6] takes a newer document that ops signed, and no other', async () => {
    const { key, sign } = await signer()
    const other = await signer()
    const ask = (body: unknown) =>
      newerDiscovery(
        { revision: 3, key },
        asked(async () => answerOf(body)),
      )
    expect(await ask(await sign(4))).toMatchObject({ signed: { revision: 4 }, document: DOCUMENT })
    expect(await ask(await sign(3))).toBeNull()
    expect(await ask(await other.sign(5))).toBeNull()
    expect(await ask({ ...(await sign(4)), revision: 5 })).toBeNull()
    expect(await ask('nonsense')).toBeNull()
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

  it('[SHELL-STAT-13][SHELL-SWAP-1] fetches the document when the pulse names a later revision, takes and keeps it, and stops with its undo', async () => {
    const { key, sign } = await signer()
    const newer = await sign(8)
    let pulse = 7
    const asks: string[] = []
    globalThis.fetch = asked(async (path) => {
      asks.push(String(path))
      return answerOf(path === PULSE_PATH ? { revision: pulse, look: '' } : { ...newer, buckets: { games: 0.25 } })
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
    stop()
    await jest.advanceTimersByTimeAsync(10 * BEAT_MS)
    expect(asks.filter((path) => path !== PULSE_PATH)).toHaveLength(1)
  })
})
