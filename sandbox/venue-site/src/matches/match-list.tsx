/** Matches of one kind with a filter by sport. */
import type { Match } from '@lantern/contract/games'
import { useState } from 'react'
import { type Named, useText } from '../locale.tsx'
import { Panel } from '../panel.tsx'
import { useSecond } from '../use-poll.ts'
import { type Choice, MatchCard } from './match-card.tsx'
import styles from './match-list.module.css'

export type MatchListProps = {
  kind: 'live' | 'today'
  /** null until the first answer arrives. */
  matches: Match[] | null
  /** Page time at which `matches` arrived. */
  at: number
  hasFailed: boolean
  oddsType: number
  chosen: string
  onChoose: (choice: Choice) => void
  onRetry: () => void
}

export function MatchList({ kind, matches, at, hasFailed, oddsType, chosen, onChoose, onRetry }: MatchListProps) {
  const { t, say } = useText()
  const [sport, setSport] = useState('')
  const now = useSecond()
  if (hasFailed) return <Panel title={t.failed} action={t.retry} onAction={onRetry} />
  if (!matches) return <Skeletons />

  const sports = new Map(matches.map((match) => [match.sport, match.sportName as Named]))
  const shown = sport ? matches.filter((match) => match.sport === sport) : matches
  return (
    <>
      <fieldset className={styles.sports}>
        <legend className="visually-hidden">{t.sports}</legend>
        {[['', { zh: t.all, en: t.all }] as const, ...sports].map(([code, name]) => (
          <button
            key={code}
            type="button"
            aria-pressed={sport === code}
            className={styles.sport}
            onClick={() => setSport(code)}
          >
            {say(name)}
          </button>
        ))}
      </fieldset>
      {shown.length === 0 ? (
        <Panel title={kind === 'live' ? t.noLive : t.noToday} action={t.showAll} onAction={() => setSport('')} />
      ) : (
        <ul className={styles.list}>
          {shown.map((match) => (
            <li key={match.id}>
              <MatchCard
                match={match}
                sinceMs={Math.max(0, now - at)}
                oddsType={oddsType}
                chosen={chosen}
                onChoose={onChoose}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Skeletons() {
  return (
    <div className={styles.list} aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles.skeleton} />
      ))}
    </div>
  )
}
