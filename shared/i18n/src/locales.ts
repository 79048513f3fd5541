/** The languages in which every text is written. */
export const LOCALES = ['zh-CN', 'en'] as const
/** zh-CN is written first; en is complete. */
export type Locale = (typeof LOCALES)[number]

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale)
}
