import type { RemoteBuild } from '@lantern/contract/remote-build'
import type { RemoteState } from '../registry/remote-line.ts'
import { discoveryOf, entriesOf } from './discovery.rules.ts'

type DeployedBuild = Parameters<typeof entriesOf>[0]['builds'] extends ReadonlyMap<string, infer Build> ? Build : never

const STATE: RemoteState = {
  version: '1.0.0',
  kept: ['0.9.0'],
  canary: null,
  salt: 's',
  pinned: false,
  off: false,
  revoked: [],
} as never
const BUILD = {
  name: 'games',
  routePrefixes: ['/game'],
  slots: ['dock'],
  contractVersion: '2.0.0',
  preload: ['a.js'],
  shared: ['react'],
} as unknown as RemoteBuild
const deployed = (version: string, build: Partial<RemoteBuild> = {}): [string, DeployedBuild] => [
  version,
  {
    build: { ...BUILD, version, ...build },
    files: { 'a.js': `hash of ${version}` } as never,
    manifestIntegrity: `sha ${version}`,
    isShared: false,
  },
]
const BUILDS = new Map(['2.0.0', '1.0.0', '0.9.0'].map((version) => deployed(version)))
const entries = (state: Partial<RemoteState> = {}, change: Partial<Parameters<typeof entriesOf>[0]> = {}) =>
  entriesOf({ state: { ...STATE, ...state }, builds: BUILDS, windows: [], takenBack: [], flags: [], ...change })
const url = (version: string) => `/r/games/${version}/mf-manifest.json`
const canary = { version: '2.0.0', percent: 10 } as NonNullable<RemoteState['canary']>

describe('entriesOf', () => {
  it('[OPS-ROLL-1] has the stable version for everybody, then the kept one without traffic, each with what it falls back to', () => {
    const extras = {
      routePrefixes: ['/game'],
      slots: ['dock'],
      contractVersion: '2.0.0',
      preload: ['a.js'],
      shared: ['react'],
      maintenance: null,
    }
    expect(entries()).toEqual([
      {
        url: url('1.0.0'),
        fallbackUrl: url('0.9.0'),
        metadata: { integrity: 'sha 1.0.0', version: '1.0.0' },
        extras: { ...extras, files: { 'a.js': 'hash of 1.0.0' } },
        deployment: { traffic: 100, default: true },
      },
      {
        url: url('0.9.0'),
        metadata: { integrity: 'sha 0.9.0', version: '0.9.0' },
        extras: { ...extras, files: { 'a.js': 'hash of 0.9.0' } },
        deployment: { traffic: 0, default: false },
      },
    ])
  })

  it('[OPS-ROLL-1] lists a canary first, with its share and salt', () => {
    const [first, second, third] = entries({ canary })
    expect([first, second, third].map((entry) => [entry?.metadata.version, entry?.deployment])).toEqual([
      ['2.0.0', { traffic: 10, default: false }],
      ['1.0.0', { traffic: 90, default: true }],
      ['0.9.0', { traffic: 0, default: false }],
    ])
    expect([first?.fallbackUrl, first?.extras.salt, entries()[0]?.extras]).toEqual([
      url('1.0.0'),
      's',
      expect.not.objectContaining({ salt: expect.anything() }),
    ])
  })

  it('names contents of a build, and revoked versions and links of a remote', () => {
    const title = { zh: '游戏', en: 'Games' } as never
    const builds = new Map([deployed('1.0.0', { title, pages: [] })])
    const [entry] = entries({ kept: [], revoked: ['0.8.0'] as never }, { builds, takenBack: ['n1'] })
    expect(entry?.extras).toMatchObject({ title, pages: [], revoked: ['0.8.0'], takenBack: ['n1'] })
    const [plain] = entries()
    expect(JSON.stringify(plain?.extras)).not.toMatch(/title|pages|revoked|takenBack|flags|Audiences/)
  })

  it('closes a remote in its windows, and entirely while it is switched off', () => {
    const window = { from: 1, to: 2 } as never
    expect(entries({}, { windows: [window] })[0]?.extras.maintenance).toEqual([window])
    expect(entries({ off: true }, { windows: [window] })[0]?.extras.maintenance).toEqual([
      window,
      { from: 0, to: 8.64e15 },
    ])
  })

  it('[OPS-SHARE-3] names the shared manifest of a shared build by its hash, and that of a version otherwise', () => {
    const shared = deployed('1.0.0')
    const builds = new Map([deployed('2.0.0'), shared, deployed('0.9.0')])
    Object.assign(shared[1], {
      isShared: true,
      manifestIntegrity: `sha384-${Buffer.alloc(48, 0xab).toString('base64')}`,
    })
    const address = '/r/games/files/mf-manifest.abababababababab.json'
    expect(entries({ canary }, { builds }).map((entry) => [entry.url, entry.fallbackUrl])).toEqual([
      [url('2.0.0'), address],
      [address, url('0.9.0')],
      [url('0.9.0'), undefined],
    ])
  })

  it('refuses a version without a build', () => {
    expect(() => entries({ kept: ['0.1.0'] })).toThrow('0.1.0')
  })
})

describe('discoveryOf', () => {
  it('has the remotes in the order of their names', () => {
    const { schema, microFrontends } = discoveryOf({ mine: [], chat: entries(), games: [] })
    expect(Object.keys(microFrontends)).toEqual(['chat', 'games', 'mine'])
    expect(microFrontends.chat).toHaveLength(2)
    expect(schema).toMatch(/^https:\/\//)
  })
})
