import { VENUE_STATUS, type Venue } from '@lantern/contract/games'
import { useMessages } from '@lantern/i18n'
import { Chip, Skeleton, VenueMark } from '@lantern/ui'
import { ChipRow } from '../parts/chip-row.tsx'
import { useName } from '../parts/named.ts'
import { lobbyMessages } from './parts/lobby.messages.ts'
import styles from './venue-chips.module.css'

export type VenueChipsProps = {
  /** Excludes closed venues; undefined while loading. */
  venues: readonly Venue[] | undefined
  /** Games that can be played, by venue code. */
  counts: Readonly<Record<string, number>>
  value: string | null
  onChange: (enName: string | null) => void
}

/** Venue filter: "all" and every venue with its state. */
export function VenueChips({ venues, counts, value, onChange }: VenueChipsProps) {
  const t = useMessages(lobbyMessages)
  const name = useName()
  if (!venues) return <Skeleton className={styles.bones} count={4} />
  return (
    <ChipRow label={t.venues}>
      <Chip selected={value === null} onClick={() => onChange(null)}>
        {t.allVenues}
      </Chip>
      {venues.map((venue) => (
        <Chip
          key={venue.enName}
          selected={value === venue.enName}
          icon={<VenueMark code={venue.enName} />}
          count={
            venue.status === VENUE_STATUS.maintenance ? (
              <span className={styles.down}>{t.maintenance}</span>
            ) : (
              counts[venue.enName]
            )
          }
          onClick={() => onChange(value === venue.enName ? null : venue.enName)}
        >
          {name(venue.name)}
        </Chip>
      ))}
    </ChipRow>
  )
}
