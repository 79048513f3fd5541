/** The site's title as the server sets it, and the base path of the shell's files. Pure. */
import type { Locale } from '../request/locale.ts'

/** Base path of the shell's files. */
export const SHELL_BASE = '/assets/'

const FALLBACK_TITLE: Readonly<Record<Locale, string>> = { 'zh-CN': '首页', en: 'Home' }

export function siteTitle(preInfo: unknown, locale: Locale): string {
  const title = (preInfo as { SiteBaseConfigVo?: { title?: unknown } } | null)?.SiteBaseConfigVo?.title
  // The shell strips whitespace from the title too (spec 5), so the painted title equals the rendered one.
  const clean = typeof title === 'string' ? title.replace(/\s+/g, '') : ''
  return clean === '' ? FALLBACK_TITLE[locale] : clean
}
