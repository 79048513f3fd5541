import { useMessages } from '@lantern/i18n'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useMatch, useWatch } from '../../parts/feed/live-prices.ts'
import { useName } from '../../parts/named.ts'
import { matchPath } from '../../parts/nav/match-path.ts'
import { Crest } from '../../parts/sport/crest.tsx'
import { MatchClock } from '../../parts/sport/match-clock.tsx'
import { boardQuery } from '../../parts/sport/sport.api.ts'
import { boardMessages } from './board.messages.ts'
import styles from './live-strip.module.css'

/** Live matches of all sports in one strip; a tap opens the match. */
export function LiveStrip({ book }: { book: string }) {
  const t = useMessages(boardMessages)
  const { data } = useQuery(boardQuery({ book, sport: '', day: 0, live: true }))
  const ids = data?.list.map(({ id }) => id) ?? []
  useWatch(ids)
  if (data && ids.length === 0) return null
  return (
    <ul className={styles.strip} aria-label={t.liveNow} aria-busy={data === undefined}>
      {ids.map((id) => (
        <li key={id}>
          <LiveCard id={id} />
        </li>
      ))}
    </ul>
  )
}

function LiveCard({ id }: { id: string }) {
  const name = useName()
  const match = useMatch(id)
  if (!match) return null
  return (
    <Link to={matchPath(match.id)} className={styles.card}>
      <span className={styles.clock}>
        <MatchClock match={match} />
      </span>
      {(['home', 'away'] as const).map((side) => (
        <span key={side} className={styles.side}>
          <Crest name={match[side].en} />
          <span className={styles.team}>{name(match[side])}</span>
          <span className={styles.score}>{match.score[side]}</span>
        </span>
      ))}
    </Link>
  )
}
