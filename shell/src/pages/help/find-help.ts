/** Finds help pages by what a member types: Chinese, pinyin, initials or English. */
import { HELP_INDEX, type HelpEntry } from '../../parts/help-index.ts'

/** Entries whose name matches, in the order of the help centre. An empty query matches all. */
export function findHelp(query: string, entries: readonly HelpEntry[] = HELP_INDEX): readonly HelpEntry[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return entries
  const joined = wanted.replaceAll(/\s+/g, '')
  return entries.filter(
    ({ page, title, pinyin }) =>
      page.startsWith(joined) ||
      title.zh.includes(wanted) ||
      title.en.toLowerCase().includes(wanted) ||
      pinyin.replaceAll(' ', '').startsWith(joined),
  )
}
