import { integrityOf, isFileOfRemote, kindOf } from './request.rules.ts'

const ORIGIN = 'https://site.test'
const page = (path: string) => kindOf({ method: 'GET', mode: 'navigate', url: ORIGIN + path, integrity: '' }, ORIGIN)
const file = (url: string, integrity = 'sha384-x') => kindOf({ method: 'GET', mode: 'cors', url, integrity }, ORIGIN)

describe('kindOf', () => {
  it.each(['/', '/help/kh', '/mine/finance/wallet?from=1', '/activity/discount', '/new-remote/page'])(
    '[SHELL-PWA-6] treats %s as a page',
    (path) => {
      expect(page(path)).toBe('page')
    },
  )

  it.each([
    '/site/api/v1/user/login',
    '/v1/public/counts',
    '/api/json-cache/counts',
    '/stream/ws/1',
    '/collect',
    '/healthz',
    '/discovery.json',
    '/sw.js',
    '/manifest.webmanifest',
  ])('[SHELL-PWA-8] leaves %s alone, however it is asked for', (path) => {
    expect(page(path)).toBe('none')
    expect(file(ORIGIN + path)).toBe('none')
    expect(kindOf({ method: 'POST', mode: 'cors', url: ORIGIN + path, integrity: '' }, ORIGIN)).toBe('none')
  })

  it('[SHELL-PWA-7] handles only files that are named by hash and requested with one', () => {
    expect(file(`${ORIGIN}/assets/main.0123abcd.js`)).toBe('file')
    expect(file(`${ORIGIN}/r/mine/1.0.0-aa/remoteEntry.js`)).toBe('file')
    expect(file(`${ORIGIN}/r/mine/1.0.0-aa/remoteEntry.js`, '')).toBe('none')
    expect(file(`${ORIGIN}/r/mine/1.0.0-aa/mf-manifest.json`)).toBe('none')
    expect(file('https://cdn.test/r/mine/1.0.0-aa/remoteEntry.js')).toBe('none')
  })

  it('[SHELL-PWA-7] takes the hash of the shell’s own files from the build when the request has none', () => {
    const main = { path: '/assets/main.0123abcd.js', integrity: 'sha384-main' }
    const help = { path: '/assets/help.4567abcd.js', integrity: 'sha384-help' }
    const build = { version: '1.0.0', core: [main], later: [help] }
    const hashOf = (path: string, integrity = '') => integrityOf({ url: ORIGIN + path, integrity }, build)
    expect([hashOf(main.path), hashOf(help.path)]).toEqual(['sha384-main', 'sha384-help'])
    expect(hashOf(main.path, 'sha384-own')).toBe('sha384-own')
    expect(hashOf('/assets/other.0123abcd.js')).toBe('')
  })

  it('[SHELL-PWA-5] passes a loader’s second attempt through to the network', () => {
    expect(file(`${ORIGIN}/r/mine/1.0.0-aa/remoteEntry.js?retry=1`)).toBe('none')
  })

  it('[SHELL-PWA-6] never handles a form submission', () => {
    expect(kindOf({ method: 'POST', mode: 'navigate', url: `${ORIGIN}/`, integrity: '' }, ORIGIN)).toBe('none')
  })
})

describe('isFileOfRemote', () => {
  it('distinguishes the files of remotes from those of the shell', () => {
    expect(['/r/mine/1.0.0-aa/a.js', '/r/mine/files/a.0123abcd.js'].every(isFileOfRemote)).toBe(true)
    expect(isFileOfRemote('/assets/main.0123abcd.js')).toBe(false)
  })
})
