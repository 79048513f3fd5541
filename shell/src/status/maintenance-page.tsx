import { ROUTE } from '@lantern/contract'
import { formatDateTime, formatDuration, useMessages } from '@lantern/i18n'
import { useCountdown, useInterval } from '@lantern/platform'
import { Button, Empty } from '@lantern/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { isInMaintenance, refreshSite, useSite } from '../site/site.ts'
import { PageTitle } from './page-title.tsx'
import { statusMessages } from './status.messages.ts'
import styles from './status-layout.module.css'
import { StatusLayout } from './status-layout.tsx'

/** Pre-info is asked this often while the site is closed (screens.md 3). */
const POLL_MS = 30_000

/** The site is closed: says until when, asks again, and goes back to the page one came from when it opens. */
export function MaintenancePage() {
  const t = useMessages(statusMessages)
  const site = useSite()
  const navigate = useNavigate()
  const from = (useLocation().state as { from?: string } | null)?.from ?? ROUTE.home
  const [isStale, setStale] = useState(false)
  const config = site?.maintainConfig
  const leftMs = useCountdown(config?.endTime ?? null)

  const ask = async (): Promise<void> => {
    const answer = await refreshSite()
    setStale(answer === null)
    if (answer && !isInMaintenance(answer)) void navigate(from, { replace: true })
  }
  const askNow = useEffectEvent(() => void ask())
  useInterval(() => void ask(), POLL_MS)
  useEffect(() => {
    askNow()
    window.addEventListener('focus', askNow)
    return () => window.removeEventListener('focus', askNow)
  }, [])

  return (
    <StatusLayout>
      <Empty
        art="maintenance"
        title={<PageTitle>{config?.title || t.maintenance}</PageTitle>}
        detail={config?.content || t.maintenanceHint}
        action={
          <>
            <Button kind="primary" onClick={() => void ask()}>
              {t.checkAgain}
            </Button>
            {config?.allowService !== false && (
              <Button kind="quiet" render={<Link to={ROUTE.customer} />}>
                {t.support}
              </Button>
            )}
          </>
        }
      />
      <div className={styles.facts} role="status">
        {config?.startTime && config.endTime && (
          <p>{t.window({ from: formatDateTime(config.startTime), to: formatDateTime(config.endTime) })}</p>
        )}
        {leftMs > 0 && <p>{t.opensIn({ time: formatDuration(leftMs) })}</p>}
        {isStale && <p>{t.staleState}</p>}
      </div>
    </StatusLayout>
  )
}
