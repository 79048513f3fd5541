/** Finds help pages by what a member types: Chinese, pinyin, initials or English. */
import type { HelpEntry } from '@lantern/build/help/help-article.ts'
import { HELP_INDEX } from '../../parts/help-index.ts'

/** Entries whose title or search words match, in the order of the help centre. An empty query matches all. */
export function findHelp(query: string, entries: readonly HelpEntry[] = HELP_INDEX): readonly HelpEntry[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return entries
  const joined = wanted.replaceAll(/\s+/g, '')
  return entries.filter(
    ({ page, title, pinyin, search }) =>
      page.startsWith(joined) ||
      title.zh.includes(wanted) ||
      title.en.toLowerCase().includes(wanted) ||
      pinyin.replaceAll(' ', '').startsWith(joined) ||
      search.some((word) => word.toLowerCase().startsWith(wanted)),
  )
}
