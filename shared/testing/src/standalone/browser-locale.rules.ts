/** The language of the standalone page. Pure. */
import type { Locale } from '@lantern/i18n'

/** @param languages of the browser, the preferred one first @returns the first that the product speaks, else zh-CN, as the edge answers */
export function browserLocale(languages: readonly string[]): Locale {
  const spoken = languages.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => tag === 'zh' || tag === 'en')
  return spoken === 'en' ? 'en' : 'zh-CN'
}
