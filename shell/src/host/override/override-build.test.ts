import { sealedText } from '@lantern/contract/override'
import { aBoot, aLink, NOON } from '../discovery/override.fixture.ts'
import { integrityOf, REFUSED, trustBuild } from '../integrity/trust.ts'
import type { ActiveOverride } from './active-overrides.ts'
import { buildOf } from './override-build.ts'

const HASH = `sha384-${'b'.repeat(64)}`
const LANTERN = JSON.stringify({
  name: 'games',
  version: '1.2.3',
  contractVersion: '1.0.0',
  routePrefixes: ['/game', '/lucky'],
  slots: ['home.rails'],
  preload: [],
  shared: { react: '^19.3.1' },
})
const INTEGRITY = JSON.stringify({ 'mf-manifest.json': HASH, 'remoteEntry.js': HASH })
let seal = ''
beforeAll(async () => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sealedText(LANTERN, INTEGRITY)))
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)))
  seal = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
})

const asked: string[] = []
function serve(files: Record<string, string>): void {
  asked.length = 0
  globalThis.fetch = jest.fn(async (url: string) => {
    asked.push(url)
    const text = files[url.split('/').at(-1) ?? '']
    const headers = new Map([['content-type', 'application/json']])
    return { ok: text !== undefined, headers, text: async () => text }
  }) as never
}
const signed = (): ActiveOverride => {
  const link = aLink({ seal })
  return { kind: 'signed', remote: link.remote, until: link.expiresAt, link, isTakenBack: false }
}
const local = (url: string): ActiveOverride => ({ kind: 'local', remote: 'games', until: NOON, url })

describe('buildOf', () => {
  it('[SHELL-OVR-4] loads a published build from the artifact origin, with its own paths and every hash', async () => {
    serve({ 'lantern.json': LANTERN, 'integrity.json': INTEGRITY })
    const build = await buildOf(signed(), aBoot({ artifactOrigin: 'https://cdn.example' }))
    expect(build).toMatchObject({
      version: '1.2.3',
      integrity: HASH,
      extras: { routePrefixes: ['/game', '/lucky'], shared: { react: '^19.3.1' } },
    })
    expect(build.manifestUrl).toBe('https://cdn.example/r/games/1.2.3/mf-manifest.json')
    trustBuild(build)
    expect(integrityOf('https://cdn.example/r/games/1.2.3/remoteEntry.js')).toBe(HASH)
    expect(integrityOf('https://cdn.example/r/games/1.2.3/other.js')).toBe(REFUSED)
  })

  it('[SHELL-OVR-4] refuses a build that differs from the signed one', async () => {
    serve({ 'lantern.json': LANTERN, 'integrity.json': INTEGRITY.replace('b', 'c') })
    await expect(buildOf(signed(), aBoot())).rejects.toThrow('differs from the signed one')
    serve({})
    await expect(buildOf(signed(), aBoot())).rejects.toThrow('does not exist')
  })

  it('[SHELL-OVR-5] keeps the hashes of a developer’s build that has them', async () => {
    serve({ 'lantern.json': LANTERN, 'integrity.json': INTEGRITY })
    const build = await buildOf(local('http://localhost:3011/mf-manifest.json'), aBoot())
    expect(asked).toContain('http://localhost:3011/integrity.json')
    trustBuild(build)
    expect(integrityOf('http://localhost:3011/other.js')).toBe(REFUSED)
  })

  it('[SHELL-OVR-5] loads a build without hashes from its own folder only', async () => {
    serve({})
    const build = await buildOf(local('http://localhost:3012/games/mf-manifest.json'), aBoot())
    trustBuild(build)
    expect(integrityOf('http://localhost:3012/games/remoteEntry.js')).toBe('')
    expect(integrityOf('http://localhost:3012/elsewhere.js')).toBe(REFUSED)
  })

  it('[SHELL-OVR-11] takes the pages of a dev server, which lists no hashes, and trusts its address only', async () => {
    serve({ 'lantern.json': LANTERN, 'integrity.json': 'null' })
    const build = await buildOf(local('http://127.0.0.1:4302/mf-manifest.json'), aBoot())
    trustBuild(build)
    expect(build.extras.routePrefixes).toEqual(['/game', '/lucky'])
    expect(integrityOf('http://127.0.0.1:4302/src_page.4f.hot-update.js')).toBe('')
    expect(integrityOf('http://127.0.0.1:4303/main.js')).toBe(REFUSED)
  })
})
