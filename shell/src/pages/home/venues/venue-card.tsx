import { VENUE_STATUS, type Venue } from '@lantern/contract/venues'
import { formatCount, formatDateTime, useMessages } from '@lantern/i18n'
import { confirmTouch, showToast } from '@lantern/platform'
import { CoverArt, IconStar, type Motif, VenueMark } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { homeMessages } from '../parts/home.messages.ts'
import { useLongPress } from './use-long-press.ts'
import styles from './venue-card.module.css'
import { rememberVenue, toggleStar, useVenueList } from './venue-lists.ts'

export type VenueCardProps = { venue: Venue; name: string; motif: Motif }

/** A venue: a tap opens its lobby, a long press or the star adds it to the favourites. A closed one shows until when. */
export function VenueCard({ venue, name, motif }: VenueCardProps) {
  const t = useMessages(homeMessages)
  const isStarred = useVenueList('favouriteVenues').includes(venue.enName)
  const isOpen = venue.status === VENUE_STATUS.open
  const star = (): void => {
    const isNow = toggleStar(venue.enName)
    confirmTouch()
    showToast({ text: isNow ? t.starred : t.unstarred })
  }
  const hold = useLongPress(star)
  const body = (
    <>
      <CoverArt className={styles.art} shape="wide" motif={motif} seed={venue.enName} />
      <span className={styles.face}>
        <VenueMark code={venue.enName} className={styles.mark} />
        <span className={styles.texts}>
          <span className={styles.venue}>{name}</span>
          <span className={styles.facts}>{isOpen ? factsOf(venue, t) : stateOf(venue, t)}</span>
        </span>
        {isOpen && venue.live > 0 && <span className={styles.live}>{t.liveCount({ n: formatCount(venue.live) })}</span>}
      </span>
    </>
  )
  return (
    <div className={styles.place}>
      {isOpen ? (
        <Link
          {...hold}
          to={`/game/${venue.category}?venue=${encodeURIComponent(venue.enName)}`}
          className={styles.card}
          onClick={() => rememberVenue(venue.enName)}
        >
          {body}
        </Link>
      ) : (
        <div className={styles.card} data-closed="true">
          {body}
        </div>
      )}
      <button
        type="button"
        className={styles.star}
        aria-pressed={isStarred}
        aria-label={t.star({ name })}
        onClick={star}
      >
        <IconStar data-filled={isStarred || undefined} />
      </button>
    </div>
  )
}

type Texts = (typeof homeMessages)['zh-CN']

function factsOf(venue: Venue, t: Texts): string {
  return Number(venue.rebateRate) > 0 ? t.rebate({ rate: venue.rebateRate }) : t.minBet({ amount: venue.minBet })
}

function stateOf(venue: Venue, t: Texts): string {
  if (venue.status === VENUE_STATUS.closed) return t.venueClosed
  if (venue.maintainFrom === null || venue.maintainTo === null) return t.venueMaintained
  return t.venueMaintainedUntil({ time: formatDateTime(venue.maintainTo, false) })
}
