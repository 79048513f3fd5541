import { ROUTE } from '@lantern/contract'
import type { MaintenanceWindow } from '@lantern/contract/federation'
import { OPEN_END_MS } from '@lantern/contract/rollout'
import { formatDuration, useLocale, useMessages } from '@lantern/i18n'
import { useCountdown } from '@lantern/platform'
import { Button } from '@lantern/ui'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { markInteractive } from '../../host/boot/use-interactive.ts'
import { remotesMessages } from '../../host/mount/remotes.messages.ts'
import { useArea } from '../../host/mount/use-area.ts'
import { frameAt } from '../../host/navigation/site-pages.ts'
import { useRemotes } from '../../host/remotes/remotes-context.ts'
import { useTitleOf } from '../../parts/status/known-paths.ts'
import { localWindow } from '../../parts/status/local-time.ts'
import { StatusBar, StatusPage } from '../../parts/status/status-page.tsx'
import { closedMessages } from './closed.messages.ts'
import { instead } from './closed-panel.rules.ts'

/** Shown while ops has closed a remote or a part of it: the end time and alternatives. The page reopens by itself. */
export function ClosedPanel({ name, window }: { name: string; window: MaintenanceWindow }) {
  const t = useMessages(closedMessages)
  const areas = useMessages(remotesMessages)
  const titleOf = useTitleOf()
  const own = useArea(name)
  const locale = useLocale()
  const { pathname } = useLocation()
  const remotes = useRemotes()
  // Closed by the kill switch: the end is unknown.
  const isOpenEnd = window.to >= OPEN_END_MS
  const leftMs = useCountdown(isOpenEnd ? null : window.to)
  useEffect(markInteractive, [])

  const area = (window.routes && titleOf(pathname)) || own
  const words = locale === 'en' ? window.text?.en : window.text?.zh
  const other = instead(pathname, (path) => {
    const owner = remotes.ownerOf(path)
    return frameAt(path) !== null && (owner === null || remotes.maintenanceOf(owner, path) === null)
  })
  const kind = frameAt(pathname)
  return (
    <>
      {kind !== 'tab' && kind !== 'home' && <StatusBar />}
      <StatusPage
        art="maintenance"
        title={words ?? (isOpenEnd ? t.offTitle({ area }) : t.title({ area }))}
        lead={
          isOpenEnd ? (
            <>
              <p>{t.off}</p>
              <p>{t.opensAlone}</p>
            </>
          ) : (
            <>
              <p>{t.window({ window: localWindow(window.from, window.to, locale) })}</p>
              <p role="timer">{t.opensIn({ time: formatDuration(leftMs) })}</p>
            </>
          )
        }
        actions={
          <>
            <Button kind="primary" size="lg" block render={<Link to={other} />}>
              {t.goTo({ place: titleOf(other) ?? areas.home })}
            </Button>
            <Button kind="quiet" render={<Link to={ROUTE.customer} />}>
              {areas.support}
            </Button>
          </>
        }
      />
    </>
  )
}
