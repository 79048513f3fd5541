/** Texts in React: components rerender when the language is switched. */
import { useSyncExternalStore } from 'react'
import { messagesOf } from './define-messages.ts'
import { getLanguage, getLocale, getRevision, subscribeLocale } from './locale.ts'
import type { Locale } from './locales.ts'
import type { Messages, MessageTable } from './messages.ts'

/** The written language of the page, for content that comes in two: see `getLocale`. */
export function useLocale(): Locale {
  return useSyncExternalStore(subscribeLocale, getLocale, getLocale)
}

/** The language of the page as a BCP 47 tag, for choices and for `Intl`. */
export function useLanguage(): string {
  return useSyncExternalStore(subscribeLocale, getLanguage, getLanguage)
}

/** The texts of a feature in the language of the page. */
export function useMessages<Table extends MessageTable>(messages: Messages<Table>): Messages<Table>[Locale] {
  useSyncExternalStore(subscribeLocale, getRevision, getRevision)
  return messagesOf(messages)
}
