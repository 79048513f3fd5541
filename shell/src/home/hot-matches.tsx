import { MATCH_STATE, type Match } from '@lantern/contract/games'
import { formatDateTime, useLocale, useMessages } from '@lantern/i18n'
import { Badge, Section, Skeleton } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { useHotMatches } from './home.api.ts'
import { homeMessages } from './home.messages.ts'
import styles from './hot-matches.module.css'

/** What is being played and what comes next, with the odds of the result. */
export function HotMatches() {
  const t = useMessages(homeMessages)
  const matches = useHotMatches()
  const list = matches.data?.list ?? []
  if (!matches.isPending && list.length === 0) return null
  return (
    <Section
      className={styles.section}
      title={t.hotMatches}
      action={
        <Link to="/game/sport" className={styles.all}>
          {t.all}
        </Link>
      }
    >
      <ul className={styles.track}>
        {matches.isPending && (
          <li className={styles.match}>
            <Skeleton count={4} label={t.loading} />
          </li>
        )}
        {list.map((match) => (
          <li key={match.id}>
            <MatchCard match={match} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function MatchCard({ match }: { match: Match }) {
  const t = useMessages(homeMessages)
  const locale = useLocale()
  const say = (name: { zh: string; en: string }): string => (locale === 'en' ? name.en : name.zh)
  const isLive = match.state === MATCH_STATE.live
  const result = match.markets.find((market) => market.kind === '1x2' && market.state === 1)
  return (
    <Link to="/game/sport" className={styles.match}>
      <span className={styles.head}>
        <span className={styles.league}>{say(match.league)}</span>
        {isLive ? (
          <Badge tone="live" pulse>
            {match.clock === null ? t.live : t.minute({ n: String(match.clock) })}
          </Badge>
        ) : (
          <span className={styles.time}>{formatDateTime(match.startAt).slice(0, -3)}</span>
        )}
      </span>
      <span className={styles.side}>
        <span className={styles.team}>{say(match.home)}</span>
        <span className={styles.score}>{isLive ? match.score.home : ''}</span>
      </span>
      <span className={styles.side}>
        <span className={styles.team}>{say(match.away)}</span>
        <span className={styles.score}>{isLive ? match.score.away : ''}</span>
      </span>
      <span className={styles.odds}>
        {result ? (
          result.selections.map((selection) => (
            <span key={selection.id} className={styles.odd}>
              <span className={styles.pick}>{say(selection.name)}</span>
              <span className={styles.price}>{selection.odds}</span>
            </span>
          ))
        ) : (
          <span className={styles.suspended}>{t.suspended}</span>
        )}
      </span>
    </Link>
  )
}
