import { discoverySigningText, type MicroFrontend } from '@lantern/contract/federation'
import { buildsOf, ownerOf, parseDiscovery } from './discovery.ts'
import { verifyDiscovery } from './verify-discovery.ts'

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

async function signed(document: string) {
  const pair = (await crypto.subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify'])) as CryptoKeyPair
  const text = new TextEncoder().encode(discoverySigningText(7, document))
  const signature = base64(await crypto.subtle.sign('Ed25519', pair.privateKey, text))
  const key = base64(await crypto.subtle.exportKey('spki', pair.publicKey))
  return { key, answer: { document, revision: 7, signature, keyId: 'k1' } }
}

describe('discovery', () => {
  it('[SHELL-REM-6] accepts what ops signed and nothing that was changed after it', async () => {
    const { key, answer } = await signed('{"a":1}')
    expect(await verifyDiscovery(answer, key)).toBe('valid')
    expect(await verifyDiscovery({ ...answer, document: '{"a":2}' }, key)).toBe('invalid')
    expect(await verifyDiscovery({ ...answer, revision: 8 }, key)).toBe('invalid')
    expect(await verifyDiscovery({ ...answer, signature: 'bm8=' }, key)).toBe('invalid')
    expect(await verifyDiscovery({ ...answer, environment: 'staging' }, key)).toBe('invalid')
  })

  it('[SHELL-REM-6] reads nothing out of a document of another shape', () => {
    const shell = { revision: 1, signature: '', keyId: '' }
    expect(parseDiscovery({ ...shell, document: '<html>' })).toBeNull()
    expect(parseDiscovery({ ...shell, document: '{"microFrontends":[]}' })).toBeNull()
    expect(parseDiscovery(null)).toBeNull()
  })

  it('[SHELL-REM-11] gives a path to the longest prefix, whole segments only', () => {
    const prefixes = new Map([
      ['/mine', 'mine'],
      ['/mine/mall', 'mall'],
    ])
    expect(['/mine', '/mine/mall/record', '/mined', '/'].map((path) => ownerOf(path, prefixes))).toEqual([
      'mine',
      'mall',
      null,
      null,
    ])
  })

  it('[SHELL-REM-7] brings the canary to who has a place in it, and falls back to the stable version', () => {
    const entry = (version: string, traffic: number, fallback?: string) =>
      ({
        url: `/r/games/${version}/mf-manifest.json`,
        ...(fallback ? { fallbackUrl: `/r/games/${fallback}/mf-manifest.json` } : {}),
        metadata: { version },
        deployment: { traffic, default: version === '1.0.0' },
      }) as MicroFrontend
    const document = {
      schema: '',
      microFrontends: { games: [entry('2.0.0', 10, '1.0.0'), entry('1.0.0', 90, '0.9.0'), entry('0.9.0', 0)] },
    }
    const versions = (bucket?: number) =>
      buildsOf(document, 'games', bucket, 'https://site.test').map(({ version }) => version)
    expect(versions(0.09)).toEqual(['2.0.0', '1.0.0', '0.9.0'])
    expect(versions(0.1)).toEqual(['1.0.0', '0.9.0'])
    expect(versions()).toEqual(['1.0.0', '0.9.0'])
  })
})
