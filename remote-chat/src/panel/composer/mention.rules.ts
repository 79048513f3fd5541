/** Mentions while writing: the word at the caret, the names on offer, and the speakers named in the final text. */
import type { ChatLine } from '@lantern/contract/chat'

/** Most names offered. */
const MAX_OFFERED = 6

export type Mentionable = { speaker: string; nick: string }

/** The `@word` that ends at the caret. @returns null when the caret is elsewhere */
export function mentionAt(text: string, caret: number): { from: number; query: string } | null {
  const match = /(?:^|\s)@(\S{0,24})$/u.exec(text.slice(0, caret))
  const query = match?.[1]
  return query === undefined ? null : { from: caret - query.length - 1, query }
}

/** Latest speakers first, without the member and without the empty names of bots. */
export function mentionables(lines: readonly ChatLine[], own: string, query: string): Mentionable[] {
  const found = new Map<string, Mentionable>()
  const needle = query.toLocaleLowerCase()
  for (const { speaker, nick } of [...lines].reverse()) {
    if (speaker === '' || nick === '' || speaker === own || found.has(speaker)) continue
    if (nick.toLocaleLowerCase().startsWith(needle)) found.set(speaker, { speaker, nick })
    if (found.size === MAX_OFFERED) break
  }
  return [...found.values()]
}

/** Replaces the word at the caret with a name. @returns the text and the caret after the name */
export function insertMention(text: string, caret: number, nick: string): { text: string; caret: number } {
  const from = mentionAt(text, caret)?.from ?? caret
  const before = `${text.slice(0, from)}@${nick} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}

/** Speakers whose names are still in the text. @param picked speakers by name */
export function mentionedIn(text: string, picked: Readonly<Record<string, string>>): string[] {
  return Object.entries(picked).flatMap(([nick, speaker]) => (text.includes(`@${nick}`) ? [speaker] : []))
}
