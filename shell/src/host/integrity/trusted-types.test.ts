import type { Build } from '../discovery/discovery.ts'
import { INTEGRITY_MARK, trustBuild, trustPaths } from './trust.ts'
import { installTrustedTypes } from './trusted-types.ts'

type Rules = { createScriptURL(url: string): string }
const HASH = `sha384-${'a'.repeat(64)}`

function installed(): { name: string; rules: Rules } {
  const createPolicy = jest.fn()
  Object.assign(globalThis, { trustedTypes: { createPolicy } })
  installTrustedTypes()
  const [name, rules] = createPolicy.mock.calls[0] as [string, Rules]
  return { name, rules }
}
afterEach(() => Reflect.deleteProperty(globalThis, 'trustedTypes'))

describe('installTrustedTypes', () => {
  it('[SHELL-TT-1] creates script URLs only, and only for files with a hash', () => {
    trustPaths({ '/assets/chunk.js': HASH }, location.origin)
    trustBuild({
      manifestUrl: 'https://cdn.example/r/mine/1.0.0/mf-manifest.json',
      integrity: HASH,
      extras: { files: { 'remoteEntry.js': HASH } },
    } as unknown as Build)
    const { name, rules } = installed()
    expect([name, Object.keys(rules)]).toEqual(['default', ['createScriptURL']])
    for (const url of ['/assets/chunk.js', 'https://cdn.example/r/mine/1.0.0/remoteEntry.js?retry=1', '/sw.js'])
      expect(rules.createScriptURL(url)).toBe(url)
    for (const url of [
      'https://evil.example/x.js',
      'https://cdn.example/r/mine/1.0.0/other.js',
      'https://evil.example/sw.js',
      'data:text/javascript,1',
      'javascript:1',
    ])
      expect(() => rules.createScriptURL(url)).toThrow(INTEGRITY_MARK)
  })

  it('does nothing in a browser without Trusted Types', () => {
    expect(() => installTrustedTypes()).not.toThrow()
  })
})
