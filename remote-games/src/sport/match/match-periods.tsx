import type { MatchPage } from '@lantern/contract/sport'
import { useMessages } from '@lantern/i18n'
import type { KnownMatch } from '../../parts/feed/match-store.ts'
import { useName } from '../../parts/named.ts'
import { columnsOf, type PeriodColumn } from '../../parts/sport/periods/period-columns.rules.ts'
import { usePeriodHeads } from '../../parts/sport/periods/use-period-heads.ts'
import { matchPageMessages } from './match-page.messages.ts'
import styles from './match-periods.module.css'

/** More periods than this, as of innings, have narrow columns. */
const MANY = 5

/** The points of each period with the score as their total; nothing before the first period, or for a score that was decided by hand. */
export function MatchPeriods({ match, periods }: { match: KnownMatch; periods: MatchPage['periods'] }) {
  const t = useMessages(matchPageMessages)
  const name = useName()
  const headOf = usePeriodHeads()
  const columns = columnsOf(periods)
  if (columns.length === 0) return null
  const headText = (column: PeriodColumn): string => headOf(column)[column.word === 'inning' ? 'short' : 'full']
  return (
    <div className={styles.scroll}>
      <table className={styles.periods} data-many={columns.length > MANY || undefined} aria-label={t.byPeriod}>
        <thead>
          <tr>
            <th scope="col">{t.side}</th>
            {columns.map((column) => (
              <th key={column.n} scope="col" aria-label={headOf(column).full}>
                {headText(column)}
              </th>
            ))}
            <th scope="col">{t.total}</th>
          </tr>
        </thead>
        <tbody>
          {(['home', 'away'] as const).map((side) => (
            <tr key={side}>
              <th scope="row">{name(match[side])}</th>
              {columns.map((column) => (
                <td key={column.n}>{column[side] ?? '–'}</td>
              ))}
              <td className={styles.total}>{match.score[side]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
