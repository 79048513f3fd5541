import { useMessages } from '@lantern/i18n'
import { lobbyMessages } from '../parts/lobby.messages.ts'
import styles from './road.module.css'

const ROWS = 6
const RED_POCKETS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** The last results of a table as a road of six rows, oldest at the top left, with its counts as text. */
export function Road({ engine, results }: { engine: string; results: readonly string[] }) {
  const t = useMessages(lobbyMessages)
  const { toneOf, textOf, words } = useBeads(engine)
  const counts = Object.entries(words)
    .map(([tone, word]) => `${word} ${results.filter((result) => toneOf(result) === tone).length}`)
    .join('，')
  const text = t.lastResults({ n: String(results.length), counts })
  return (
    <span className={styles.road} role="img" aria-label={text} style={{ gridTemplateRows: `repeat(${ROWS}, 1fr)` }}>
      {results.toReversed().map((result, at) => (
        <span key={at} className={styles.bead} data-tone={toneOf(result)} aria-hidden="true">
          {textOf(result)}
        </span>
      ))}
    </span>
  )
}

/** The newest result, large and over a picture; the road has it as text. */
export function LastBead({ engine, result }: { engine: string; result: string }) {
  const { toneOf, textOf } = useBeads(engine)
  return (
    <span className={styles.last} data-tone={toneOf(result)} aria-hidden="true">
      {textOf(result)}
    </span>
  )
}

type Beads = {
  toneOf: (result: string) => string
  /** Text of a bead: the pocket, or the first letter of the winner. */
  textOf: (result: string) => string | undefined
  /** By tone. */
  words: Readonly<Record<string, string>>
}

function useBeads(engine: string): Beads {
  const t = useMessages(lobbyMessages)
  if (engine === 'baccarat') {
    const words: Beads['words'] = { banker: t.banker, player: t.player, tie: t.tie }
    return { words, toneOf: (result) => result, textOf: (result) => words[result]?.slice(0, 1) }
  }
  return { words: { red: t.red, black: t.black, green: t.zero }, toneOf: rouletteTone, textOf: (result) => result }
}

function rouletteTone(result: string): string {
  const pocket = Number(result)
  if (pocket === 0) return 'green'
  return RED_POCKETS.has(pocket) ? 'red' : 'black'
}
