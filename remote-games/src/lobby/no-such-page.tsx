import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { Button, Empty } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { lobbyMessages } from './lobby.messages.ts'
import styles from './no-such-page.module.css'

/** An address below /game that nobody owns. */
export function NoSuchPage() {
  const t = useMessages(lobbyMessages)
  return (
    <div className={styles.page}>
      <h1 className={styles.unseen}>{t.notFound}</h1>
      <Empty
        art="search"
        title={t.notFound}
        detail={t.notFoundDetail}
        action={<Button render={<Link to={ROUTE.sport} />}>{t.toSport}</Button>}
      />
    </div>
  )
}
