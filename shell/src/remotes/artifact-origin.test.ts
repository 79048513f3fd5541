import { bootDataSchema } from '@lantern/contract/federation'
import { parse } from 'valibot'
import { createRemotes } from './remotes.ts'
import { integrityOf, REFUSED } from './trust.ts'

const HASH = `sha384-${'a'.repeat(64)}`
const FILE = '/r/mine/1.0.0/remoteEntry.js'

function remotesOf(artifactOrigin?: string) {
  const entry = {
    url: '/r/mine/1.0.0/mf-manifest.json',
    metadata: { integrity: HASH, version: '1.0.0' },
    extras: {
      routePrefixes: ['/mine'],
      slots: [],
      contractVersion: '1.0.0',
      preload: [{ file: 'remoteEntry.js', as: 'script' }],
      files: { 'remoteEntry.js': HASH },
    },
    deployment: { traffic: 100, default: true },
  }
  const document = JSON.stringify({ schema: '', microFrontends: { mine: [entry] } })
  return createRemotes(
    parse(bootDataSchema, {
      shellVersion: '1.0.0',
      shellFiles: {},
      discovery: { document, revision: 1, signature: '', keyId: '' },
      discoveryKey: '',
      manifests: {},
      preInfo: null,
      vvPretty: null,
      venueOrigins: [],
      artifactOrigin,
      nonce: '',
      serverTime: 0,
      locale: 'zh-CN',
    }),
  )
}
const hinted = () => [...document.head.querySelectorAll('link')].map(({ href, integrity }) => [href, integrity])
beforeEach(() => document.head.replaceChildren())

describe('createRemotes', () => {
  it('[SHELL-REM-21] fetches from the origin that the page names, and trusts nothing else', () => {
    remotesOf('https://cdn.example').prefetchAll()
    expect(hinted()).toEqual([[`https://cdn.example${FILE}`, HASH]])
    expect(integrityOf(`https://cdn.example${FILE}`)).toBe(HASH)
    expect(integrityOf(`https://other.example${FILE}`)).toBe(REFUSED)
  })

  it('[SHELL-REM-21] fetches from the page’s own origin when it names none', () => {
    remotesOf().prefetchAll()
    expect(hinted()).toEqual([[`${location.origin}${FILE}`, HASH]])
  })
})
