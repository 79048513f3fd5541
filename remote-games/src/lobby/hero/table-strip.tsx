import type { Venue } from '@lantern/contract/games'
import type { LobbyTable } from '@lantern/contract/lobbies'
import { useMessages } from '@lantern/i18n'
import { Section, Skeleton } from '@lantern/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { Strip } from '../../parts/strip.tsx'
import { gamesQuery, tablesQuery } from '../parts/games.api.ts'
import type { Lobby } from '../parts/lobbies.ts'
import { lobbyMessages } from '../parts/lobby.messages.ts'
import { readFilters } from '../parts/lobby-filters.rules.ts'
import { TableCard } from './table-card.tsx'
import styles from './table-strip.module.css'
import { useOpenFirst } from './use-open-first.ts'

export type TableStripProps = {
  lobby: Lobby
  venueOf: (enName: string) => Venue | undefined
  /** The member blocked the venue: its tables are left out. */
  isBlocked: (enName: string) => boolean
  onPlay: (table: LobbyTable) => void
}

/** Shared rounds: live tables with their road, draws with the last numbers. Renders nothing without any. */
export function TableStrip({ lobby, venueOf, isBlocked, onPlay }: TableStripProps) {
  const t = useMessages(lobbyMessages)
  const { data: all, isError } = useQuery(tablesQuery(lobby.category))
  // Tables have no pictures of their own: those of their games, which the list below reads with the same query.
  const [query] = useSearchParams()
  const { data: games } = useInfiniteQuery(gamesQuery(lobby.category, readFilters(query), null))
  const pictures = new Map(games?.pages.flatMap(({ list }) => list).map(({ gameCode, image }) => [gameCode, image]))
  const data = useOpenFirst(
    all?.filter(({ enName }) => !isBlocked(enName)),
    venueOf,
  )
  if (isError && !data) return null
  if (data?.length === 0) return null
  const title = lobby.category === 'lottery' ? t.draws : t.liveTables
  if (!data)
    return (
      <Section title={title}>
        <Skeleton shape="card" count={2} label={t.loading} className={styles.bones} />
      </Section>
    )
  return (
    // Scrolls back to the start when another table comes first.
    <Strip key={data[0]?.gameCode} title={title}>
      {data.map((table) => (
        <li key={table.gameCode}>
          <TableCard
            table={table}
            picture={pictures.get(table.gameCode) ?? ''}
            motif={lobby.motif}
            venue={venueOf(table.enName)}
            onPlay={() => onPlay(table)}
          />
        </li>
      ))}
    </Strip>
  )
}
