import { frameKindOf, HELP_PAGES, isKnownPath, isProtected, ROUTE } from './routes.ts'

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

describe('isKnownPath', () => {
  /** Written out again from the specification: a list of the product's own would agree with itself. */
  it.each([
    '/',
    '/demo',
    '/other/stopService',
    '/other/maintenance',
    '/other/restrictionIp',
    '/user/login',
    '/user/register',
    '/user/password',
    '/registerGuide',
    '/customer/main',
    '/customer/instead',
    '/game/chess',
    '/game/egame',
    '/game/gaming',
    '/game/lottery',
    '/game/realbet',
    '/game/sport',
    '/game/fishing',
    '/activity/discount',
    '/activity/friendInvitation',
    '/activity/friendPeakBet',
    '/activity/luckyFlip',
    '/activity/calendar',
    '/mine/audit',
    '/mine/userInfo',
    '/mine/mail',
    '/mine/feedback',
    '/mine/vip',
    '/mine/vip/details',
    '/mine/record/transRecord',
    '/mine/record/betRecord',
    '/mine/record/giftRecord',
    '/mine/record/welfare',
    '/mine/currency',
    '/mine/mall/record',
    '/mine/mall/coinRecord',
    '/mine/record/currencyRecord',
    '/mine/finance/wallet',
    '/mine/finance/deposit',
    '/mine/finance/transfer',
    '/mine/finance/withdrawal',
    '/mine/balance',
    '/mine/rebate',
    '/mine/infoAudit',
    '/mine/addBankCard',
    '/mine/virtualCoinCard',
    '/mine/addEBpayCard',
    '/mine/ebpayAcount',
    '/mine/addKOIpayCard',
    '/mine/koipayAcount',
    '/mine/addAlipayCard',
    '/mine/alipayAcount',
    '/mine/sharelifeAcount',
    '/mine/addwechatCard',
    '/mine/wechatAcount',
    '/mine/addDigitalCard',
    '/mine/digitalAcount',
    '/mine/userInfo/authentication',
    '/mine/userInfo/authentication/bindBankCard',
    '/mine/finance/introTutorial',
    '/mine/finance/introTutorial/platformTutorials',
    '/help/xnbcqkjc',
    '/download',
    '/download-page',
    '/sponsor/0',
    '/agent',
  ])('[WIRE-12] knows %s', (path) => {
    expect(isKnownPath(path, [])).toBe(true)
    expect(isKnownPath(path.toUpperCase(), [])).toBe(path === '/')
  })

  it('[WIRE-12] knows the 21 help pages and no other', () => {
    const specified =
      'kh ck qk zz yhgz tjllq xnbcqkjc tytzjc tysstqth fjcjc cpwt dzjj tywt zrwt qtwt bczr gywm gztk hzhb ysgz zxkf'
    expect(HELP_PAGES.join(' ')).toBe(specified)
    expect(HELP_PAGES.filter((page) => !isKnownPath(`/help/${page}`, []))).toEqual([])
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
