import { MATCH_STATE } from '@lantern/contract/games'
import type { MatchEvent, MatchPage } from '@lantern/contract/sport'
import { formatTime, useMessages } from '@lantern/i18n'
import type { KnownMatch } from '../../parts/feed/match-store.ts'
import { matchMessages } from '../../parts/match.messages.ts'
import { periodOf } from '../../parts/match-clock.rules.ts'
import { useName } from '../../parts/named.ts'
import { matchPageMessages } from './match-page.messages.ts'
import styles from './match-timeline.module.css'

/** Scores, or sets that were won, newest first, and the points of each period. */
export function MatchTimeline({ match, data }: { match: KnownMatch; data: MatchPage }) {
  const t = useMessages(matchPageMessages)
  const m = useMessages(matchMessages)
  const name = useName()
  if (match.state < MATCH_STATE.live) return <p className={styles.none}>{t.notStarted}</p>
  const periodText = (code: string): string => {
    const { word, n } = periodOf(code)
    return m[word]({ n })
  }
  const textOf = ({ side, score, points }: MatchEvent): string => {
    const text = { side: name(match[side === 'away' ? 'away' : 'home']), score: pair(score) }
    return points ? t.wonSet({ ...text, points: pair(points) }) : t.scored(text)
  }
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.periods} aria-label={t.byPeriod}>
          <thead>
            <tr>
              <th scope="col">{t.side}</th>
              {data.periods.map(({ period }) => (
                <th key={period} scope="col">
                  {periodText(period)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(['home', 'away'] as const).map((side) => (
              <tr key={side}>
                <th scope="row">{name(match[side])}</th>
                {data.periods.map((period) => (
                  <td key={period.period}>{period[side]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
