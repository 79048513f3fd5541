import type { DecidedRound } from '@lantern/contract/shared-rounds'
import type { SharedSheet } from '../../../../src/engines/shared/shared-game.rules.ts'
import { useSharedText } from '../use-shared-text.ts'
import { markOf, outcomeText, roundName } from './outcome-text.rules.ts'
import styles from './road.module.css'

/** Rows of the bead road: it fills column by column, oldest first. */
const ROWS = 6

/** The road of a game, with counts, and every round as text for screen readers. */
export function Road({ sheet, results }: { sheet: SharedSheet; results: readonly DecidedRound[] }) {
  const { t } = useSharedText()
  const oldestFirst = [...results].reverse()
  const marks = oldestFirst.map((round) => ({ no: round.no, ...markOf(sheet, round.outcome, t) }))
  const counts = new Map<string, { name: string; count: number }>()
  for (const { tone, name } of marks) {
    const label = sheet.kind === 'roulette' ? t.colours[tone as keyof typeof t.colours] : name
    counts.set(tone, { name: label, count: (counts.get(tone)?.count ?? 0) + 1 })
  }
  const summary = [...counts.values()].map(({ name, count }) => `${name} ${count}`).join(' · ')
  return (
    <section className={styles.road} aria-label={t.road}>
      <p className={styles.counts}>{results.length === 0 ? t.none : t.counts(summary)}</p>
      <div className={styles.scroll} aria-hidden="true" data-narrow={sheet.kind === 'roulette'}>
        <div className={styles.beads} style={{ gridTemplateRows: `repeat(${ROWS}, 1fr)` }}>
          {marks.map(({ no, text, tone }) => (
            <span key={no} className={styles.bead} data-tone={tone}>
              {text}
            </span>
          ))}
        </div>
      </div>
      <details className={styles.text}>
        <summary>{t.roadText}</summary>
        <p className={styles.note}>{t.newest}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <ol tabIndex={0}>
          {results.map(({ no, outcome }) => (
            <li key={no}>
              {roundName(sheet, no, t)} · {outcomeText(sheet, outcome, t)}
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
