/** The page's language: from `?lang=` first, later from messages of the site around it. */
import { createContext, type ReactNode, use, useEffect } from 'react'
import { messagesOf, type VenueLocale, type VenueMessages } from './venue-site.messages.ts'

export type Named = { zh: string; en: string }
type LocaleValue = { locale: VenueLocale; t: VenueMessages; say: (name: Named) => string }

const LocaleContext = createContext<LocaleValue>(localeValue('zh-CN'))

export function LocaleProvider({ locale, children }: { locale: VenueLocale; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return <LocaleContext value={localeValue(locale)}>{children}</LocaleContext>
}

export function useText(): LocaleValue {
  return use(LocaleContext)
}

export function readLocale(query: string): VenueLocale {
  return new URLSearchParams(query).get('lang')?.toLowerCase().startsWith('en') ? 'en' : 'zh-CN'
}

function localeValue(locale: VenueLocale): LocaleValue {
  return { locale, t: messagesOf(locale), say: (name) => (locale === 'en' ? name.en : name.zh) }
}
