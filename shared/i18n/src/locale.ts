/** The page's locale. A tiny store without React, so that texts work before, in and outside of it. */

export const LOCALES = ['zh-CN', 'en'] as const
/** zh-CN is written first; en is complete. */
export type Locale = (typeof LOCALES)[number]

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale)
}

let current: Locale = 'zh-CN'
const listeners = new Set<() => void>()

export function getLocale(): Locale {
  return current
}

/** Switches every mounted text at once. The shell stores the choice. */
export function setLocale(locale: Locale): void {
  if (locale === current) return
  current = locale
  for (const listener of [...listeners]) listener()
}

/** Calls `listener` after each switch. @returns its undo */
export function subscribeLocale(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The locale for a list of language tags, e.g. `navigator.languages`: zh-CN for Chinese of any kind and unknown languages, en for English.
 */
export function localeOf(tags: readonly string[]): Locale {
  for (const tag of tags) {
    if (tag.toLowerCase().startsWith('zh')) return 'zh-CN'
    if (tag.toLowerCase().startsWith('en')) return 'en'
  }
  return 'zh-CN'
}
