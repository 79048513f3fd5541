import type { Build } from '../discovery/discovery.ts'
import { buildsInOrder, rememberGood } from './device-memory.ts'

const build = (version: string, revoked?: string[]): Build => ({
  name: 'games',
  version,
  manifestUrl: `https://site.test/r/games/${version}/mf-manifest.json`,
  integrity: 'sha384-AAAA',
  extras: {
    routePrefixes: [],
    slots: [],
    contractVersion: '1.0.0',
    preload: [],
    files: {},
    maintenance: null,
    ...(revoked ? { revoked } : {}),
  },
})

afterEach(() => localStorage.clear())

describe('buildsInOrder', () => {
  const versions = (published: Build[]) => buildsInOrder(published, 'games', 0).map(({ version }) => version)

  it('[SHELL-ROLL-1] falls back to the last good version unless ops disabled it', () => {
    rememberGood(build('1.0.0'))
    expect(versions([build('2.0.0')])).toEqual(['2.0.0', '1.0.0'])
    expect(versions([build('2.0.0', ['1.0.0'])])).toEqual(['2.0.0'])
  })

  it('[SHELL-OVR-8] does not fall back to a trial build', () => {
    rememberGood({ ...build('3.0.0-trial'), nonce: 'a-nonce' })
    expect(versions([build('2.0.0')])).toEqual(['2.0.0'])
  })
})
