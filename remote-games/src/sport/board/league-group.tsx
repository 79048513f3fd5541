import type { OddsType } from '@lantern/contract/constants'
import type { BoardMatch } from '@lantern/contract/sport'
import { useMessages } from '@lantern/i18n'
import { HiddenText, IconDown } from '@lantern/ui'
import { FavouriteButton } from '../../parts/favourites/favourite-button.tsx'
import { sportMessages } from '../../parts/sport/sport.messages.ts'
import { boardMessages } from './board.messages.ts'
import styles from './league-group.module.css'
import { MatchList } from './match-list.tsx'

export type LeagueGroupProps = {
  title: string
  /** Id of the league as a favourite; null for a group that is not a league. */
  favouriteId: string | null
  matches: readonly BoardMatch[]
  odds: OddsType
  isOpen: boolean
  onToggle: () => void
}

/** Matches of a league below its name and the names of the columns, which stand below a name that leaves no room for them. */
export function LeagueGroup({ title, favouriteId, matches, odds, isOpen, onToggle }: LeagueGroupProps) {
  const t = useMessages(boardMessages)
  const s = useMessages(sportMessages)
  return (
    <section className={styles.group} aria-label={title}>
      <header className={styles.head}>
        <div className={styles.own}>
          <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={onToggle}>
            <IconDown className={styles.arrow} aria-hidden="true" />
            <HiddenText>{(isOpen ? t.hide : t.show)({ league: title })}</HiddenText>
            <span className={styles.name} title={title} aria-hidden="true">
              {title}
            </span>
            <span className={styles.count} aria-hidden="true">
              {matches.length}
            </span>
          </button>
          {favouriteId !== null && <FavouriteButton kind="league" id={favouriteId} name={title} />}
        </div>
        {isOpen && (
          <div className={styles.kinds}>
            <span className={styles.kind}>{s.winner}</span>
            <span className={styles.kind}>{s.handicap}</span>
            <span className={styles.kind}>{s.total}</span>
          </div>
        )}
      </header>
      {isOpen && <MatchList matches={matches} odds={odds} />}
    </section>
  )
}
