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

  it('[SHELL-ROLL-1] has the last good version as a way out, unless ops switched it off', () => {
    rememberGood(build('1.0.0'))
    expect(versions([build('2.0.0')])).toEqual(['2.0.0', '1.0.0'])
    expect(versions([build('2.0.0', ['1.0.0'])])).toEqual(['2.0.0'])
  })

  it('[SHELL-OVR-8] has no way out to a build that a link let stand in', () => {
    rememberGood({ ...build('3.0.0-trial'), nonce: 'a-nonce' })
    expect(versions([build('2.0.0')])).toEqual(['2.0.0'])
  })
})
