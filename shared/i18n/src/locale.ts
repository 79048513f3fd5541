/** The one locale of the page. A tiny store of its own, so that texts work before React, after it, and outside it. */

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

/** Switches every mounted text at once. Remembering the choice is the shell's work. */
export function setLocale(locale: Locale): void {
  if (locale === current) return
  current = locale
  for (const listener of [...listeners]) listener()
}

/** Calls `listener` after each switch. @returns its own undo */
export function subscribeLocale(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The locale of a language tag list, e.g. `navigator.languages`: Chinese of any kind and anything unknown read zh-CN, English reads en.
 */
export function localeOf(tags: readonly string[]): Locale {
  for (const tag of tags) {
    if (tag.toLowerCase().startsWith('zh')) return 'zh-CN'
    if (tag.toLowerCase().startsWith('en')) return 'en'
  }
  return 'zh-CN'
}
