/** Which mentions of a line count. */

/** Lines whose speakers can be mentioned. */
export const RECENT_LINES = 200

/** Someone who spoke in the room. */
export type Speaker = { speaker: string; nick: string }

/**
 * Mentions whose speaker the text names as `@nick`, each once: a client cannot mention a member whom the line does not name.
 * @param speakers who spoke in the room lately
 */
export function mentionsIn(text: string, asked: readonly string[], speakers: readonly Speaker[]): string[] {
  const named = speakers.filter(({ speaker, nick }) => asked.includes(speaker) && text.includes(`@${nick}`))
  return [...new Set(named.map(({ speaker }) => speaker))]
}
