/** What a title is about, by its words. */
import type { Word } from './words.ts'

export type Title = { readonly zh: string; readonly en: string }

/** @returns the meaning of the first word of the list that stands in the title, in either language; null for none */
export function meaningOf<Meaning extends string>(title: Title, words: readonly Word<Meaning>[]): Meaning | null {
  const en = title.en.toLowerCase()
  return words.find(([zh, word]) => title.zh.includes(zh) || en.includes(word))?.[2] ?? null
}
