import { type Discovery, discoverySigningText, type SignedDiscovery } from '@lantern/contract/federation'
import { correctClock } from '@lantern/platform'
import { newerDiscovery } from './discovery-refresh.ts'
import { watchDiscovery } from './discovery-watch.ts'

const START = Date.UTC(2026, 10, 21, 12)
const DOCUMENT: Discovery = { schema: 'x', microFrontends: {} }
const asked = (answer: () => Promise<Response>) => jest.fn<Promise<Response>, Parameters<typeof fetch>>(answer)
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
  beforeEach(() => {
    jest.useFakeTimers({ now: START })
    correctClock(START)
  })
  afterEach(() => {
    jest.useRealTimers()
    globalThis.fetch = original
  })

  it('[SHELL-STAT-13] asks each half minute while the page is seen, when it is looked at again, and never after the undo', async () => {
    const ask = asked(async () => answerOf({}))
    globalThis.fetch = ask
    const { stop } = watchDiscovery({ revision: () => 1, take: jest.fn() }, '')
    await jest.advanceTimersByTimeAsync(90_000)
    expect(ask).toHaveBeenCalledTimes(3)
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await jest.advanceTimersByTimeAsync(300_000)
    expect(ask).toHaveBeenCalledTimes(3)
    hidden.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
    await jest.advanceTimersByTimeAsync(0)
    expect(ask).toHaveBeenCalledTimes(4)
    stop()
    await jest.advanceTimersByTimeAsync(90_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(ask).toHaveBeenCalledTimes(4)
  })

  it('[SHELL-SWAP-1] asks at a touch that leads into a remote, at most each five seconds, and takes what is newer', async () => {
    const { key, sign } = await signer()
    const newer = await sign(8)
    const ask = asked(async () => answerOf({ ...newer, buckets: { games: 0.25 } }))
    globalThis.fetch = ask
    const take = jest.fn()
    const { look, stop } = watchDiscovery({ revision: () => 7, take }, key)
    await look()
    expect(ask).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(5_000)
    await look()
    await look()
    stop()
    expect(ask).toHaveBeenCalledTimes(1)
    expect(take).toHaveBeenCalledWith(expect.objectContaining({ signed: newer, buckets: { games: 0.25 } }))
  })
})
