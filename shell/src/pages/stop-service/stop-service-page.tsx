import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { useDictionary, useSession } from '@lantern/platform'
import { Button } from '@lantern/ui'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { loginPath } from '../../host/navigation/redirect.rules.ts'
import { returnPath } from '../../host/navigation/return-to.rules.ts'
import { isStopped, refreshService, useStoppedService } from '../../host/site/service-state.ts'
import { Contacts } from '../../parts/status/contacts.tsx'
import { StaleNote } from '../../parts/status/stale-note.tsx'
import { statusMessages } from '../../parts/status/status.messages.ts'
import styles from '../../parts/status/status-page.module.css'
import { StatusBar, StatusPage } from '../../parts/status/status-page.tsx'
import { usePoll } from '../../parts/status/use-poll.ts'
import { stopServiceMessages } from './stop-service.messages.ts'

/** Polling interval of the state (screens.md 3). */
const POLL_MS = 60_000

/** The service is stopped, in this region or permanently: the reason, what happens to balances, and the withdrawal link. */
export function StopServicePage() {
  const t = useMessages(stopServiceMessages)
  const s = useMessages(statusMessages)
  const navigate = useNavigate()
  const from = returnPath(useLocation().state)
  const isMember = useSession().kind === 'member'
  const service = useStoppedService()
  const phones = useDictionary('54')
  const [isStale, setStale] = useState(false)
  const [isAsking, setAsking] = useState(false)

  const ask = async (): Promise<void> => {
    setAsking(true)
    const state = await refreshService()
    setAsking(false)
    // Without an answer the page stays as it is and polls again.
    setStale(state === null)
    if (state !== null && !isStopped(state)) void navigate(from, { replace: true })
  }
  usePoll(ask, { everyMs: POLL_MS, whileHidden: false })

  const contacts = service?.contacts.length ? service.contacts : phones
  const withdrawal = isMember ? ROUTE.withdrawal : loginPath(ROUTE.withdrawal)
  return (
    <>
      <StatusBar />
      <StatusPage
        art="broken"
        title={t.title}
        lead={<p>{service?.reason || t.reason}</p>}
        actions={
          <>
            {service?.allowWithdraw && (
              <Button kind="primary" size="lg" block render={<Link to={withdrawal} />}>
                {isMember ? t.toWithdrawal : t.withdraw}
              </Button>
            )}
            <div className={styles.row}>
              <Button kind="quiet" busy={isAsking} onClick={() => void ask()}>
                {s.checkAgain}
              </Button>
            </div>
          </>
        }
      >
        {isStale && <StaleNote />}
        <section className={styles.card}>
          <h2 className={styles.subtitle}>{t.balances}</h2>
          <ul className={styles.list}>
            {Object.values(t.balance).map((text) => (
              <li key={text}>{text}</li>
            ))}
            <li>{service?.allowWithdraw ? t.withdrawOpen : t.withdrawClosed}</li>
          </ul>
        </section>
        <Contacts list={contacts} />
      </StatusPage>
    </>
  )
}
