/** The shell's pages, the paths that the specification protects, and link targets (spec 2; screens.md, appendix A). Pages of remotes come from discovery. */
import type { FrameKind } from '../federation/federation.ts'
import { plainPath } from './page-table.ts'

/** Paths by name. Those of remotes are here as link targets; discovery decides whether they are pages. */
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
  mail: '/mine/mail',
  notifications: '/mine/notifications',
  statement: '/mine/statement',
  userInfo: '/mine/userInfo',
  infoAudit: '/mine/infoAudit',
  identity: '/mine/userInfo/authentication',
  security: '/mine/security',
  fundReset: '/mine/security/fundPassword',
  safer: '/mine/safer',
  vip: '/mine/vip',
  vipDetails: '/mine/vip/details',
  feedback: '/mine/feedback',
  mall: '/mine/currency',
  mallOrders: '/mine/mall/record',
  coinRecord: '/mine/mall/coinRecord',
  tutorials: '/mine/finance/introTutorial',
  platformTutorials: '/mine/finance/introTutorial/platformTutorials',
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

/** Path of a help page. */
export function helpPath(page: HelpPage): string {
  return `/help/${page}`
}

/** Any location (path + query) containing one of these needs a session (spec 2). `sport/fb?url=` is ours. */
const PROTECTED_FRAGMENTS: readonly string[] = [
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

/** Layout of each page of the shell. Discovery has the layouts of remotes' pages. */
const SHELL_FRAMES: Readonly<Record<string, FrameKind>> = {
  [ROUTE.home]: 'home',
  [ROUTE.demo]: 'home',
  [ROUTE.login]: 'auth',
  [ROUTE.register]: 'auth',
  [ROUTE.password]: 'auth',
  [ROUTE.guide]: 'auth',
  // A status page of a closed site has no tabs: each would lead back to it.
  [ROUTE.stopService]: 'auth',
  [ROUTE.maintenance]: 'auth',
  [ROUTE.restrictionIp]: 'auth',
  [ROUTE.cookieDisabled]: 'auth',
  [ROUTE.offline]: 'page',
  [ROUTE.search]: 'page',
  [ROUTE.customer]: 'tab',
  [ROUTE.instead]: 'page',
  [ROUTE.sponsor]: 'page',
  [ROUTE.download]: 'tab',
  [ROUTE.downloadPage]: 'bare',
  ...Object.fromEntries(HELP_PAGES.map((page) => [helpPath(page), 'page' as const])),
}
/** Paths of the shell's own pages: reserved, no remote may use them. */
export const SHELL_PATHS: readonly string[] = [...Object.keys(SHELL_FRAMES), ROUTE.notFound]

/** Layout of unknown paths: that of a root page, with all navigation. */
export const NOT_FOUND_FRAME: FrameKind = 'tab'

/** Layout of a page of the shell; null for other paths. */
export function shellFrameOf(path: string): FrameKind | null {
  return SHELL_FRAMES[plainPath(path)] ?? null
}
