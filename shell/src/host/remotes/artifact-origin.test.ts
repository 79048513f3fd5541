import { integrityOf, REFUSED } from '../integrity/trust.ts'
import { anEntry, bootWith, HASH } from './boot-data.fixture.ts'
import { createRemotes } from './remotes.ts'

Object.assign(globalThis, {
  Response: class {
    async arrayBuffer() {
      return new ArrayBuffer(0)
    }
  },
})

const FILE = '/r/mine/1.0.0/remoteEntry.js'

function remotesOf(artifactOrigin?: string) {
  const mine = anEntry('mine', {
    preload: [{ file: 'remoteEntry.js', as: 'script' }],
    files: { 'remoteEntry.js': HASH },
  })
  return createRemotes(bootWith({ mine }, { artifactOrigin }))
}
const fetchMock = jest.fn(
  (_url: string, _init: RequestInit): Promise<Response> => Promise.reject(new Error('no network')),
)
beforeEach(() => {
  fetchMock.mockClear()
  Object.assign(globalThis, { fetch: fetchMock })
})
const fetched = () => fetchMock.mock.calls.map(([url, { integrity }]) => [url, integrity])

describe('createRemotes', () => {
  it('[SHELL-REM-21] fetches from the origin that the page names, and trusts no other', () => {
    void remotesOf('https://cdn.example').prefetchAll()
    expect(fetched()).toEqual([[`https://cdn.example${FILE}`, HASH]])
    expect(integrityOf(`https://cdn.example${FILE}`)).toBe(HASH)
    expect(integrityOf(`https://other.example${FILE}`)).toBe(REFUSED)
  })

  it('[SHELL-REM-21] fetches from the page’s own origin when it names none', () => {
    void remotesOf().prefetchAll()
    expect(fetched()).toEqual([[`${location.origin}${FILE}`, HASH]])
  })

  it('[SHELL-REM-22] prefetches in the mode of the element that will load the file', () => {
    document.head.replaceChildren()
    void remotesOf('https://mode.example').prefetchAll()
    expect(fetchMock.mock.calls).toEqual([
      [`https://mode.example${FILE}`, { integrity: HASH, mode: 'cors', credentials: 'same-origin', priority: 'low' }],
    ])
    expect(document.head.querySelectorAll('link')).toHaveLength(0)
  })

  it('[SHELL-REM-22] requests a file once, unless the request failed', async () => {
    fetchMock.mockImplementationOnce(() => Promise.resolve(new Response()))
    const remotes = remotesOf('https://once.example')
    void remotes.prefetchAll()
    void remotes.prefetchAll()
    expect(fetchMock).toHaveBeenCalledTimes(1)
    const other = remotesOf('https://lost.example')
    void other.prefetchAll()
    await new Promise((resolve) => setTimeout(resolve))
    void other.prefetchAll()
    expect(fetchMock).toHaveBeenCalledTimes(3)
  })
})
