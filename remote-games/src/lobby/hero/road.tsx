import { useMessages } from '@lantern/i18n'
import { lobbyMessages } from '../parts/lobby.messages.ts'
import styles from './road.module.css'

const ROWS = 6
const RED_POCKETS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** The last results of a table as a road of six rows, oldest at the top left, with its counts as text. */
export function Road({ engine, results }: { engine: string; results: readonly string[] }) {
  const t = useMessages(lobbyMessages)
  const toneOf = engine === 'baccarat' ? baccaratTone : rouletteTone
  const words: Readonly<Record<string, string>> =
    engine === 'baccarat'
      ? { banker: t.banker, player: t.player, tie: t.tie }
      : { red: t.red, black: t.black, green: t.zero }
  const counts = Object.entries(words)
    .map(([tone, word]) => `${word} ${results.filter((result) => toneOf(result) === tone).length}`)
    .join('，')
  const text = t.lastResults({ n: String(results.length), counts })
  return (
    <span className={styles.road} role="img" aria-label={text} style={{ gridTemplateRows: `repeat(${ROWS}, 1fr)` }}>
      {results.toReversed().map((result, at) => (
        <span key={at} className={styles.bead} data-tone={toneOf(result)} aria-hidden="true">
          {engine === 'baccarat' ? words[result]?.slice(0, 1) : result}
        </span>
      ))}
    </span>
  )
}

function baccaratTone(result: string): string {
  return result
}

function rouletteTone(result: string): string {
  const pocket = Number(result)
  if (pocket === 0) return 'green'
  return RED_POCKETS.has(pocket) ? 'red' : 'black'
}
