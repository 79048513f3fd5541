import {
  ACTIVITY_PATHS,
  frameKindOf,
  GAME_PATHS,
  HELP_PAGES,
  isKnownPath,
  isProtected,
  MINE_PATHS,
  ROUTE,
} from './routes.ts'

describe('isProtected', () => {
  it.each([
    '/mine',
    '/mine/finance/wallet',
    '/game/sport/V188?url=x',
    '/game/sport/im?url=x',
    '/game/sport/ob?url=x',
    '/game/gaming/ybdj?url=x',
    '/game/gaming/imdj?url=x',
    '/game/gaming/lhdj?url=x',
    '/registerGuide',
  ])('[WIRE-14] guards %s', (location) => {
    expect(isProtected(location)).toBe(true)
  })

  it.each(['/', '/game/sport', '/game/sport/ob', '/activity/discount', '/user/login', '/help/ck', '/customer/main'])(
    '[WIRE-14] leaves %s open',
    (location) => {
      expect(isProtected(location)).toBe(false)
    },
  )
})

describe('isKnownPath', () => {
  it('[WIRE-12] knows every route of the specification', () => {
    const all = [
      '/',
      '/demo',
      '/user/login',
      '/user/register',
      '/user/password',
      '/registerGuide',
      '/customer/main',
      '/customer/instead',
      '/sponsor/0',
    ]
    const paths = [
      ...all,
      ...MINE_PATHS,
      ...GAME_PATHS,
      ...ACTIVITY_PATHS,
      ...HELP_PAGES.map((page) => `/help/${page}`),
    ]
    expect(paths.filter((path) => !isKnownPath(path, []))).toEqual([])
    expect(HELP_PAGES).toHaveLength(21)
  })

  it.each(['/nope', '/mine/nope', '/game/nope', '/help/nope', '/sponsor/1', '/404', '/game/sport/xx', '/mine/../etc'])(
    '[WIRE-13] answers 404 for %s',
    (path) => {
      expect(isKnownPath(path, ['/mine', '/game'])).toBe(false)
    },
  )

  it('[WIRE-16] knows what a fifth remote owns, without a shell release', () => {
    expect(isKnownPath('/shop/cart', [])).toBe(false)
    expect(isKnownPath('/shop/cart', ['/shop'])).toBe(true)
    expect(isKnownPath('/shopping', ['/shop'])).toBe(false)
  })

  it('[WIRE-13] takes a trailing slash for the same path', () => {
    expect(isKnownPath('/mine/', [])).toBe(true)
  })
})

describe('ROUTE', () => {
  it('[WIRE-15] names login, home, maintenance and the member area', () => {
    expect(ROUTE).toMatchObject({ login: '/user/login', home: '/', maintenance: '/other/maintenance', mine: '/mine' })
  })
})

describe('frameKindOf', () => {
  it.each([
    ['/', 'home'],
    ['/mine', 'tab'],
    ['/mine/finance/wallet', 'page'],
    ['/user/login', 'auth'],
    ['/other/maintenance', 'auth'],
    ['/game/sport', 'tab'],
    ['/game/sport/ob', 'bare'],
  ])('paints %s as %s', (path, kind) => {
    expect(frameKindOf(path)).toBe(kind)
  })
})
