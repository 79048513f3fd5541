import { useEffect } from 'react'
import { useText } from './locale.tsx'
import { moneyText, toFen } from './slip/slip.rules.ts'
import styles from './venue-header.module.css'
import { VenueMark } from './venue-mark.tsx'
import { venueNameOf } from './venue-names.ts'

/** Mark, name, a note that everything is simulated, and the balance in this venue. */
export function VenueHeader({ venue, balance }: { venue: string; balance?: string | null }) {
  const { t, say } = useText()
  const name = venueNameOf(venue)
  useEffect(() => {
    document.title = say(name)
  }, [say, name])
  return (
    <header className={styles.header}>
      <VenueMark venue={venue} />
      <div className={styles.names}>
        <h1 className={styles.name}>{say(name)}</h1>
        <span className={styles.simulated} title={t.simulatedLong}>
          {t.simulated}
        </span>
      </div>
      {balance !== undefined && (
        <dl className={styles.balance}>
          <dt>{t.balance}</dt>
          <dd>{balance === null ? '—' : moneyText(toFen(balance))}</dd>
        </dl>
      )}
    </header>
  )
}
