/** The only entry point of i18n: a federation singleton, so that a switch reaches every remote. */
export { defineMessages, messagesOf } from './define-messages.ts'
export {
  formatCount,
  formatDateTime,
  formatDay,
  formatDuration,
  formatMoney,
  formatOdds,
  formatShare,
  formatTime,
  formatWhole,
} from './format.ts'
export { addLanguages, isLanguage, languageChoices, languageLoaded, setLanguage } from './languages/languages.ts'
export { directionOf, PSEUDO_LOCALES } from './languages/pseudo-locales.ts'
export { named } from './languages/table-names.ts'
export { getLanguage, getLocale, setLocale } from './locale.ts'
export { isLocale, LOCALES, type Locale } from './locales.ts'
export { useLanguage, useLocale, useMessages } from './use-messages.ts'
