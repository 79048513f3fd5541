/** Search on the device: pages, settings and help, by their names in both languages and by the pinyin of the Chinese name. */
import { pinyinMatchAt } from './pinyin-match.rules.ts'

export type LocalEntry = {
  readonly id: string
  readonly kind: 'help' | 'setting'
  readonly title: { readonly zh: string; readonly en: string }
  readonly pinyin: string
  readonly route: string
  /** Synonyms. */
  readonly also?: readonly string[]
}

/** One letter occurs in too many names to match inside them. */
const MIN_INSIDE = 2

/** Letters and characters only: drops the spaces and apostrophes of half-typed pinyin. */
function normalised(text: string): string {
  return text.toLowerCase().replaceAll(/[\s'’·/]/g, '')
}

/** Matching entries, best first. */
export function findLocal(entries: readonly LocalEntry[], query: string): LocalEntry[] {
  const wanted = normalised(query)
  if (wanted === '') return []
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, wanted) }))
    .filter((one): one is { entry: LocalEntry; rank: number } => one.rank !== null)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
}

function rankOf({ title, pinyin, also = [] }: LocalEntry, wanted: string): number | null {
  const names = [title.zh, title.en, ...also].map(normalised)
  if (names.includes(wanted)) return 0
  if (names.some((name) => name.startsWith(wanted))) return 1
  const at = pinyinMatchAt(pinyin, wanted)
  if (at === 0) return 2
  if (wanted.length < MIN_INSIDE) return null
  if (names.some((name) => name.includes(wanted))) return 3
  return at === null ? null : 4
}
