/** What the server calls the site, and where the shell's files are. Pure. */
import type { Locale } from '../request/locale.ts'

/** Where the shell's own files are served. */
export const SHELL_BASE = '/assets/'

const FALLBACK_TITLE: Readonly<Record<Locale, string>> = { 'zh-CN': '首页', en: 'Home' }

export function siteTitle(preInfo: unknown, locale: Locale): string {
  const title = (preInfo as { SiteBaseConfigVo?: { title?: unknown } } | null)?.SiteBaseConfigVo?.title
  // Whitespace is stripped from the site title (spec 5), here as in the shell: the painted title is the drawn one.
  const clean = typeof title === 'string' ? title.replace(/\s+/g, '') : ''
  return clean === '' ? FALLBACK_TITLE[locale] : clean
}
