import { waitFor } from '@testing-library/react'
import { startFederation } from '../federation/federation.ts'
import { anEntry, bootWith, HASH } from './boot-data.fixture.ts'
import { createRemotes } from './remotes.ts'

const mockRoutes = { routes: [] }
const mockPreload = jest.fn(async () => {})
jest.mock('../federation/federation.ts', () => ({
  startFederation: jest.fn(() => ({ load: async () => mockRoutes, preloadPage: mockPreload, loaded: () => [] })),
}))
// The signature of discovery is tested elsewhere.
jest.mock('../discovery/known-discovery.ts', () => {
  const real = jest.requireActual('../discovery/known-discovery.ts')
  const createKnownDiscovery = (...args: unknown[]) => ({
    ...real.createKnownDiscovery(...args),
    verified: async () => {},
  })
  return { ...real, createKnownDiscovery }
})

const page = (path: string, audience?: 'members' | { flag: string }) => ({
  path,
  frame: 'tab',
  protected: false,
  title: { zh: path, en: path },
  ...(audience && { audience }),
})

function entryOf(name: string, pages: object[], pageFiles: Record<string, string[]>) {
  const names = [`${name}-entry.js`, ...Object.values(pageFiles).flat()]
  return anEntry(name, {
    pages,
    preload: [{ file: `${name}-entry.js`, as: 'script' }],
    pageFiles,
    files: Object.fromEntries(names.map((file) => [file, HASH])),
  })
}

/** @param artifactOrigin another one in each test: a page requests a file once */
function remotesAt(artifactOrigin: string) {
  const mine = entryOf('mine', [page('/mine'), page('/mine/vip')], { '/mine': ['hub.js', 'hub.css'] })
  const games = entryOf('games', [page('/games'), page('/games/new', { flag: 'new' })], {
    '/games': ['sport.js'],
    '/games/new': ['new.js'],
  })
  return createRemotes(bootWith({ mine, games }, { artifactOrigin }))
}

let answers: (() => void)[]
const fetchMock = jest.fn(
  (_url: string, _init: RequestInit) =>
    new Promise<Response>((resolve) => answers.push(() => resolve({ arrayBuffer: async () => 0 } as never))),
)
beforeEach(() => {
  jest.clearAllMocks()
  answers = []
  fetchMock.mockClear()
  Object.assign(globalThis, { fetch: fetchMock })
  Object.assign(performance, { mark: () => undefined })
})
const fetched = () => fetchMock.mock.calls.map(([url, init]) => `${init.priority} ${new URL(url).pathname}`)

describe('fetching ahead', () => {
  it('[SHELL-REM-24] fetches the files of a touched page at once, with those of its remote', () => {
    void remotesAt('https://touch.example').warm('/mine')
    expect(fetched()).toEqual([
      'high /r/mine/1.0.0/mine-entry.js',
      'high /r/mine/1.0.0/hub.js',
      'high /r/mine/1.0.0/hub.css',
    ])
  })

  it('[SHELL-REM-24] fetches only the first files for a page that the remote does not name', () => {
    void remotesAt('https://other.example').warm('/mine/vip')
    expect(fetched()).toEqual(['high /r/mine/1.0.0/mine-entry.js'])
  })

  it('[SHELL-REM-24, SHELL-REM-29] fetches one remote after the other on idle, then starts the runtime, and fetches nothing of a page that is not shown', async () => {
    const done = remotesAt('https://idle.example').prefetchAll()
    expect(fetched()).toEqual([
      'low /r/mine/1.0.0/mine-entry.js',
      'low /r/mine/1.0.0/hub.js',
      'low /r/mine/1.0.0/hub.css',
    ])
    for (const answer of answers.splice(0)) answer()
    await new Promise((resolve) => setTimeout(resolve))
    expect(fetched().slice(3)).toEqual(['low /r/games/1.0.0/games-entry.js', 'low /r/games/1.0.0/sport.js'])
    expect(startFederation).not.toHaveBeenCalled()
    for (const answer of answers) answer()
    await done
    expect(startFederation).toHaveBeenCalledTimes(1)
  })

  it('[SHELL-REM-29] runs the code of a touched page', async () => {
    void remotesAt('https://run.example').warm('/mine/vip')
    await waitFor(() => expect(mockPreload).toHaveBeenCalledWith(mockRoutes, '/mine', '/mine/vip'))
  })
})
