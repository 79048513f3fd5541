import { VENUE_STATUS, type Venue } from '@lantern/contract/games'
import type { LobbyTable } from '@lantern/contract/lobbies'
import { formatMoney, useMessages } from '@lantern/i18n'
import { Avatar, Cover, IconMembers, type Motif } from '@lantern/ui'
import { maintenanceText } from '../../parts/maintenance-text.ts'
import { useName } from '../../parts/named.ts'
import { lobbyMessages } from '../parts/lobby.messages.ts'
import { PlayMark } from '../parts/play-mark.tsx'
import { Balls } from './results/balls.tsx'
import { LastBead, Road } from './results/road.tsx'
import { SumTrend } from './results/sum-trend.tsx'
import { StripCard } from './strip-card.tsx'
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

/** A table: the time left, who deals, the road, and how many sit there; of a venue under maintenance its window instead of the time. */
export function TableCard({ table, picture, motif, venue, onPlay }: TableCardProps) {
  const t = useMessages(lobbyMessages)
  const name = useName()
  const isResting = venue?.status === VENUE_STATUS.maintenance
  const [newest] = table.results
  const isDraw = table.engine === 'digits'
  const dealer = table.dealer && name(table.dealer)
  return (
    <StripCard className={styles.table} data-resting={isResting || undefined} onClick={onPlay}>
      <span className={styles.head}>
        <Cover src={picture} seed={table.gameCode} motif={motif} shape="wide" className={styles.art} />
        <span className={styles.now}>
          <span className={styles.time}>
            {isResting ? (
              maintenanceText(venue, t)
            ) : (
              <TimeLeft key={table.round} closeAt={table.closeAt} endAt={table.endAt} />
            )}
          </span>
          {!isDraw && !isResting && newest !== undefined && <LastBead engine={table.engine} result={newest} />}
        </span>
        <span className={styles.who}>
          {dealer && <Avatar seed={dealer} name={dealer} size="sm" className={styles.face} />}
          <span className={styles.names}>
            <span className={styles.name}>{name(table.name)}</span>
            <span className={styles.venue}>
              {[venue ? name(venue.name) : table.enName, dealer && t.dealer({ name: dealer })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </span>
      </span>
      {isDraw ? (
        <span className={styles.draws}>
          <Balls results={table.results} last={table.round - 1} />
          <SumTrend results={table.results} />
        </span>
      ) : (
        <Road engine={table.engine} results={table.results} />
      )}
      <span className={styles.foot}>
        <span className={styles.terms}>
          <span>{`¥${formatMoney(table.minBet)}–${formatMoney(table.maxBet)}`}</span>
          {dealer && !isResting && table.seated > 0 && (
            <span className={styles.seated}>
              <IconMembers aria-hidden="true" />
              {t.seated({ count: table.seated })}
            </span>
          )}
        </span>
        {!isResting && <PlayMark />}
      </span>
    </StripCard>
  )
}
