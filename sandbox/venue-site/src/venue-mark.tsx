import styles from './venue-mark.module.css'
import { venueNameOf } from './venue-names.ts'

/** The invented mark of a venue. */
export function VenueMark({ venue }: { venue: string }) {
  return (
    <svg className={styles.mark} viewBox="0 0 36 36" aria-hidden="true">
      <rect width="36" height="36" rx="10" className={styles.tile} />
      <path d="M5 25 A15 15 0 0 1 31 11" className={styles.arc} />
      <text x="18" y="25" textAnchor="middle" className={styles.letter}>
        {venueNameOf(venue).letters}
      </text>
    </svg>
  )
}
