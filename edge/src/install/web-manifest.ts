/** The web app manifest: the server's name, our icons, shortcuts to common pages. Pure. */
import type { ShellBuild } from '@lantern/contract/federation'
import { ROUTE } from '@lantern/contract/routes'
import { SHELL_BASE, siteTitle } from '../content/site-title.ts'
import { THEME_COLOR } from '../content/theme-color.ts'
import type { Locale } from '../request/locale.ts'

const SHORTCUTS: readonly { url: string; name: Readonly<Record<Locale, string>> }[] = [
  { url: ROUTE.sport, name: { 'zh-CN': '体育', en: 'Sports' } },
  { url: ROUTE.deposit, name: { 'zh-CN': '存款', en: 'Deposit' } },
  { url: ROUTE.betRecord, name: { 'zh-CN': '投注记录', en: 'Bet history' } },
  { url: ROUTE.customer, name: { 'zh-CN': '客服', en: 'Support' } },
]
const DESCRIPTION: Readonly<Record<Locale, string>> = {
  'zh-CN': '体育与娱乐，理性参与，量力而行。',
  en: 'Sports and games. Play within your means.',
}
/** Characters that a home screen shows below an icon; a Chinese character counts as two. */
const SHORT_NAME_CHARACTERS = { 'zh-CN': 6, en: 12 } as const

export type WebManifestInput = { preInfo: unknown; locale: Locale; icons: ShellBuild['icons'] }

export function webManifest({ preInfo, locale, icons }: WebManifestInput): object {
  const name = siteTitle(preInfo, locale)
  return {
    id: '/',
    name,
    short_name: shortName(name, locale),
    description: DESCRIPTION[locale],
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: THEME_COLOR.dark,
    theme_color: THEME_COLOR.dark,
    categories: ['sports', 'entertainment'],
    icons: icons.flatMap(({ file, sizes, purpose }) =>
      purpose === 'apple' ? [] : [{ src: `${SHELL_BASE}${file}`, sizes, type: 'image/png', purpose }],
    ),
    shortcuts: SHORTCUTS.map(({ url, name: names }) => ({ name: names[locale], url })),
  }
}

/** The title up to a separator, cut to that length. */
function shortName(name: string, locale: Locale): string {
  const [first = name] = name.split(/[·•|–—-]/)
  return [...(first.trim() || name)].slice(0, SHORT_NAME_CHARACTERS[locale]).join('').trim()
}
