import { useMessages } from '@lantern/i18n'
import { Button, IconNext } from '@lantern/ui'
import { Link } from 'react-router-dom'
import styles from './all-link.module.css'
import { railsMessages } from './rails.messages.ts'

/** Leads from a row to all that it shows a part of. */
export function AllLink({ to }: { to: string }) {
  const t = useMessages(railsMessages)
  return (
    <Button size="sm" kind="quiet" className={styles.all} render={<Link to={to} />}>
      {t.all}
      <IconNext className={styles.next} aria-hidden="true" />
    </Button>
  )
}
