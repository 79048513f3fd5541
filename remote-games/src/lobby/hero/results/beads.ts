import { useMessages } from '@lantern/i18n'
import { lobbyMessages } from '../../parts/lobby.messages.ts'

const RED_POCKETS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

type Beads = {
  toneOf: (result: string) => string
  /** The pocket, or the winner. */
  textOf: (result: string) => string
  /** By tone. */
  words: Readonly<Record<string, string>>
  /** Results by tone, in the order of `words`. */
  countsOf: (results: readonly string[]) => readonly { tone: string; word: string; count: number }[]
}

/** How the results of an engine are shown. */
export function useBeads(engine: string): Beads {
  const t = useMessages(lobbyMessages)
  const isBaccarat = engine === 'baccarat'
  const toneOf = isBaccarat ? (result: string) => result : rouletteTone
  const words: Beads['words'] = isBaccarat
    ? { banker: t.banker, player: t.player, tie: t.tie }
    : { red: t.red, black: t.black, green: t.zero }
  return {
    toneOf,
    textOf: (result) => (isBaccarat ? (words[result] ?? '') : result),
    words,
    countsOf: (results) =>
      Object.entries(words).map(([tone, word]) => ({
        tone,
        word,
        count: results.filter((result) => toneOf(result) === tone).length,
      })),
  }
}

function rouletteTone(result: string): string {
  const pocket = Number(result)
  if (pocket === 0) return 'green'
  return RED_POCKETS.has(pocket) ? 'red' : 'black'
}
