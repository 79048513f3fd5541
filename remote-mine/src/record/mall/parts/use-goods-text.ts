import { useLocale } from '@lantern/i18n'

/** The text of goods in the member's language. */
export function useGoodsText(): (text: { zh: string; en: string }) => string {
  const locale = useLocale()
  return ({ zh, en }) => (locale === 'en' ? en : zh)
}
