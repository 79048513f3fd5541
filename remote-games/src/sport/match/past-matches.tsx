import type { PastMatch } from '@lantern/contract/sport'
import { formatDateTime, useMessages } from '@lantern/i18n'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useName } from '../../parts/named.ts'
import { matchPath } from '../../parts/nav/match-path.ts'
import { matchPageMessages } from './match-page.messages.ts'
import styles from './past-matches.module.css'
import { outcomeFor } from './past-matches.rules.ts'

export type PastMatchesProps = {
  title?: string
  /** Beside the title. */
  action?: ReactNode
  /** English name of the side whose results are shown; the same in every match. */
  side: string
  list: readonly PastMatch[]
  none: string
}

/** Finished matches with the result of one side in a word, newest first; each opens its page. */
export function PastMatches({ title, action, side, list, none }: PastMatchesProps) {
  const t = useMessages(matchPageMessages)
  const name = useName()
  return (
    <div className={styles.block}>
      {title !== undefined && (
        <div className={styles.head}>
          <h3 className={styles.title}>{title}</h3>
          {action}
        </div>
      )}
      {list.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.list}>
        {list.map((match) => {
          const outcome = outcomeFor(match, side)
          return (
            <li key={match.id}>
              <Link to={matchPath(match.id)} className={styles.row}>
                <span className={styles.outcome} data-outcome={outcome}>
                  {t[outcome]}
                </span>
                <span className={styles.sides}>
                  <span className={styles.side}>
                    {name(match.home)} <b>{match.score.home}</b>
                  </span>
                  <span className={styles.side}>
                    {name(match.away)} <b>{match.score.away}</b>
                  </span>
                </span>
                <span className={styles.day}>{formatDateTime(match.startAt).slice(0, 5)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
