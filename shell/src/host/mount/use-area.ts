import { useLocale, useMessages } from '@lantern/i18n'
import { titleOf, usePages } from '../navigation/site-pages.ts'
import { remotesMessages } from './remotes.messages.ts'

/** Name of a remote as shown to members. */
export function useArea(name: string): string {
  const t = useMessages(remotesMessages)
  const locale = useLocale()
  usePages()
  const title = titleOf(name)
  return title === null ? t.page : locale === 'en' ? title.en : title.zh
}
