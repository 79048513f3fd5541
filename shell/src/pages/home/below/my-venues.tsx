import { VENUE_STATUS } from '@lantern/contract/games'
import { useMessages } from '@lantern/i18n'
import { HiddenText, IconStar, Section, VenueMark } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { useNames, useVenues } from '../parts/home.api.ts'
import { rememberVenue, useVenueList } from '../venues/venue-lists.ts'
import { belowMessages } from './home-below.messages.ts'
import styles from './my-venues.module.css'

/** Starred venues, then recently opened ones. Empty without either. */
export function MyVenues() {
  const t = useMessages(belowMessages)
  const stars = useVenueList('favouriteVenues')
  const recent = useVenueList('recentVenues')
  const venues = useVenues()
  const nameOf = useNames()
  const list = [...new Set([...stars, ...recent])]
    .map((code) => venues.data?.list.find((venue) => venue.enName === code))
    .filter((venue) => venue !== undefined && venue.status === VENUE_STATUS.open)
  if (list.length === 0) return null
  return (
    <Section title={t.mine} className={styles.section}>
      <ul className={styles.rail}>
        {list.map((venue) => (
          <li key={venue?.enName}>
            {venue && (
              <Link
                to={`/game/${venue.category}?venue=${encodeURIComponent(venue.enName)}`}
                className={styles.venue}
                onClick={() => rememberVenue(venue.enName)}
              >
                <VenueMark code={venue.enName} className={styles.mark} />
                {stars.includes(venue.enName) && <IconStar className={styles.star} data-filled aria-hidden="true" />}
                <span className={styles.name}>{nameOf(venue.enName, venue.name)}</span>
                {stars.includes(venue.enName) && <HiddenText>{t.starredMark}</HiddenText>}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
