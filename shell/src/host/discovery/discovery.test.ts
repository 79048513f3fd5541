import type { MicroFrontend } from '@lantern/contract/federation'
import { buildsOf, ownerOf, parseDiscovery } from './discovery.ts'
import { anUnsigned, aReleaseService } from './signed-discovery.fixture.ts'
import { verifyDiscovery } from './verify-discovery.ts'

describe('discovery', () => {
  it('[SHELL-REM-6] accepts a document signed by ops and rejects one changed afterwards', async () => {
    const { key, sign } = await aReleaseService()
    const signed = await sign(7, '{"a":1}')
    const [head, , bytes] = signed.signature.split('.')
    const [later] = (await sign(8, '{"a":1}')).signature.split('.')
    const [staging] = (await sign(7, '{"a":1}', 'staging')).signature.split('.')
    expect(await verifyDiscovery(signed, key)).toBe('valid')
    expect(await verifyDiscovery({ ...signed, document: '{"a":2}' }, key)).toBe('invalid')
    for (const signature of [`${later}..${bytes}`, `${staging}..${bytes}`, `${head}..bm8`, 'bm8=', ''])
      expect(await verifyDiscovery({ ...signed, signature }, key)).toBe('invalid')
    expect(await verifyDiscovery(signed, (await aReleaseService()).key)).toBe('invalid')
  })

  it('[SHELL-REM-6] rejects a document of another shape', () => {
    expect(parseDiscovery(anUnsigned('<html>'))).toBeNull()
    expect(parseDiscovery(anUnsigned('{"microFrontends":[]}'))).toBeNull()
    expect(parseDiscovery(null)).toBeNull()
  })

  it('[SHELL-REM-11] assigns a path to the longest prefix, whole segments only', () => {
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

  it('[SHELL-REM-7] serves the canary to visitors in its bucket, with the stable version as fallback', () => {
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
