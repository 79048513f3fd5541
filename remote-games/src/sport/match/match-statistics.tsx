import type { MatchPage } from '@lantern/contract/sport'
import { useMessages } from '@lantern/i18n'
import type { CSSProperties } from 'react'
import type { KnownMatch } from '../../parts/feed/match-store.ts'
import { useName } from '../../parts/named.ts'
import { isSaidByScore } from '../../parts/sport/said-by-score.rules.ts'
import { matchPageMessages } from './match-page.messages.ts'
import styles from './match-statistics.module.css'

/** Figures of both sides side by side, each with a bar that grows from the middle by its share; counts that the score says already are left out. */
export function MatchStatistics({ match, data }: { match: KnownMatch; data: MatchPage }) {
  const t = useMessages(matchPageMessages)
  const name = useName()
  const { counts: named = [], scores, leads, ahead } = data.statistics
  // Of the same answer as the figures: the score of the stream may be newer.
  const score = data.list[0]?.score ?? match.score
  const counts = [
    ...named.map((count) => ({ ...count, title: name(count.name) })),
    { title: match.points === null ? t.scores : t.pointsWon, ...scores },
    { title: t.leads, ...leads },
  ].filter((row) => !isSaidByScore(row, score))
  const rows = [
    ...counts.map((row) => ({ ...row, whole: row.home + row.away, text: String })),
    { title: t.ahead, ...ahead, whole: 100, text: (value: number) => t.percent({ value }) },
  ]
  return (
    <table className={styles.table} aria-label={t.statistics}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{name(match.home)}</th>
          <td />
          <th scope="col">{name(match.away)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, home, away, whole, text }) => (
          <tr key={title} className={styles.row} style={barOf(home / whole, away / whole)}>
            <td className={styles.value}>{text(home)}</td>
            <th scope="row" className={styles.title}>
              {restOf(home, away, whole) > 0 ? t.levelFor({ title, value: restOf(home, away, whole) }) : title}
            </th>
            <td className={styles.value}>{text(away)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What neither side holds of the whole. */
function restOf(home: number, away: number, whole: number): number {
  return whole - home - away
}

/** The shares of both sides, each of its own half; nothing is drawn of nothing. */
function barOf(home: number, away: number): CSSProperties {
  const [own, other] = [home, away].map((share) => `${Math.round((share || 0) * 100)}%`)
  return { '--home': own, '--away': other } as CSSProperties
}
