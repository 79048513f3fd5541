import { ROUTE } from '@lantern/contract'
import { formatDuration, useLocale, useMessages } from '@lantern/i18n'
import { showToast, useCountdown, useDictionary } from '@lantern/platform'
import { Button, Card, IconBell, IconCheck } from '@lantern/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { returnPath } from '../../host/navigation/return-to.rules.ts'
import { isInMaintenance, refreshSite, useSite } from '../../host/site/site.ts'
import { Contacts } from '../../parts/status/contacts.tsx'
import { localWindow } from '../../parts/status/local-time.ts'
import { StaleNote } from '../../parts/status/stale-note.tsx'
import { statusMessages } from '../../parts/status/status.messages.ts'
import styles from '../../parts/status/status-page.module.css'
import { StatusBar, StatusPage } from '../../parts/status/status-page.tsx'
import { usePoll } from '../../parts/status/use-poll.ts'
import { maintenanceMessages } from './maintenance.messages.ts'
import { type NoticeChannel, noticeChannel, requestNotice, showNotice } from './open-notice.ts'

/** Polling interval of pre-info while the site is closed (screens.md 3). */
const POLL_MS = 30_000

/** The site is closed: shows until when, polls, and returns to the exact previous location when it opens. */
export function MaintenancePage() {
  const t = useMessages(maintenanceMessages)
  const s = useMessages(statusMessages)
  const locale = useLocale()
  const navigate = useNavigate()
  const from = returnPath(useLocation().state)
  const config = useSite()?.maintainConfig
  const [isStale, setStale] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [way, setWay] = useState<NoticeChannel>(noticeChannel)
  const phones = useDictionary('54')
  const services = useDictionary('52')

  const ask = async (): Promise<void> => {
    setAsking(true)
    const answer = await refreshSite()
    setAsking(false)
    setStale(answer === null)
    if (answer === null || isInMaintenance(answer)) return
    showNotice({ title: t.openTitle, text: t.openText, mark: t.openMark })
    if (config?.status === 0) showToast({ text: t.openText, kind: 'success' })
    void navigate(from, { replace: true })
  }
  usePoll(ask, { everyMs: POLL_MS, whileHidden: way !== 'none' })

  return (
    <>
      <StatusBar />
      <StatusPage
        art="maintenance"
        title={config?.title || t.title}
        lead={<p>{config?.content || t.lead}</p>}
        actions={
          <>
            <Button kind="primary" size="lg" block busy={isAsking} onClick={() => void ask()}>
              {s.checkAgain}
            </Button>
            <div className={styles.row}>
              <Button
                kind="quiet"
                icon={way === 'none' ? <IconBell /> : <IconCheck />}
                disabled={way !== 'none'}
                onClick={() => void requestNotice().then(setWay)}
              >
                {{ none: t.notify, notification: t.willNotify, title: t.willMark }[way]}
              </Button>
              {config?.allowService !== false && (
                <Button kind="quiet" render={<Link to={ROUTE.customer} />}>
                  {s.support}
                </Button>
              )}
            </div>
          </>
        }
      >
        {isStale && <StaleNote />}
        <Card kind="lit" className={styles.clock}>
          <TimeLeft until={config?.endTime ?? null} onOver={() => void ask()} />
          {config?.startTime != null && (
            <>
              <p>{t.window({ window: localWindow(config.startTime, config.endTime, locale) })}</p>
              <p className={styles.weak}>{t.localTime}</p>
            </>
          )}
        </Card>
        <section className={styles.card}>
          <h2 className={styles.subtitle}>{t.impact}</h2>
          <ul className={styles.list}>
            {Object.values(t.impacts).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        <Contacts list={[...services.filter((service) => service !== ROUTE.customer), ...phones]} />
      </StatusPage>
    </>
  )
}

/** Counted by the server's clock: the phone's may be wrong. */
function TimeLeft({ until, onOver }: { until: number | null; onOver: () => void }) {
  const t = useMessages(maintenanceMessages)
  const leftMs = useCountdown(until)
  const isOver = until !== null && leftMs === 0
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (isOver) over()
  }, [isOver])
  if (until === null) return <p>{t.unknownEnd}</p>
  if (isOver) return <p>{t.late}</p>
  return (
    <>
      <p className={styles.weak}>{t.opensIn}</p>
      {/* Announced once with the page, not every second. */}
      <p className={styles.left} role="timer">
        {formatDuration(leftMs)}
      </p>
    </>
  )
}
