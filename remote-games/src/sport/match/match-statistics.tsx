import type { MatchPage } from '@lantern/contract/sport'
import { useMessages } from '@lantern/i18n'
import type { CSSProperties } from 'react'
import type { KnownMatch } from '../../parts/feed/match-store.ts'
import { useName } from '../../parts/named.ts'
import { matchPageMessages } from './match-page.messages.ts'
import styles from './match-statistics.module.css'

/** Figures of both sides side by side, each pair with a bar of their proportion. */
export function MatchStatistics({ match, data }: { match: KnownMatch; data: MatchPage }) {
  const t = useMessages(matchPageMessages)
  const name = useName()
  const { scores, leads, ahead } = data.statistics
  const rows = [
    { title: match.points === null ? t.scores : t.pointsWon, ...scores, text: String },
    { title: t.leads, ...leads, text: String },
    { title: t.ahead, ...ahead, text: (value: number) => t.percent({ value }) },
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
        {rows.map(({ title, home, away, text }) => (
          <tr key={title} className={styles.row} style={{ '--share': shareOf(home, away) } as CSSProperties}>
            <td className={styles.value}>{text(home)}</td>
            <th scope="row" className={styles.title}>
              {title}
            </th>
            <td className={styles.value}>{text(away)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Share of the home side; one half if both are zero. */
function shareOf(home: number, away: number): string {
  return home + away === 0 ? '50%' : `${Math.round((home * 100) / (home + away))}%`
}
