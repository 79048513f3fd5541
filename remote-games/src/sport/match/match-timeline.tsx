import { MATCH_STATE } from '@lantern/contract/games'
import type { MatchEvent, MatchPage } from '@lantern/contract/sport'
import { formatTime, useMessages } from '@lantern/i18n'
import type { KnownMatch } from '../../parts/feed/match-store.ts'
import { matchMessages } from '../../parts/match.messages.ts'
import { useName } from '../../parts/named.ts'
import { columnsOf, type PeriodColumn } from '../../parts/sport/periods/period-columns.rules.ts'
import { usePeriodHeads } from '../../parts/sport/periods/use-period-heads.ts'
import { matchPageMessages } from './match-page.messages.ts'
import styles from './match-timeline.module.css'

/** More periods than this, as of innings, have narrow columns. */
const MANY = 5

/** Scores, or sets that were won, newest first, and the points of each period with the score. */
export function MatchTimeline({ match, data }: { match: KnownMatch; data: MatchPage }) {
  const t = useMessages(matchPageMessages)
  const m = useMessages(matchMessages)
  const name = useName()
  const headOf = usePeriodHeads()
  if (match.state < MATCH_STATE.live) return <p className={styles.none}>{t.notStarted}</p>
  const columns = columnsOf(data.periods)
  const headText = (column: PeriodColumn): string => headOf(column)[column.word === 'inning' ? 'short' : 'full']
  const textOf = ({ side, score, points }: MatchEvent): string => {
    const text = { side: name(match[side === 'away' ? 'away' : 'home']), score: pair(score) }
    return points ? t.wonSet({ ...text, points: pair(points) }) : t.scored(text)
  }
  return (
    <>
      {columns.length > 0 && (
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
                    <td key={column.n}>{column[side]}</td>
                  ))}
                  <td className={styles.total}>{match.score[side]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {data.timeline.length === 0 ? (
        <p className={styles.none}>{t.noEvents}</p>
      ) : (
        <ol className={styles.events} reversed>
          {[...data.timeline].reverse().map((event) => (
            <li key={`${event.at}/${event.side}`} className={styles.event} data-side={event.side}>
              <span className={styles.when}>
                {event.clock === null ? formatTime(event.at) : m.minute({ clock: event.clock })}
              </span>
              <span>{textOf(event)}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function pair({ home, away }: { home: number; away: number }): string {
  return `${home} : ${away}`
}
