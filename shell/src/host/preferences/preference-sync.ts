/** Exchanges the choices of `boot/preferences.ts` with the member's account. A chunk of its own: the first paint never waits for it. */
import {
  DISPLAY_CHOICES,
  type DisplayChoice,
  type DisplayKind,
  preferenceGet,
  preferenceSave,
} from '@lantern/contract/preferences'
import { UNSAVED_PREFERENCES_KEY } from '@lantern/contract/storage-keys'
import { getLocale, isLanguage, isLocale } from '@lantern/i18n'
import { call, stillSignedIn, writeTabText } from '@lantern/platform'
import { readUnsaved, takeFromAccount } from '../boot/preferences.ts'

/** One after the other, so that the last choice is the one that stays. */
let saving: Promise<void> = Promise.resolve()

/** Saves what was chosen in this tab. @throws when the account was not reached: the choices wait for the next attempt */
export function saveChoices(): Promise<void> {
  const next = saving.catch(() => undefined).then(saveUnsaved)
  saving = next
  return next
}

/** Saves what was chosen here, then takes over what was chosen on other devices. */
export async function syncChoices(): Promise<void> {
  const isStillHere = stillSignedIn()
  await saveChoices()
  const account = await call(preferenceGet, {})
  // Signed out meanwhile: the choices are those of another member.
  if (!isStillHere()) return
  // A choice made meanwhile is newer than the answer.
  const unsaved = readUnsaved()
  const taken: Record<string, string> = {}
  for (const kind of Object.keys(DISPLAY_CHOICES) as DisplayKind[]) {
    const value = kind === 'lang' ? languageOf(account) : DISPLAY_CHOICES[kind].find((known) => known === account[kind])
    if (value !== undefined && unsaved[kind] === undefined) taken[kind] = value
  }
  takeFromAccount(taken as DisplayChoice)
}

/** The account's language, unless this shell does not know it. A back end that keeps no further language says English for it. */
function languageOf({ lang, language }: { lang: string | null; language: string | null }): string | undefined {
  if (isLanguage(language)) return language
  return isLocale(lang) && lang !== getLocale() ? lang : undefined
}

async function saveUnsaved(): Promise<void> {
  const sent = readUnsaved()
  if (Object.keys(sent).length === 0) return
  const { lang, ...rest } = sent
  await call(preferenceSave, {
    ...rest,
    ...(lang === undefined ? {} : { lang: isLocale(lang) ? lang : 'en', language: lang }),
  })
  const left = Object.entries(readUnsaved()).filter(([kind, value]) => sent[kind as DisplayKind] !== value)
  writeTabText(UNSAVED_PREFERENCES_KEY, left.length === 0 ? null : JSON.stringify(Object.fromEntries(left)))
}
