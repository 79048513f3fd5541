import { type Locale, useLocale } from '@lantern/i18n'

export type Named = { zh: string; en: string }

/** A name the server gives in both languages, in the language of the page. */
function nameIn(locale: Locale, name: Named): string {
  return locale === 'en' ? name.en : name.zh
}

/** `nameIn` that follows the switch of language. */
export function useName(): (name: Named) => string {
  const locale = useLocale()
  return (name) => nameIn(locale, name)
}
