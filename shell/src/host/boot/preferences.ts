/** Language, colour scheme, festival skin, motion, vibration and sound of the page: chosen by the visitor, else the server's default (language) and the device's. */
import { COOKIE } from '@lantern/contract'
import type { DisplayChoice } from '@lantern/contract/preferences'
import { UNSAVED_PREFERENCES_KEY } from '@lantern/contract/storage-keys'
import { directionOf, getLanguage, isLanguage, isLocale, type Locale, setLanguage } from '@lantern/i18n'
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

/** @returns when a third language is here, in which the page has to begin; null for the two that are part of the code */
export function applyPreferences(offered: Locale): Promise<void> | null {
  const stored = readStoredText('locale') ?? readCookie(COOKIE.locale)
  const language = isLanguage(stored) ? stored : offered
  // The edge painted the page in English: the fallback when the texts fail to load.
  if (!isLocale(language)) void applyLanguage('en')
  const applied = applyLanguage(language)
  applyDevice()
  // Choices made in one tab apply to all of them.
  watchStored(['locale', 'scheme', 'plainLook', 'motion', 'haptics', 'sound'], () => {
    const chosen = readStoredText('locale')
    if (isLanguage(chosen)) void applyLanguage(chosen)
    applyDevice()
    tellDisplay('device')
  })
  installDisplayHandler(choose)
  return isLocale(language) ? null : applied
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
function keep({ lang, theme, skin, motion, haptics, sound }: DisplayChoice): void {
  if (lang !== undefined) {
    writeStoredText('locale', lang)
    writeCookie(COOKIE.locale, lang, COOKIE_DAYS)
    void applyLanguage(lang)
  }
  if (theme === 'system') removeStored('scheme')
  else if (theme !== undefined) writeStoredText('scheme', theme)
  if (skin === 'plain') writeStoredText('plainLook', '1')
  else if (skin !== undefined) removeStored('plainLook')
  if (motion === 'reduced') writeStoredText('motion', motion)
  else if (motion !== undefined) removeStored('motion')
  if (haptics === 'off') writeStoredText('haptics', haptics)
  else if (haptics !== undefined) removeStored('haptics')
  if (sound === 'on') writeStoredText('sound', sound)
  else if (sound !== undefined) removeStored('sound')
  applyDevice()
}

/** A page keeps its language when the texts of another one do not load; the choice is stored and applies to the next page. */
async function applyLanguage(language: string): Promise<void> {
  if (isLocale(language)) tellBrowser(language)
  await setLanguage(language).catch(() => undefined)
  if (getLanguage() === language) tellBrowser(language)
}

function tellBrowser(language: string): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
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
