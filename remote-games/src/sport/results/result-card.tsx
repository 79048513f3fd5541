import { MATCH_STATE } from '@lantern/contract/games'
import type { MatchResult } from '@lantern/contract/sport'
import { formatTime, useMessages } from '@lantern/i18n'
import { Crest } from '@lantern/page/crest'
import { HiddenText, IconDown, IconNext } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { matchMessages } from '../../parts/match.messages.ts'
import { useName } from '../../parts/named.ts'
import { matchPath } from '../../parts/nav/match-path.ts'
import { columnsOf } from '../../parts/sport/periods/period-columns.rules.ts'
import { usePeriodHeads } from '../../parts/sport/periods/use-period-heads.ts'
import { sportMessages } from '../../parts/sport/sport.messages.ts'
import { endWord } from '../../parts/sport/terms.rules.ts'
import { MarketResults } from './market-results.tsx'
import styles from './result-card.module.css'
import { resultsMessages } from './results.messages.ts'

/** More periods than this leave little room for names on a small screen. */
const MANY = 5

/** A finished match: sides with their scores by period, named beside its time, and the results of its markets. */
export function ResultCard({ match }: { match: MatchResult }) {
  const t = useMessages(resultsMessages)
  const m = useMessages(matchMessages)
  const s = useMessages(sportMessages)
  const name = useName()
  const isPlayed = match.state === MATCH_STATE.ended
  const versus = `${name(match.home)} ${s.versus} ${name(match.away)}`
  const columns = columnsOf(match.periods)
  const { home, away } = match.score
  const loser = !isPlayed || home === away ? null : home < away ? 'home' : 'away'
  const headOf = usePeriodHeads()
  return (
    <article className={styles.card} data-many={columns.length > MANY || undefined} aria-label={versus}>
      <table className={styles.scores} aria-label={t.periods({ match: versus })}>
        <thead>
          <tr>
            <td>
              <Link to={matchPath(match.id)} className={styles.link}>
                <span>{formatTime(match.startAt)}</span>
                <span className={styles.state} data-played={isPlayed || undefined}>
                  {isPlayed ? m[endWord(match.sport)] : m[`state${match.state}`]}
                  <IconNext className={styles.next} aria-hidden="true" />
                </span>
                <HiddenText>{t.toMatch}</HiddenText>
              </Link>
            </td>
            {columns.map((column) => (
              <th key={column.n} scope="col" aria-label={headOf(column).full}>
                {headOf(column).short}
              </th>
            ))}
            <th scope="col">{match.sport === 'football' ? t.totalFootball : t.total}</th>
          </tr>
        </thead>
        <tbody>
          {(['home', 'away'] as const).map((side) => (
            <tr key={side} data-lost={side === loser || undefined}>
              <th scope="row" className={styles.side}>
                <span className={styles.team}>
                  <Crest name={match[side].en} />
                  <span>{name(match[side])}</span>
                </span>
              </th>
              {columns.map((column) => (
                <td key={column.n}>{column[side] ?? '–'}</td>
              ))}
              <td className={styles.total}>{isPlayed ? match.score[side] : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isPlayed && <p className={styles.note}>{t.notPlayed}</p>}
      {isPlayed && match.periods.length === 0 && <p className={styles.note}>{t.byHand}</p>}
      {match.markets.length > 0 && (
        <details className={styles.markets}>
          <summary className={styles.summary}>
            <span>{t.markets}</span>
            <IconDown className={styles.arrow} aria-hidden="true" />
          </summary>
          <MarketResults match={match} />
        </details>
      )}
    </article>
  )
}
