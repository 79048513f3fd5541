import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { CoverArt, IconNext } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { belowMessages } from './home-below.messages.ts'
import styles from './sponsor-strip.module.css'

/** The sponsorship, in one line. */
export function SponsorStrip() {
  const t = useMessages(belowMessages)
  return (
    <section className={styles.section} aria-label={t.sponsor}>
      <Link to={ROUTE.sponsor} className={styles.strip}>
        <CoverArt className={styles.art} shape="wide" motif="sport" seed="sponsor-0" />
        <span className={styles.words}>
          <span className={styles.name}>{t.sponsorName}</span>
          <span className={styles.text}>{t.sponsorText}</span>
        </span>
        <IconNext aria-hidden="true" />
      </Link>
    </section>
  )
}
