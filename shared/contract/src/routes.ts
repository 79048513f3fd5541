/** The route table of the shell's own pages and what is protected (spec 2, screens.md appendix A). Remotes' prefixes come from discovery. */
import type { FrameKind } from './federation.ts'

/** Names known to the specification are login, home and maintenance; the rest is ours. */
export const ROUTE = {
  home: '/',
  demo: '/demo',
  login: '/user/login',
  register: '/user/register',
  password: '/user/password',
  guide: '/registerGuide',
  stopService: '/other/stopService',
  maintenance: '/other/maintenance',
  restrictionIp: '/other/restrictionIp',
  cookieDisabled: '/other/cookieDisabled',
  offline: '/offline',
  notFound: '/404',
  search: '/search',
  customer: '/customer/main',
  instead: '/customer/instead',
  sponsor: '/sponsor/0',
  download: '/download',
  downloadPage: '/download-page',
  mine: '/mine',
  sport: '/game/sport',
  offers: '/activity/discount',
  wallet: '/mine/finance/wallet',
  deposit: '/mine/finance/deposit',
  withdrawal: '/mine/finance/withdrawal',
  transfer: '/mine/finance/transfer',
  transRecord: '/mine/record/transRecord',
  betRecord: '/mine/record/betRecord',
  giftRecord: '/mine/record/giftRecord',
  welfareRecord: '/mine/record/welfare',
  currencyRecord: '/mine/record/currencyRecord',
  audit: '/mine/audit',
  balance: '/mine/balance',
  rebate: '/mine/rebate',
} as const

/** The 21 help pages (spec 2). */
export const HELP_PAGES = [
  'kh',
  'ck',
  'qk',
  'zz',
  'yhgz',
  'tjllq',
  'xnbcqkjc',
  'tytzjc',
  'tysstqth',
  'fjcjc',
  'cpwt',
  'dzjj',
  'tywt',
  'zrwt',
  'qtwt',
  'bczr',
  'gywm',
  'gztk',
  'hzhb',
  'ysgz',
  'zxkf',
] as const
export type HelpPage = (typeof HELP_PAGES)[number]

/** Member area and payment account paths, spelled as in the specification. */
export const MINE_PATHS = [
  '/mine',
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
] as const

export const GAME_PATHS = [
  '/game/chess',
  '/game/egame',
  '/game/gaming',
  '/game/lottery',
  '/game/realbet',
  '/game/sport',
  '/game/fishing',
] as const
export const ACTIVITY_PATHS = [
  '/activity/discount',
  '/activity/friendInvitation',
  '/activity/friendPeakBet',
  '/activity/luckyFlip',
  '/activity/calendar',
  '/agent',
] as const

/** Any location (path + query) containing one of these needs a session (spec 2). `sport/fb?url=` is ours. */
export const PROTECTED_FRAGMENTS: readonly string[] = [
  '/mine',
  'sport/V188?url=',
  'sport/im?url=',
  'sport/ob?url=',
  'sport/fb?url=',
  'gaming/ybdj?url=',
  'gaming/imdj?url=',
  'gaming/lhdj?url=',
  'registerGuide',
]

/**
 * Whether a location needs a session.
 * @param location path with its query, as in `/game/sport/ob?url=…`
 */
export function isProtected(location: string): boolean {
  return PROTECTED_FRAGMENTS.some((fragment) => location.includes(fragment)) || location === ROUTE.instead
}

const SHELL_PATHS: ReadonlySet<string> = new Set(Object.values(ROUTE))

/** Whether a path is a known route, so that the edge answers 200 or a real 404. Remotes' own 404s below their prefixes are the page's. */
export function isKnownPath(path: string, routePrefixes: readonly string[]): boolean {
  if (path !== '/' && path.endsWith('/')) return isKnownPath(path.slice(0, -1), routePrefixes)
  if (path === ROUTE.notFound) return false
  if (SHELL_PATHS.has(path)) return true
  if (path.startsWith('/help/')) return (HELP_PAGES as readonly string[]).includes(path.slice('/help/'.length))
  if (path.startsWith('/sponsor/')) return path === ROUTE.sponsor
  const known: readonly string[] = [...MINE_PATHS, ...GAME_PATHS, ...ACTIVITY_PATHS]
  if (known.includes(path)) return true
  if (/^\/game\/(sport\/(im|ob|V188|fb)|gaming\/(ybdj|imdj|lhdj))$/.test(path)) return true
  const firstParty = ['/mine', '/game', '/activity', '/agent']
  return routePrefixes.some(
    (prefix) => !firstParty.includes(prefix) && (path === prefix || path.startsWith(`${prefix}/`)),
  )
}

const TAB_PATHS: ReadonlySet<string> = new Set([
  '/mine',
  '/customer/main',
  ...GAME_PATHS,
  '/activity/discount',
  '/download',
  '/404',
])

/** Which prerendered frame a path paints first. */
export function frameKindOf(path: string): FrameKind {
  if (path === '/' || path === '/demo') return 'home'
  if (/^\/game\/(sport|gaming)\/.+/.test(path) || path === '/download-page') return 'bare'
  if (TAB_PATHS.has(path)) return 'tab'
  // A page that says the site is closed has no tabs: each would lead back to it.
  if (path.startsWith('/user/') || path.startsWith('/other/') || path === '/registerGuide') return 'auth'
  return 'page'
}
