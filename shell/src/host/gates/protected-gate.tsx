import { AUTH_ERROR_DEBOUNCE_MS } from '@lantern/contract/constants'
import { createTimer, useSession } from '@lantern/platform'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { loginPath, needsSession } from '../navigation/redirect.rules.ts'
import { pageAt, usePages } from '../navigation/site-pages.ts'

/** How long a page whose session ended waits for the event that decides the redirect (spec 4: login or home). */
const SETTLE_MS = AUTH_ERROR_DEBOUNCE_MS + 100

/** Admits only members to protected locations (spec 2, 6); redirects a visitor to login and back. */
export function ProtectedGate({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const isMember = useSession().kind === 'member'
  const wasMember = useRef(isMember)
  const [settled, setSettled] = useState(true)
  const location = pathname + search
  usePages()
  const justEnded = wasMember.current && !isMember
  useEffect(() => {
    if (isMember) {
      wasMember.current = true
      return
    }
    if (!wasMember.current) return
    setSettled(false)
    const timer = createTimer(() => {
      wasMember.current = false
      setSettled(true)
    })
    timer.start(SETTLE_MS)
    return timer.stop
  }, [isMember])
  if (isMember || !needsSession(location, pageAt)) return children
  if (justEnded || !settled) return null
  return <Navigate to={loginPath(location)} replace />
}
