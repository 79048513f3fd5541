import { VENUE_STATUS, type Venue } from '@lantern/contract/games'
import { formatMoney, useMessages } from '@lantern/i18n'
import { Card, CoverArt, classNames, type Motif, Skeleton, VenueMark } from '@lantern/ui'
import { maintenanceText } from '../parts/maintenance-text.ts'
import { useName } from '../parts/named.ts'
import { SnapRow } from '../parts/snap-row.tsx'
import { lobbyMessages } from './parts/lobby.messages.ts'
import styles from './venue-cards.module.css'

export type VenueCardsProps = {
  venues: readonly Venue[] | undefined
  motif: Motif
  /** The member blocked the venue. */
  isBlocked: (venue: Venue) => boolean
  /** Error message of the last failed launch by venue code. */
  lastErrors: Readonly<Record<string, string | null>>
  onEnter: (venue: Venue) => void
}

/** Venues as a row of cards with name, number of live events and terms. */
export function VenueCards({ venues, motif, isBlocked, lastErrors, onEnter }: VenueCardsProps) {
  const t = useMessages(lobbyMessages)
  if (!venues) return <Skeleton shape="card" count={1} label={t.loading} className={styles.bone} />
  return (
    <SnapRow>
      {venues.map((venue) => (
        <li key={venue.enName} className={styles.item}>
          <VenueCard
            venue={venue}
            motif={motif}
            isBlocked={isBlocked(venue)}
            lastError={lastErrors[venue.enName] ?? null}
            onEnter={() => onEnter(venue)}
          />
        </li>
      ))}
    </SnapRow>
  )
}

function VenueCard({
  venue,
  motif,
  isBlocked,
  lastError,
  onEnter,
}: {
  venue: Venue
  motif: Motif
  isBlocked: boolean
  lastError: string | null
  onEnter: () => void
}) {
  const t = useMessages(lobbyMessages)
  const name = useName()
  const isOpen = venue.status === VENUE_STATUS.open && !isBlocked
  const title = name(venue.name)
  return (
    <Card
      padding="none"
      className={classNames(styles.card, !isOpen && styles.closed)}
      render={<button type="button" onClick={onEnter} />}
    >
      <CoverArt seed={venue.enName} motif={motif} shape="wide" className={styles.art} />
      <span className={styles.face}>
        <VenueMark code={venue.enName} className={styles.mark} />
        <span className={styles.texts}>
          <span className={styles.name}>
            {isOpen && <span className={styles.unseen}>{`${t.play} `}</span>}
            {title}
          </span>
          <span className={styles.terms}>
            {isOpen ? (
              <>
                <span>{t.venueMinBet({ amount: formatMoney(venue.minBet).replace(/\.00$/, '') })}</span>
                <span>{t.venueRebate({ rate: venue.rebateRate })}</span>
                {venue.live > 0 && (
                  <span className={styles.live}>
                    {(motif === 'sport' ? t.venueLive : t.countLive)({ count: String(venue.live) })}
                  </span>
                )}
              </>
            ) : (
              <span>{isBlocked ? t.blocked : maintenanceText(venue, t)}</span>
            )}
          </span>
          {isOpen && lastError !== null && (
            <span className={styles.lastError}>{`${t.launchErrorNote}: ${lastError}`}</span>
          )}
        </span>
      </span>
    </Card>
  )
}
