/** The shell's own pages, what the specification protects, and paths that links lead to (spec 2; screens.md, appendix A). Pages of remotes come from discovery. */
import type { FrameKind } from '../federation/federation.ts'
import { plainPath } from './page-table.ts'

/** Paths by name. Those of remotes are here because links lead to them; whether they are pages is for discovery to say. */
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

/** Layout of each page of the shell. Pages of remotes say theirs in discovery. */
const SHELL_FRAMES: Readonly<Record<string, FrameKind>> = {
  [ROUTE.home]: 'home',
  [ROUTE.demo]: 'home',
  [ROUTE.login]: 'auth',
  [ROUTE.register]: 'auth',
  [ROUTE.password]: 'auth',
  [ROUTE.guide]: 'auth',
  // A page that says the site is closed has no tabs: each would lead back to it.
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
  ...Object.fromEntries(HELP_PAGES.map((page) => [`/help/${page}`, 'page' as const])),
}
/** Paths of the shell's own pages: no remote may have them. */
export const SHELL_PATHS: readonly string[] = [...Object.keys(SHELL_FRAMES), ROUTE.notFound]

/** Layout of an address that is no page: that of a root page, with every way out. */
export const NOT_FOUND_FRAME: FrameKind = 'tab'

/** Layout of a page of the shell; null when the path is none of them. */
export function shellFrameOf(path: string): FrameKind | null {
  return SHELL_FRAMES[plainPath(path)] ?? null
}
