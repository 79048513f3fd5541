import { MATCH_STATE, type Match } from '@lantern/contract/games'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { Crest } from '@lantern/page/crest'
import { Badge } from '@lantern/ui'
import { matchMessages } from '../parts/match.messages.ts'
import { minuteOf, periodOf } from '../parts/match-clock.rules.ts'
import { useName } from '../parts/named.ts'
import { endWord } from '../parts/sport/terms.rules.ts'
import styles from './match-face.module.css'

/** Time, league, teams with their crests, and score of a match. */
export function MatchFace({ match }: { match: Match }) {
  const t = useMessages(matchMessages)
  const name = useName()
  const isLive = match.state === MATCH_STATE.live
  const hasScore = isLive || match.state === MATCH_STATE.ended
  const period = periodOf(match.period)
  const minute = minuteOf(match)
  const home = name(match.home)
  const away = name(match.away)
  return (
    <span className={styles.face}>
      <span className={styles.head}>
        {isLive ? (
          <Badge tone="live" pulse>
            <span className={styles.clock}>
              {t[period.word]({ n: period.n })}
              {minute !== null && ` ${t.minute({ clock: minute })}`}
            </span>
          </Badge>
        ) : (
          <span className={styles.when}>
            {match.state === MATCH_STATE.scheduled
              ? formatDateTime(match.startAt, false)
              : match.state === MATCH_STATE.ended
                ? t[endWord(match.sport)]
                : t[`state${match.state}`]}
          </span>
        )}
        <span className={styles.league}>{name(match.league)}</span>
      </span>
      <span className={styles.side}>
        <Crest name={match.home.en} />
        <span className={styles.team} title={home}>
          {home}
        </span>
        {hasScore && <span className={styles.score}>{match.score.home}</span>}
      </span>
      <span className={styles.side}>
        <Crest name={match.away.en} />
        <span className={styles.team} title={away}>
          {away}
        </span>
        {hasScore && <span className={styles.score}>{match.score.away}</span>}
      </span>
    </span>
  )
}
