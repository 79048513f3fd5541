import { useEffect } from 'react'
import { useText } from './locale.tsx'
import { moneyText, toFen } from './slip/slip.rules.ts'
import styles from './venue-header.module.css'

const NAMES: Readonly<Record<string, { zh: string; en: string; letters: string }>> = {
  OBTY: { zh: '欧博体育', en: 'OB Sports', letters: 'O' },
  IMTY: { zh: 'IM 体育', en: 'IM Sports', letters: 'I' },
  FBTY: { zh: 'FB 体育', en: 'FB Sports', letters: 'F' },
  V188: { zh: '小金体育', en: 'V188 Sports', letters: 'V' },
}

/** Mark, name, the word that all of this is simulated, and the money in this venue. */
export function VenueHeader({ venue, balance }: { venue: string; balance: string | null }) {
  const { t, say } = useText()
  const name = NAMES[venue] ?? { zh: venue, en: venue, letters: venue.slice(0, 1) }
  useEffect(() => {
    document.title = say(name)
  }, [say, name])
  return (
    <header className={styles.header}>
      <svg className={styles.mark} viewBox="0 0 36 36" aria-hidden="true">
        <rect width="36" height="36" rx="10" className={styles.tile} />
        <path d="M5 25 A15 15 0 0 1 31 11" className={styles.arc} />
        <text x="18" y="25" textAnchor="middle" className={styles.letter}>
          {name.letters}
        </text>
      </svg>
      <div className={styles.names}>
        <h1 className={styles.name}>{say(name)}</h1>
        <span className={styles.simulated} title={t.simulatedLong}>
          {t.simulated}
        </span>
      </div>
      <dl className={styles.balance}>
        <dt>{t.balance}</dt>
        <dd>{balance === null ? '—' : moneyText(toFen(balance))}</dd>
      </dl>
    </header>
  )
}
