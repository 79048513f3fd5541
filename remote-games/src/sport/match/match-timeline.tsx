import { MATCH_STATE } from '@lantern/contract/games'
import type { MatchEvent, MatchPage } from '@lantern/contract/sport'
import { formatTime, useMessages } from '@lantern/i18n'
import { Crest } from '@lantern/page/crest'
import { HiddenText } from '@lantern/ui'
import type { KnownMatch } from '../../parts/feed/match-store.ts'
import { matchMessages } from '../../parts/match.messages.ts'
import { minuteOf, periodOf } from '../../parts/match-clock.rules.ts'
import { useName } from '../../parts/named.ts'
import { matchPageMessages } from './match-page.messages.ts'
import styles from './match-timeline.module.css'

/** Scores, or sets that were won, newest first: minute, half inning or time, side and the score after it; a sentence for screen readers. */
export function MatchTimeline({ match, data }: { match: KnownMatch; data: MatchPage }) {
  const t = useMessages(matchPageMessages)
  const m = useMessages(matchMessages)
  if (match.state < MATCH_STATE.live) return <p className={styles.none}>{t.notStarted}</p>
  const timeOf = ({ period, clock, at }: MatchEvent): string => {
    const minute = minuteOf({ sport: match.sport, period, clock })
    if (minute !== null) return m.minute({ clock: minute })
    const { word, n } = periodOf(period)
    return word === 'top' || word === 'bottom' ? m[word]({ n }) : formatTime(at)
  }
  if (data.timeline.length === 0) return <p className={styles.none}>{t.noEvents}</p>
  return (
    <ol className={styles.events} reversed>
      {[...data.timeline].reverse().map((event) => (
        <li key={`${event.at}/${event.side}`} className={styles.event}>
          <span className={styles.when}>{timeOf(event)}</span>
          <Scored match={match} event={event} />
        </li>
      ))}
    </ol>
  )
}

function Scored({ match, event }: { match: KnownMatch; event: MatchEvent }) {
  const t = useMessages(matchPageMessages)
  const name = useName()
  const { score, points } = event
  const side = event.side === 'away' ? 'away' : 'home'
  const text = { side: name(match[side]), score: pair(score) }
  return (
    <>
      <HiddenText>{points ? t.wonSet({ ...text, points: pair(points) }) : t.scored(text)}</HiddenText>
      <Crest name={match[side].en} />
      <span className={styles.team} aria-hidden="true">
        {text.side}
      </span>
      {points && (
        <span className={styles.points} aria-hidden="true">
          {pair(points)}
        </span>
      )}
      <span className={styles.score} aria-hidden="true">
        <span data-scored={side === 'home' || undefined}>{score.home}</span> :{' '}
        <span data-scored={side === 'away' || undefined}>{score.away}</span>
      </span>
    </>
  )
}

function pair({ home, away }: { home: number; away: number }): string {
  return `${home} : ${away}`
}
