import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { Button } from '@lantern/ui'
import { Link } from 'react-router-dom'
import styles from './guest-strip.module.css'
import { homeMessages } from './parts/home.messages.ts'

/** Replaces the member strip for visitors: the benefits of an account, in one line. */
export function GuestStrip() {
  const t = useMessages(homeMessages)
  return (
    <section className={styles.strip} aria-label={t.guestTitle}>
      <div className={styles.words}>
        <p className={styles.title}>{t.guestTitle}</p>
        <p className={styles.text}>{t.guestText}</p>
      </div>
      <Button size="sm" className={styles.action} render={<Link to={ROUTE.register} />}>
        {t.signUp}
      </Button>
    </section>
  )
}
