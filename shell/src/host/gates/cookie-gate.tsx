import { ROUTE } from '@lantern/contract'
import { type ReactNode, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { cookiesWork } from './cookie-probe.ts'

/** Login needs a cookie (G5): without cookies, /user/* redirects to the page that explains how to allow them. Everything else stays readable. */
export function CookieGate({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const isStopped = useMemo(() => pathname.startsWith('/user/') && !cookiesWork(), [pathname])
  return isStopped ? <Navigate to={ROUTE.cookieDisabled} state={{ from: pathname + search }} replace /> : children
}
