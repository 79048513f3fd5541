/** The one door of i18n: a federation singleton, so that a switch reaches every remote. */
export { defineMessages, type Message, type Messages, type MessageTable, messagesOf } from './define-messages.ts'
export {
  formatCount,
  formatDateTime,
  formatDay,
  formatDuration,
  formatMoney,
  formatOdds,
  formatTime,
} from './format.ts'
export { getLocale, isLocale, LOCALES, type Locale, localeOf, setLocale, subscribeLocale } from './locale.ts'
export { useLocale, useMessages } from './use-messages.ts'
