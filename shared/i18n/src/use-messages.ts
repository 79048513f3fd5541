/** Texts in React: components rerender when the locale is switched. */
import { useSyncExternalStore } from 'react'
import type { Messages, MessageTable } from './define-messages.ts'
import { getLocale, type Locale, subscribeLocale } from './locale.ts'

export function useLocale(): Locale {
  return useSyncExternalStore(subscribeLocale, getLocale, getLocale)
}

/** The texts of a feature in the locale of the page. */
export function useMessages<Table extends MessageTable>(messages: Messages<Table>): Messages<Table>[Locale] {
  return messages[useLocale()]
}
