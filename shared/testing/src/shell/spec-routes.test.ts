/** Each route of the specification is a page of the shell or of exactly one remote (decision 0046). */
import { pageIn } from '@lantern/contract/page-table'
import { isProtected, ROUTE, SHELL_PATHS, shellFrameOf } from '@lantern/contract/routes'
import { neighbours } from './neighbours.ts'

/** This package is not a remote: its neighbours are all remotes. */
const REMOTES = neighbours()

/** Everyone who owns a path. */
function ownersOf(path: string): string[] {
  const remotes = REMOTES.filter((remote) => pageIn(remote, path) !== null).map(({ name }) => name)
  return shellFrameOf(path) === null ? remotes : ['shell', ...remotes]
}

describe('the routes of the specification', () => {
  /** Copied from the specification: a list derived from the product would always agree with itself. */
  it.each([
    '/other/stopService',
    '/other/maintenance',
    '/other/restrictionIp',
    '/user/login',
    '/user/register',
    '/user/password',
    '/registerGuide',
    '/',
    '/demo',
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
    '/download',
    '/download-page',
    '/sponsor/0',
    '/agent',
    '/help/kh',
    '/help/ck',
    '/help/qk',
    '/help/zz',
    '/help/yhgz',
    '/help/tjllq',
    '/help/xnbcqkjc',
    '/help/tytzjc',
    '/help/tysstqth',
    '/help/fjcjc',
    '/help/cpwt',
    '/help/dzjj',
    '/help/tywt',
    '/help/zrwt',
    '/help/qtwt',
    '/help/bczr',
    '/help/gywm',
    '/help/gztk',
    '/help/hzhb',
    '/help/ysgz',
    '/help/zxkf',
    // Members reach these with a venue's address.
    '/game/sport/V188',
    '/game/sport/im',
    '/game/sport/ob',
    '/game/gaming/ybdj',
    '/game/gaming/imdj',
    '/game/gaming/lhdj',
  ])('[WIRE-12] %s is a page of the shell or of one remote', (path) => {
    expect(ownersOf(path)).toHaveLength(1)
    // With the exact spelling of the specification only.
    expect(ownersOf(path.toUpperCase())).toHaveLength(path === '/' ? 1 : 0)
  })

  it('[WIRE-12] assign no page of the shell to a remote, and a page to every named route', () => {
    expect(SHELL_PATHS.filter((path) => REMOTES.some((remote) => pageIn(remote, path) !== null))).toEqual([])
    const { notFound, ...named } = ROUTE
    expect(Object.values(named).filter((path) => ownersOf(path).length !== 1)).toEqual([])
    expect(ownersOf(notFound)).toEqual([])
  })

  it.each(['/nope', '/mine/nope', '/game/nope', '/help/nope', '/sponsor/1', '/404', '/game/sport/xx', '/mine/../etc'])(
    '[WIRE-13] %s has no owner',
    (path) => {
      expect(ownersOf(path)).toEqual([])
    },
  )

  it('[WIRE-14] are listed as protected where the specification protects their path', () => {
    expect(REMOTES.flatMap(({ pages }) => pages).filter((page) => isProtected(page.path) && !page.protected)).toEqual(
      [],
    )
  })
})
