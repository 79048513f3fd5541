import { useMessages } from '@lantern/i18n'
import type { CSSProperties } from 'react'
import { lobbyMessages } from '../../parts/lobby.messages.ts'
import { useBeads } from './beads.ts'
import { bigRoad, newestColumns } from './big-road.rules.ts'
import styles from './road.module.css'

/** Columns that a card has room for. */
const COLUMNS = 18
/** Numbers of the newest rounds of roulette. */
const NUMBERS = 14

/** The last results of a table, as its players draw them: the big road of baccarat, or the newest numbers of roulette; below it how often each came. */
export function Road({ engine, results }: { engine: string; results: readonly string[] }) {
  const t = useMessages(lobbyMessages)
  const beads = useBeads(engine)
  const counts = beads.countsOf(results)
  const text = counts.map(({ word, count }) => `${word} ${count}`).join('，')
  return (
    <span className={styles.results} role="img" aria-label={t.lastResults({ n: String(results.length), counts: text })}>
      {engine === 'baccarat' ? (
        <BigRoad results={results} />
      ) : (
        <span className={styles.numbers} aria-hidden="true">
          {results.slice(0, NUMBERS).map((result, at) => (
            <span key={at} className={styles.number} data-tone={beads.toneOf(result)}>
              {result}
            </span>
          ))}
        </span>
      )}
      <span className={styles.counts} aria-hidden="true">
        {counts.map(({ tone, word, count }) => (
          <span key={tone} className={styles.count}>
            <span className={styles.key} data-tone={tone} />
            {`${word} ${count}`}
          </span>
        ))}
      </span>
    </span>
  )
}

function BigRoad({ results }: { results: readonly string[] }) {
  return (
    <span className={styles.road} style={{ '--columns': COLUMNS } as CSSProperties} aria-hidden="true">
      {newestColumns(bigRoad(results.toReversed()), COLUMNS).map(({ column, row, winner, ties }) => (
        <span
          key={`${column}/${row}`}
          className={styles.mark}
          data-tone={winner}
          data-ties={ties || undefined}
          style={{ gridArea: `${row + 1} / ${column + 1}` }}
        />
      ))}
    </span>
  )
}

/** The newest result, over a picture; the road has it as text. */
export function LastBead({ engine, result }: { engine: string; result: string }) {
  const t = useMessages(lobbyMessages)
  const { toneOf, textOf } = useBeads(engine)
  return (
    <span className={styles.last} aria-hidden="true">
      {t.lastRound}
      <span className={styles.outcome} data-tone={toneOf(result)}>
        {textOf(result)}
      </span>
    </span>
  )
}
