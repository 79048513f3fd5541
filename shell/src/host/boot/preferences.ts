/** Language, colour scheme, festival skin and motion of the page: chosen by the visitor, else the server's default (language) and the device's. */
import { COOKIE } from '@lantern/contract'
import type { DisplayChoice } from '@lantern/contract/preferences'
import { UNSAVED_PREFERENCES_KEY } from '@lantern/contract/storage-keys'
import { isLocale, type Locale, setLocale } from '@lantern/i18n'
import {
  installDisplayHandler,
  readCookie,
  readStoredText,
  readTabText,
  removeStored,
  tellDisplay,
  watchStored,
  writeCookie,
  writeStoredText,
  writeTabText,
} from '@lantern/platform'

const SCHEMES = ['system', 'dark', 'light'] as const
export type Scheme = (typeof SCHEMES)[number]

const COOKIE_DAYS = 365

export function applyPreferences(offered: Locale): void {
  const stored = readStoredText('locale') ?? readCookie(COOKIE.locale)
  applyLocale(isLocale(stored) ? stored : offered)
  applyDevice()
  // Choices made in one tab apply to all of them.
  watchStored(['locale', 'scheme', 'plainLook', 'motion'], () => {
    const chosen = readStoredText('locale')
    if (isLocale(chosen)) applyLocale(chosen)
    applyDevice()
    tellDisplay('device')
  })
  installDisplayHandler(choose)
}

/** Applies a choice of the visitor at once and notes it for the account: `preference-sync.ts`. */
export function choose(choice: DisplayChoice): void {
  keep(choice)
  writeTabText(UNSAVED_PREFERENCES_KEY, JSON.stringify({ ...readUnsaved(), ...choice }))
  tellDisplay('device')
}

/** Choices of this tab that the account does not have yet. */
export function readUnsaved(): DisplayChoice {
  return JSON.parse(readTabText(UNSAVED_PREFERENCES_KEY) ?? '{}') as DisplayChoice
}

/** Stores and applies choices of the account on this device. */
export function takeFromAccount(choice: DisplayChoice): void {
  keep(choice)
  tellDisplay('account')
}

export function readScheme(): Scheme {
  const stored = readStoredText('scheme')
  return SCHEMES.find((scheme) => scheme === stored) ?? 'system'
}

/** The cookie of the language lets the edge paint the next page in it. */
function keep({ lang, theme, skin, motion }: DisplayChoice): void {
  if (lang !== undefined) {
    writeStoredText('locale', lang)
    writeCookie(COOKIE.locale, lang, COOKIE_DAYS)
    applyLocale(lang)
  }
  if (theme === 'system') removeStored('scheme')
  else if (theme !== undefined) writeStoredText('scheme', theme)
  if (skin === 'plain') writeStoredText('plainLook', '1')
  else if (skin !== undefined) removeStored('plainLook')
  if (motion === 'reduced') writeStoredText('motion', motion)
  else if (motion !== undefined) removeStored('motion')
  applyDevice()
}

function applyLocale(locale: Locale): void {
  document.documentElement.lang = locale
  setLocale(locale)
}

/** What is stored on this device besides the language. */
function applyDevice(): void {
  const scheme = readScheme()
  mark('scheme', scheme === 'system' ? null : scheme)
  mark('motion', readStoredText('motion') === 'reduced' ? 'reduced' : null)
}

function mark(name: 'scheme' | 'motion', value: string | null): void {
  const { dataset } = document.documentElement
  if (value === null) delete dataset[name]
  else dataset[name] = value
}
