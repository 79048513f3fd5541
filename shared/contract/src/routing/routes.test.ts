import { HELP_PAGES, isProtected, ROUTE, shellFrameOf } from './routes.ts'

describe('isProtected', () => {
  it.each([
    '/mine',
    'sport/V188?url=',
    'sport/im?url=',
    'sport/ob?url=',
    'gaming/ybdj?url=',
    'gaming/imdj?url=',
    'gaming/lhdj?url=',
    'registerGuide',
  ])('[WIRE-14] guards each location that contains %s', (fragment) => {
    expect(['', '/', '/any/where/'].map((before) => isProtected(`${before}${fragment}x`))).toEqual([true, true, true])
  })

  it.each(['/', '/game/sport', '/game/sport/ob', '/activity/discount', '/user/login', '/help/ck', '/customer/main'])(
    '[WIRE-14] leaves %s open',
    (location) => {
      expect(isProtected(location)).toBe(false)
    },
  )
})

describe('shellFrameOf', () => {
  it.each(['/nope', '/help/nope', '/sponsor/1', '/404', '/mine', '/game/sport'])(
    '[WIRE-13] finds no page of the shell at %s',
    (path) => {
      expect(shellFrameOf(path)).toBeNull()
    },
  )

  it.each([
    ['/', 'home'],
    ['/user/login', 'auth'],
    ['/other/maintenance', 'auth'],
    ['/customer/main', 'tab'],
    ['/customer/main/', 'tab'],
    ['/search', 'page'],
    ['/help/ck', 'page'],
    ['/download-page', 'bare'],
  ])('paints %s as %s', (path, kind) => {
    expect(shellFrameOf(path)).toBe(kind)
  })

  it('[WIRE-12] has exactly the 21 help pages', () => {
    const specified =
      'kh ck qk zz yhgz tjllq xnbcqkjc tytzjc tysstqth fjcjc cpwt dzjj tywt zrwt qtwt bczr gywm gztk hzhb ysgz zxkf'
    expect(HELP_PAGES.join(' ')).toBe(specified)
    expect(HELP_PAGES.filter((page) => shellFrameOf(`/help/${page}`) !== 'page')).toEqual([])
  })
})

describe('ROUTE', () => {
  it('[WIRE-15] names login, home, maintenance and the member area', () => {
    expect(ROUTE).toMatchObject({ login: '/user/login', home: '/', maintenance: '/other/maintenance', mine: '/mine' })
  })
})
