/** The only entry point of i18n: a federation singleton, so that a switch reaches every remote. */
export { defineMessages, messagesOf } from './define-messages.ts'
export {
  formatCount,
  formatDateTime,
  formatDay,
  formatDuration,
  formatMoney,
  formatOdds,
  formatTime,
  formatWhole,
} from './format.ts'
export { getLocale, isLocale, LOCALES, type Locale, setLocale } from './locale.ts'
export { useLocale, useMessages } from './use-messages.ts'
