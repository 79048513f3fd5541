import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { useOnline } from '@lantern/platform'
import { Button } from '@lantern/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { returnPath } from '../../host/navigation/return-to.rules.ts'
import { statusMessages } from '../../parts/status/status.messages.ts'
import styles from '../../parts/status/status-page.module.css'
import { StatusBar, StatusPage } from '../../parts/status/status-page.tsx'
import { offlineMessages } from './offline.messages.ts'

/** `/offline` (G15): replaces a page that is not cached on the device; returns to it once the network is back. */
export function OfflinePage() {
  const t = useMessages(offlineMessages)
  const s = useMessages(statusMessages)
  const navigate = useNavigate()
  const from = returnPath(useLocation().state)
  const isOnline = useOnline()
  const wasOffline = useRef(!isOnline)
  const goBack = useEffectEvent(() => void navigate(from, { replace: true }))
  useEffect(() => {
    if (!isOnline) wasOffline.current = true
    // Opened directly while online: stay, there is no page to return to.
    else if (wasOffline.current) goBack()
  }, [isOnline])
  return (
    <>
      <StatusBar />
      <StatusPage
        // That of maintenance is a house.
        art={isOnline ? 'maintenance' : 'network'}
        title={isOnline ? t.onlineTitle : t.title}
        lead={<p>{isOnline ? t.onlineLead : t.lead}</p>}
        actions={
          <>
            <Button kind="primary" size="lg" block onClick={() => void navigate(from, { replace: true })}>
              {isOnline ? t.goOn : t.retry}
            </Button>
            <div className={styles.row}>
              <Button kind="quiet" render={<Link to={ROUTE.home} />}>
                {s.home}
              </Button>
              <Button kind="quiet" render={<Link to="/help/zxkf" />}>
                {t.help}
              </Button>
            </div>
          </>
        }
      />
    </>
  )
}
