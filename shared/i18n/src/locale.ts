/** The page's locale. A tiny store without React, so that texts work before, in and outside of it. */

import type { Translation } from './languages/translation.ts'
import type { Locale } from './locales.ts'

let current: Locale = 'zh-CN'
let translation: Translation | null = null
let revision = 0
const listeners = new Set<() => void>()

/** The written language of the page: with a third language English, in which content of the server is shown then. */
export function getLocale(): Locale {
  return current
}

/** The language of the page, a BCP 47 tag: `ja`, or the locale. */
export function getLanguage(): string {
  return translation?.tag ?? current
}

/** The third language that the page is read in. */
export function getTranslation(): Translation | null {
  return translation
}

/** Switches every mounted text at once. The shell stores the choice. */
export function setLocale(locale: Locale): void {
  if (locale === current && translation === null) return
  read(locale, null)
}

/** Shows the page in a third language. */
export function setTranslation(next: Translation): void {
  read('en', next)
}

function read(locale: Locale, next: Translation | null): void {
  current = locale
  translation = next
  textsChanged()
}

/** Has every mounted text read again. */
export function textsChanged(): void {
  revision += 1
  for (const listener of [...listeners]) listener()
}

/** Changes with each switch, and when more texts of a third language have come. */
export function getRevision(): number {
  return revision
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
