/** Paths with a title: suggestions for misspelt addresses and lost visitors. */
import { plainPath } from '@lantern/contract/page-table'
import { ROUTE } from '@lantern/contract/routes'
import { defineMessages, useLocale, useMessages } from '@lantern/i18n'
import { useSession } from '@lantern/platform'
import { linkablePages, usePages } from '../../host/navigation/site-pages.ts'

/** The most wanted pages (screens.md 3, /404). */
export const TOP_PATHS = [ROUTE.home, ROUTE.sport, ROUTE.offers, ROUTE.mine, ROUTE.wallet, ROUTE.customer] as const

/** Titles of the shell's own pages by path. Help pages have their own titles. */
const pathTitles = defineMessages({
  'zh-CN': {
    '/': '首页',
    '/demo': '试玩',
    '/user/login': '登录',
    '/user/register': '注册',
    '/user/password': '找回密码',
    '/search': '搜索',
    '/customer/main': '客服中心',
    '/customer/instead': '代充服务',
    '/sponsor/0': '赞助合作',
    '/download': '下载应用',
  },
  en: {
    '/': 'Home',
    '/demo': 'Demo',
    '/user/login': 'Log in',
    '/user/register': 'Sign up',
    '/user/password': 'Recover password',
    '/search': 'Search',
    '/customer/main': 'Support',
    '/customer/instead': 'Agent top-up',
    '/sponsor/0': 'Sponsorship',
    '/download': 'Get the app',
  },
})

/** Titles by path, those of remotes as discovery gives them. Venue frames are no place to go to without a launch. */
export function useTitles(): Readonly<Record<string, string>> {
  const own = useMessages(pathTitles)
  const locale = useLocale()
  const isMember = useSession().kind === 'member'
  usePages()
  const theirs = linkablePages(isMember)
    .filter(({ frame }) => frame !== 'bare')
    .map(({ path, title }) => [path, locale === 'en' ? title.en : title.zh])
  return { ...own, ...Object.fromEntries(theirs) }
}

/** Title of a page, undefined for unknown ones. */
export function useTitleOf(): (path: string) => string | undefined {
  const titles = useTitles()
  return (path) => titles[plainPath(path)]
}
