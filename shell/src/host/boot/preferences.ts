/** Language and colour scheme of the page: the member's choice, else the server's default (language) and the device's (colour scheme). */
import { COOKIE } from '@lantern/contract'
import { isLocale, type Locale, setLocale } from '@lantern/i18n'
import { readCookie, readStoredText, removeStored, watchStored, writeCookie, writeStoredText } from '@lantern/platform'

const SCHEMES = ['system', 'dark', 'light'] as const
export type Scheme = (typeof SCHEMES)[number]

const COOKIE_DAYS = 365

export function applyPreferences(offered: Locale): void {
  const stored = readStoredText('locale') ?? readCookie(COOKIE.locale)
  applyLocale(isLocale(stored) ? stored : offered)
  applyScheme(readScheme())
  // Choices made in one tab apply to all of them.
  watchStored(['locale', 'scheme'], () => {
    const chosen = readStoredText('locale')
    if (isLocale(chosen)) applyLocale(chosen)
    applyScheme(readScheme())
  })
}

/** Switches all texts and stores the choice; the cookie lets the edge paint the next page in this language. */
export function chooseLocale(locale: Locale): void {
  writeStoredText('locale', locale)
  writeCookie(COOKIE.locale, locale, COOKIE_DAYS)
  applyLocale(locale)
}

export function readScheme(): Scheme {
  const stored = readStoredText('scheme')
  return SCHEMES.find((scheme) => scheme === stored) ?? 'system'
}

export function chooseScheme(scheme: Scheme): void {
  if (scheme === 'system') removeStored('scheme')
  else writeStoredText('scheme', scheme)
  applyScheme(scheme)
}

function applyLocale(locale: Locale): void {
  document.documentElement.lang = locale
  setLocale(locale)
}

function applyScheme(scheme: Scheme): void {
  const root = document.documentElement
  if (scheme === 'system') root.removeAttribute('data-scheme')
  else root.setAttribute('data-scheme', scheme)
}
