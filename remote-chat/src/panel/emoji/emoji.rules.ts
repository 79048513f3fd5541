/** Emoji of emojibase by group and by word. Pure. */

/** An entry of emojibase's compact data. */
export type EmojiData = {
  readonly unicode: string
  readonly label: string
  readonly tags?: readonly string[]
  /** Index of its group; components of other emoji have none, or the group of skin tones. */
  readonly group?: number
  readonly order?: number
}

/** Groups of emojibase to show, in order. Group 2 has skin tones and hair, which are only components. */
export const EMOJI_GROUPS = [0, 1, 3, 4, 5, 6, 7, 8, 9] as const
export type EmojiGroup = (typeof EMOJI_GROUPS)[number]

/** Most search results shown. */
const MAX_FOUND = 60

export function emojiOf(all: readonly EmojiData[], group: EmojiGroup): EmojiData[] {
  return inOrder(all.filter((one) => one.group === group))
}

/** Those whose name or tags contain every word, names first. */
export function emojiFor(all: readonly EmojiData[], query: string): EmojiData[] {
  const words = query.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const shown = all.filter(({ group }) => EMOJI_GROUPS.some((one) => one === group))
  const named = shown.filter(({ label }) => words.every((word) => label.toLocaleLowerCase().includes(word)))
  const tagged = shown.filter(
    (one) =>
      !named.includes(one) &&
      words.every((word) => [one.label, ...(one.tags ?? [])].some((text) => text.toLocaleLowerCase().includes(word))),
  )
  return [...inOrder(named), ...inOrder(tagged)].slice(0, MAX_FOUND)
}

/** Inserts a text at the caret. @returns the text and the caret after it */
export function insertAt(text: string, caret: number, added: string): { text: string; caret: number } {
  return { text: text.slice(0, caret) + added + text.slice(caret), caret: caret + added.length }
}

function inOrder(list: readonly EmojiData[]): EmojiData[] {
  return [...list].sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
}
