import { discoverySigningText, type MicroFrontend } from '@lantern/contract/federation'
import { bucketOf, ownerOf, parseDiscovery, pickDeployment } from './discovery.ts'
import { verifyDiscovery } from './verify-discovery.ts'

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

async function signed(document: string) {
  const pair = (await crypto.subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify'])) as CryptoKeyPair
  const text = new TextEncoder().encode(discoverySigningText(7, document))
  const signature = base64(await crypto.subtle.sign('Ed25519', pair.privateKey, text))
  const key = base64(await crypto.subtle.exportKey('spki', pair.publicKey))
  return { key, answer: { document, revision: 7, signature, keyId: 'k1' } }
}

const deployed = (version: string, traffic: number, isDefault: boolean) =>
  ({ metadata: { version }, deployment: { traffic, default: isDefault } }) as MicroFrontend

describe('discovery', () => {
  it('[SHELL-REM-6] accepts what ops signed and nothing that was changed after it', async () => {
    const { key, answer } = await signed('{"a":1}')
    expect(await verifyDiscovery(answer, key)).toBe('valid')
    expect(await verifyDiscovery({ ...answer, document: '{"a":2}' }, key)).toBe('invalid')
    expect(await verifyDiscovery({ ...answer, revision: 8 }, key)).toBe('invalid')
    expect(await verifyDiscovery({ ...answer, signature: 'bm8=' }, key)).toBe('invalid')
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

  it('[SHELL-REM-7] cuts traffic exactly: 0 % is nobody, and widening keeps who was in', () => {
    const list = (percent: number) => [deployed('2', percent, false), deployed('1', 100 - percent, true)]
    const buckets = Array.from({ length: 20_000 }, (_, index) => bucketOf('games', `device-${index}`))
    const got = (percent: number) =>
      buckets.filter((bucket) => pickDeployment(list(percent), bucket)?.metadata.version === '2')
    expect(got(0)).toHaveLength(0)
    expect(Math.abs(got(10).length / 20_000 - 0.1)).toBeLessThan(0.01)
    expect(got(5).every((bucket) => got(10).includes(bucket))).toBe(true)
  })
})
