import type { LobbyTable } from '@lantern/contract/lobbies'
import { formatMoney, useMessages } from '@lantern/i18n'
import { Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useName } from '../../parts/named.ts'
import { tablesQuery } from '../parts/games.api.ts'
import type { Lobby } from '../parts/lobbies.ts'
import { lobbyMessages } from '../parts/lobby.messages.ts'
import { Strip } from '../parts/strip.tsx'
import { Balls } from './balls.tsx'
import { Road } from './road.tsx'
import styles from './table-strip.module.css'
import { TimeLeft } from './time-left.tsx'

export type TableStripProps = {
  lobby: Lobby
  /** Name of a venue in the language of the page. */
  venueName: (enName: string) => string
  /** The member blocked the venue: its tables are left out. */
  isBlocked: (enName: string) => boolean
  onPlay: (table: LobbyTable) => void
}

/** Shared rounds: live tables with their road, draws with the last numbers. Renders nothing without any. */
export function TableStrip({ lobby, venueName, isBlocked, onPlay }: TableStripProps) {
  const t = useMessages(lobbyMessages)
  const name = useName()
  const { data: all, isError } = useQuery(tablesQuery(lobby.category))
  const data = all?.filter(({ enName }) => !isBlocked(enName))
  if (isError && !data) return null
  if (data?.length === 0) return null
  const title = lobby.category === 'lottery' ? t.draws : t.liveTables
  if (!data) return <Skeleton shape="card" count={1} label={t.loading} className={styles.bone} />
  return (
    <Strip title={title}>
      {data.map((table) => (
        <li key={table.gameCode}>
          <button type="button" className={styles.table} onClick={() => onPlay(table)}>
            <span className={styles.head}>
              <span className={styles.name}>{name(table.name)}</span>
              <span className={styles.venue}>{venueName(table.enName)}</span>
            </span>
            {table.engine === 'digits' ? (
              <Balls results={table.results} last={table.round - 1} />
            ) : (
              <Road engine={table.engine} results={table.results} />
            )}
            <span className={styles.foot}>
              <span className={styles.time}>
                <TimeLeft key={table.round} closeAt={table.closeAt} endAt={table.endAt} />
              </span>
              <span>{`¥${formatMoney(table.minBet)}–${formatMoney(table.maxBet)}`}</span>
            </span>
          </button>
        </li>
      ))}
    </Strip>
  )
}
