import { type Locale, useLocale } from '@lantern/i18n'

export type Named = { zh: string; en: string }

/** Selects the page language of a bilingual name. */
export function nameIn(locale: Locale, name: Named): string {
  return locale === 'en' ? name.en : name.zh
}

/** `nameIn` for the current language; re-renders on a language change. */
export function useName(): (name: Named) => string {
  const locale = useLocale()
  return (name) => nameIn(locale, name)
}
