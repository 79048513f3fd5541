import { VENUE_STATUS, type Venue } from '@lantern/contract/games'
import type { LobbyTable } from '@lantern/contract/lobbies'
import { formatMoney, useMessages } from '@lantern/i18n'
import { Cover, type Motif } from '@lantern/ui'
import { maintenanceText } from '../../parts/maintenance-text.ts'
import { useName } from '../../parts/named.ts'
import { lobbyMessages } from '../parts/lobby.messages.ts'
import { PlayMark } from '../parts/play-mark.tsx'
import { Balls } from './balls.tsx'
import { LastBead, Road } from './road.tsx'
import { StripCard } from './strip-card.tsx'
import { SumTrend } from './sum-trend.tsx'
import styles from './table-card.module.css'
import { TimeLeft } from './time-left.tsx'

export type TableCardProps = {
  table: LobbyTable
  /** Of its game; '' until it is known. */
  picture: string
  motif: Motif
  venue: Venue | undefined
  onPlay: () => void
}

/** A table: who deals, how many sit there, the road and the time left; of a venue under maintenance its window instead. */
export function TableCard({ table, picture, motif, venue, onPlay }: TableCardProps) {
  const t = useMessages(lobbyMessages)
  const name = useName()
  const isResting = venue?.status === VENUE_STATUS.maintenance
  const [newest] = table.results
  const hasBead = table.engine !== 'digits' && newest !== undefined
  return (
    <StripCard className={styles.table} data-resting={isResting || undefined} onClick={onPlay}>
      <span className={styles.head}>
        <Cover src={picture} seed={table.gameCode} motif={motif} shape="wide" className={styles.art} />
        {hasBead && <LastBead engine={table.engine} result={newest} />}
        <span className={styles.name} data-beside={hasBead || undefined}>
          {name(table.name)}
        </span>
        <span className={styles.venue}>
          <span>{venue ? name(venue.name) : table.enName}</span>
          {table.dealer && <span>{t.dealer({ name: name(table.dealer) })}</span>}
          {table.dealer && !isResting && table.seated > 0 && <span>{t.seated({ count: table.seated })}</span>}
        </span>
      </span>
      {table.engine === 'digits' ? (
        <span className={styles.draws}>
          <Balls results={table.results} last={table.round - 1} />
          <SumTrend results={table.results} />
        </span>
      ) : (
        <Road engine={table.engine} results={table.results} />
      )}
      <span className={styles.foot}>
        <span className={styles.terms}>
          <span className={styles.time}>
            {isResting ? (
              maintenanceText(venue, t)
            ) : (
              <TimeLeft key={table.round} closeAt={table.closeAt} endAt={table.endAt} />
            )}
          </span>
          <span>{`¥${formatMoney(table.minBet)}–${formatMoney(table.maxBet)}`}</span>
        </span>
        {!isResting && <PlayMark />}
      </span>
    </StripCard>
  )
}
