import { MATCH_STATE } from '@lantern/contract/games'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { FavouriteButton } from '../../parts/favourites/favourite-button.tsx'
import { subjectId } from '../../parts/favourites/favourites.rules.ts'
import type { KnownMatch } from '../../parts/feed/match-store.ts'
import { useName } from '../../parts/named.ts'
import { Crest } from '../../parts/sport/crest.tsx'
import { MatchClock } from '../../parts/sport/match-clock.tsx'
import { sportMessages } from '../../parts/sport/sport.messages.ts'
import styles from './match-head.module.css'
import { matchPageMessages } from './match-page.messages.ts'

/** League, sides, score and clock; both come from the stream that feeds the board. */
export function MatchHead({ match }: { match: KnownMatch }) {
  const t = useMessages(matchPageMessages)
  const s = useMessages(sportMessages)
  const name = useName()
  const isBefore = match.state === MATCH_STATE.scheduled
  const isLive = match.state === MATCH_STATE.live
  return (
    <header className={styles.head}>
      <div className={styles.league}>
        <span>{name(match.league)}</span>
        <FavouriteButton kind="league" id={subjectId(match.sport, match.league)} name={name(match.league)} />
      </div>
      <h1 className={styles.unseen}>
        {name(match.home)} {s.versus} {name(match.away)}
      </h1>
      <div className={styles.sides}>
        <Side match={match} side="home" />
        <div className={styles.middle}>
          {!isBefore && (
            <output className={styles.score} data-testid="match-score">
              {match.score.home} : {match.score.away}
            </output>
          )}
          {isLive && match.points && (
            <span className={styles.points}>
              {match.points.home} : {match.points.away}
            </span>
          )}
          <span className={styles.clock} data-live={isLive || undefined}>
            {isBefore ? t.startsAt({ time: formatDateTime(match.startAt) }) : <MatchClock match={match} />}
          </span>
        </div>
        <Side match={match} side="away" />
      </div>
    </header>
  )
}

function Side({ match, side }: { match: KnownMatch; side: 'home' | 'away' }) {
  const name = useName()
  return (
    <div className={styles.side}>
      <Crest name={match[side].en} />
      <div className={styles.own}>
        <span className={styles.team} aria-hidden="true">
          {name(match[side])}
        </span>
        <FavouriteButton kind="team" id={subjectId(match.sport, match[side])} name={name(match[side])} />
      </div>
    </div>
  )
}
