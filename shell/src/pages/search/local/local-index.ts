/** The search index on the device, available before any server answer: help, pages, settings. Pages of remotes come from discovery. */
import { ROUTE } from '@lantern/contract'
import { helpPath } from '@lantern/contract/routes'
import { linkablePages } from '../../../host/navigation/site-pages.ts'
import { HELP_INDEX } from '../../../parts/help-index.ts'
import type { LocalEntry } from './local-match.rules.ts'

/** The settings at the end of the home page. */
const CHOICES = '/#choices'

const PAGES: readonly LocalEntry[] = [
  page(ROUTE.demo, '试玩', 'Demo', 'shi wan', ['体验金', 'free play']),
  page(ROUTE.customer, '客服中心', 'Support', 'ke fu zhong xin', ['帮助', 'customer service', 'contact']),
  page(ROUTE.download, '下载应用', 'Get the app', 'xia zai ying yong', ['安装', 'install', 'download']),
  page(ROUTE.sponsor, '赞助合作', 'Sponsorship', 'zan zhu he zuo', ['灯塔', 'beacons']),
  page(ROUTE.password, '找回密码', 'Recover password', 'zhao hui mi ma', ['忘记密码', 'forgot']),
  page(`${CHOICES}-language`, '语言', 'Language', 'yu yan', ['English', '中文'], CHOICES),
  page(`${CHOICES}-scheme`, '外观', 'Appearance', 'wai guan', ['深色', '浅色', 'dark', 'light'], CHOICES),
]

/** Entries of the shell. */
export const SHELL_INDEX: readonly LocalEntry[] = [
  ...HELP_INDEX.map(
    ({ page: name, title, pinyin, search }): LocalEntry => ({
      id: `help-${name}`,
      kind: 'help',
      title,
      pinyin,
      route: helpPath(name),
      also: [name, ...search],
    }),
  ),
  ...PAGES,
]

/** All entries available on the device to a member or visitor. */
export function localIndex(isMember: boolean): LocalEntry[] {
  const theirs = linkablePages(isMember).flatMap(({ path, title, search, pinyin = '' }): LocalEntry[] =>
    search === undefined ? [] : [{ id: path, kind: 'setting', title, pinyin, route: path, also: search }],
  )
  return [...theirs, ...SHELL_INDEX]
}

function page(
  id: string,
  zh: string,
  en: string,
  pinyin: string,
  ...[also = [], route = id]: [also?: readonly string[], route?: string]
): LocalEntry {
  return { id, kind: 'setting', title: { zh, en }, pinyin, route, also }
}
