import { now, useCountdown, useInterval } from '@lantern/platform'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { leftFrom } from '../navigation/return-to.rules.ts'
import { pageAt } from '../navigation/site-pages.ts'
import { refreshService, useStoppedService } from '../site/service-state.ts'
import { isInMaintenance, useSite } from '../site/site.ts'
import { type Closure, statusPageFor, VENUE_GRACE_MS } from './site-gate.rules.ts'

/** How an open page learns that the service was stopped; a newly loaded one carries the state. */
const SERVICE_POLL_MS = 15 * 60_000

const VenueNotice = lazy(() => import('./venue-notice.tsx').then((module) => ({ default: module.VenueNotice })))

/** While the site is closed, redirects every page but a few to the status page, which returns to the exact location afterwards. */
export function SiteGate({ children }: { children: ReactNode }) {
  const location = useLocation()
  const closure = useClosure()
  const standIn = statusPageFor(closure, location.pathname)
  const graceMs = useVenueGrace(location.pathname, closure.kind === 'maintenance' && standIn !== null)
  useInterval(() => void refreshService(), SERVICE_POLL_MS)
  if (standIn !== null && graceMs === 0) return <Navigate to={standIn} state={leftFrom(location)} replace />
  return (
    <>
      {graceMs > 0 && (
        <Suspense>
          <VenueNotice leftMs={graceMs} />
        </Suspense>
      )}
      {children}
    </>
  )
}

function useClosure(): Closure {
  const site = useSite()
  const stopped = useStoppedService()
  if (stopped) return { kind: 'stopped', allowWithdraw: stopped.allowWithdraw }
  return { kind: isInMaintenance(site) ? 'maintenance' : 'open' }
}

/** Remaining grace period of a venue that was open when the site closed, ms; 0 when there is none. */
function useVenueGrace(path: string, isClosed: boolean): number {
  const [openPath, setOpenPath] = useState(isClosed ? null : path)
  const [until, setUntil] = useState<number | null>(null)
  const mayFinish = isClosed && pageAt(path)?.frame === 'bare' && openPath === path
  if (!isClosed && openPath !== path) setOpenPath(path)
  if (!isClosed && until !== null) setUntil(null)
  if (mayFinish && until === null) setUntil(now() + VENUE_GRACE_MS)
  useCountdown(mayFinish ? until : null)
  return mayFinish && until !== null ? Math.max(0, until - now()) : 0
}
