import { MARKET_STATE, type Venue } from '@lantern/contract/games'
import type { BoardMatch } from '@lantern/contract/sport'
import { useMessages } from '@lantern/i18n'
import { Chip, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ChipRow } from '../../parts/chip-row.tsx'
import { setBook, useWatch } from '../../parts/feed/live-prices.ts'
import { useName } from '../../parts/named.ts'
import { mainMarkets } from '../../parts/sport/pick.rules.ts'
import { boardQuery } from '../../parts/sport/sport.api.ts'
import { useOddsType } from '../../parts/sport/use-odds-type.ts'
import { Strip } from '../../parts/strip.tsx'
import { useLead } from '../../parts/use-lead.ts'
import { lobbyMessages } from '../parts/lobby.messages.ts'
import { EsportsCard } from './esports-card.tsx'
import styles from './esports-matches.module.css'

/** Matches in the row; the venue has all of them. */
const SHOWN = 12
/** Query parameter of the game whose matches are shown. */
const TITLE = 'title'

/** Matches of esports at the prices of a venue, one with open prices and then live ones first, with a filter by game in the URL. Left out while there are none. */
export function EsportsMatches({ venue, onEnter }: { venue: Venue; onEnter: () => void }) {
  const t = useMessages(lobbyMessages)
  const name = useName()
  const odds = useOddsType()
  const [query, setQuery] = useSearchParams()
  const { data, isError } = useQuery(boardQuery({ book: venue.enName, sport: '', day: 0, live: false }))
  useEffect(() => {
    setBook(venue.enName)
    // Notices about scores of sport must not read the book of esports.
    return () => setBook('')
  }, [venue.enName])
  const titles = data?.sports.filter(({ count }) => count > 0) ?? []
  const chosen = titles.find(({ code }) => code === query.get(TITLE))?.code ?? null
  const list = data?.list.filter(({ sport }) => chosen === null || sport === chosen) ?? []
  const ids = useLead(list, isOpen)
    .slice(0, SHOWN)
    .map(({ id }) => id)
  useWatch(ids)
  const choose = (code: string | null): void => {
    const next = new URLSearchParams(query)
    if (code === null) next.delete(TITLE)
    else next.set(TITLE, code)
    setQuery(next, { replace: true, preventScrollReset: true })
  }

  if (isError && !data) return null
  if (!data) return <Skeleton shape="card" count={1} label={t.loading} className={styles.bone} />
  if (ids.length === 0) return null
  return (
    <Strip
      title={t.matches}
      lead={t.pricesOf({ venue: name(venue.name) })}
      filters={
        <ChipRow label={t.titles}>
          <Chip selected={chosen === null} onClick={() => choose(null)}>
            {t.allVenues}
          </Chip>
          {titles.map(({ code, name: own, count }) => (
            <Chip key={code} selected={chosen === code} count={count} onClick={() => choose(code)}>
              {name(own)}
            </Chip>
          ))}
        </ChipRow>
      }
    >
      {ids.map((id) => (
        <li key={id}>
          <EsportsCard id={id} odds={odds.type} onEnter={onEnter} />
        </li>
      ))}
    </Strip>
  )
}

function isOpen(match: BoardMatch): boolean {
  return mainMarkets(match)['1x2']?.state === MARKET_STATE.open
}
