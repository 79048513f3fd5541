import type { OddsType } from '@lantern/contract/constants'
import { useMessages } from '@lantern/i18n'
import { HiddenText, IconDown } from '@lantern/ui'
import { useName } from '../../parts/named.ts'
import { sportMessages } from '../../parts/sport/sport.messages.ts'
import { boardMessages } from './board.messages.ts'
import type { League } from './board-view.rules.ts'
import styles from './league-group.module.css'
import { MatchRow } from './match-row.tsx'

export type LeagueGroupProps = { league: League; odds: OddsType; isOpen: boolean; onToggle: () => void }

/** Matches of a league below its name and the names of the columns. */
export function LeagueGroup({ league, odds, isOpen, onToggle }: LeagueGroupProps) {
  const t = useMessages(boardMessages)
  const s = useMessages(sportMessages)
  const name = useName()
  const title = name(league.name)
  return (
    <section className={styles.group} aria-label={title}>
      <header className={styles.head}>
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={onToggle}>
          <IconDown className={styles.arrow} aria-hidden="true" />
          <HiddenText>{(isOpen ? t.hide : t.show)({ league: title })}</HiddenText>
          <span className={styles.name} aria-hidden="true">
            {title}
          </span>
          <span className={styles.count} aria-hidden="true">
            {league.matches.length}
          </span>
        </button>
        {isOpen && (
          <>
            <span className={styles.kind}>{s.winner}</span>
            <span className={styles.kind}>{s.handicap}</span>
            <span className={styles.kind}>{s.total}</span>
          </>
        )}
      </header>
      {isOpen && (
        <ul className={styles.list}>
          {league.matches.map(({ id }) => (
            <li key={id}>
              <MatchRow id={id} odds={odds} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
