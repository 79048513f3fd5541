import type { OddsType } from '@lantern/contract/constants'
import { DAY_MS, siteDate } from '@lantern/contract/site-time'
import { BOARD_KINDS, type BoardMatch } from '@lantern/contract/sport'
import { formatDay, useLanguage, useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { HiddenText, IconDown } from '@lantern/ui'
import { Fragment } from 'react'
import { FavouriteButton } from '../../parts/favourites/favourite-button.tsx'
import { useName } from '../../parts/named.ts'
import { mainMarkets, marketText } from '../../parts/sport/pick.rules.ts'
import { sportMessages } from '../../parts/sport/sport.messages.ts'
import { marketWords } from '../../parts/sport/terms.rules.ts'
import { boardMessages } from './board.messages.ts'
import { inDays } from './board-view.rules.ts'
import styles from './league-group.module.css'
import { MatchList } from './match-list.tsx'

/** Letters of a name of a column that takes less than half of it. */
const SHORT = 3

export type LeagueGroupProps = {
  title: string
  /** Id of the league as a favourite; null for a group that is not a league. */
  favouriteId: string | null
  matches: readonly BoardMatch[]
  odds: OddsType
  /** The first group of the board names the columns. */
  isFirst: boolean
  isOpen: boolean
  onToggle: () => void
}

/** Matches of a league by day, below its name. */
export function LeagueGroup({ title, favouriteId, matches, odds, isFirst, isOpen, onToggle }: LeagueGroupProps) {
  const t = useMessages(boardMessages)
  const s = useMessages(sportMessages)
  const dayOf = useDayTitle()
  const name = useName()
  const [first] = matches
  const words = marketWords(first?.sport ?? '', s)
  const main = first ? mainMarkets(first) : {}
  const heads = BOARD_KINDS.map((kind) => {
    const own = main[kind]?.name
    return { kind, text: marketText(kind, words, own && name(own)) }
  })
  // A short name of the first column leaves room beside it.
  const isWide = isFirst && (heads[0]?.text.length ?? 0) <= SHORT
  return (
    <section className={styles.group} aria-label={title}>
      <header className={styles.head}>
        <div className={styles.own} data-first={isFirst || undefined} data-wide={isWide || undefined}>
          {favouriteId !== null && <FavouriteButton kind="league" id={favouriteId} name={title} />}
          <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={onToggle}>
            <HiddenText>{(isOpen ? t.hide : t.show)({ league: title })}</HiddenText>
            <span className={styles.name} title={title} aria-hidden="true">
              {title}
            </span>
            <span className={styles.count} aria-hidden="true">
              {matches.length}
            </span>
            <IconDown className={styles.arrow} aria-hidden="true" />
          </button>
        </div>
        {isFirst && (
          <div className={styles.kinds}>
            {heads.map(({ kind, text }) => (
              <span key={kind} className={styles.kind}>
                {text}
              </span>
            ))}
          </div>
        )}
      </header>
      {isOpen &&
        inDays(matches, now()).map(({ date, at, matches: own }) => {
          const day = dayOf(date, at)
          return (
            <Fragment key={date}>
              {date !== siteDate(now()) && (
                <span className={styles.date} aria-hidden="true">
                  {day}
                </span>
              )}
              <MatchList label={day} matches={own} odds={odds} />
            </Fragment>
          )
        })}
    </section>
  )
}

/** The title of a site day: today and tomorrow by their word, with the date. */
function useDayTitle(): (date: string, at: number) => string {
  const t = useMessages(boardMessages)
  const language = useLanguage()
  const today = now()
  return (date, at) => {
    const day = formatDay(at, language)
    if (date === siteDate(today)) return t.today({ day })
    return date === siteDate(today + DAY_MS) ? t.tomorrow({ day }) : day
  }
}
