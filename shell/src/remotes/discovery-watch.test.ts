import { type Discovery, discoverySigningText, type SignedDiscovery } from '@lantern/contract/federation'
import { correctClock } from '@lantern/platform'
import { newerDiscovery } from './discovery-refresh.ts'
import { watchDiscovery } from './discovery-watch.ts'
import { createMaintenance } from './maintenance.ts'

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
    expect(await ask(await sign(4))).toEqual({ revision: 4, document: DOCUMENT })
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

  it('[SHELL-STAT-13] asks while something is closed and when the page is looked at again, else not', async () => {
    const ask = asked(async () => answerOf({}))
    globalThis.fetch = ask
    const maintenance = createMaintenance(new Map([['mine', [{ from: START + 60_000, to: START + 125_000 }]]]))
    const stop = watchDiscovery(maintenance, { revision: 1, key: '' })
    await jest.advanceTimersByTimeAsync(60_000)
    expect(ask).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(ask).toHaveBeenCalledTimes(2)
    await jest.advanceTimersByTimeAsync(300_000)
    expect(ask).toHaveBeenCalledTimes(2)
    document.dispatchEvent(new Event('visibilitychange'))
    await jest.advanceTimersByTimeAsync(0)
    expect(ask).toHaveBeenCalledTimes(3)
    document.dispatchEvent(new Event('visibilitychange'))
    await jest.advanceTimersByTimeAsync(0)
    expect(ask).toHaveBeenCalledTimes(3)
    stop()
    await jest.advanceTimersByTimeAsync(60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await jest.advanceTimersByTimeAsync(0)
    expect(ask).toHaveBeenCalledTimes(3)
  })
})
