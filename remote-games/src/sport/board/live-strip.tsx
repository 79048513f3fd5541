import { useMessages } from '@lantern/i18n'
import { Crest } from '@lantern/page/crest'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useMatch, useWatch } from '../../parts/feed/live-prices.ts'
import { useName } from '../../parts/named.ts'
import { matchPath } from '../../parts/nav/match-path.ts'
import { MatchClock } from '../../parts/sport/match-clock.tsx'
import { boardQuery } from '../../parts/sport/sport.api.ts'
import { boardMessages } from './board.messages.ts'
import styles from './live-strip.module.css'

export type LiveStripProps = {
  book: string
  /** A sport whose live matches are on the page already. */
  without: string | null
}

/** Live matches of the other sports in one strip; a tap opens the match. */
export function LiveStrip({ book, without }: LiveStripProps) {
  const t = useMessages(boardMessages)
  const { data } = useQuery(boardQuery({ book, sport: '', day: 0, live: true }))
  const ids = data?.list.filter(({ sport }) => sport !== without).map(({ id }) => id) ?? []
  useWatch(ids)
  const title = without === null ? t.liveAll : t.liveNow
  if (data && ids.length === 0) return null
  return (
    <section className={styles.live}>
      <h2 className={styles.title}>
        <span className={styles.dot} aria-hidden="true" />
        {title}
      </h2>
      <ul className={styles.strip} aria-label={title} aria-busy={data === undefined} data-fade-end>
        {ids.map((id) => (
          <li key={id}>
            <LiveCard id={id} />
          </li>
        ))}
      </ul>
    </section>
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
