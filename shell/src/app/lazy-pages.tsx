/** Pages of the shell that are not the first one: a chunk each. A failed chunk is asked for again on the next visit. */
import { ROUTE } from '@lantern/contract'
import { type ComponentType, lazy, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { markInteractive } from '../host/boot/use-interactive.ts'
import { leftFrom } from '../host/navigation/return-to.rules.ts'

type Loader = () => Promise<ComponentType>

export const loadLogin: Loader = () => import('../pages/login/login-page.tsx').then((module) => module.LoginPage)
export const loadRegister: Loader = () =>
  import('../pages/register/register-page.tsx').then((module) => module.RegisterPage)
export const loadPassword: Loader = () =>
  import('../pages/password/password-page.tsx').then((module) => module.PasswordPage)
export const loadGuide: Loader = () => import('../pages/guide/guide-page.tsx').then((module) => module.GuidePage)
export const loadCustomer: Loader = () =>
  import('../pages/customer/customer-page.tsx').then((module) => module.CustomerPage)
export const loadInstead: Loader = () =>
  import('../pages/customer/instead/instead-page.tsx').then((module) => module.InsteadPage)
export const loadHelp: Loader = () =>
  import(/* webpackChunkName: "help-page" */ '../pages/help/help-page.tsx').then((module) => module.HelpPage)
export const loadMaintenance: Loader = () =>
  import('../pages/maintenance/maintenance-page.tsx').then((module) => module.MaintenancePage)
export const loadStopService: Loader = () =>
  import(/* webpackChunkName: "offline-stop-service" */ '../pages/stop-service/stop-service-page.tsx').then(
    (module) => module.StopServicePage,
  )
export const loadNotFound: Loader = () =>
  import('../pages/not-found/not-found-page.tsx').then((module) => module.NotFoundPage)
export const loadOffline: Loader = () =>
  import(/* webpackChunkName: "offline-page" */ '../pages/offline/offline-page.tsx').then(
    (module) => module.OfflinePage,
  )
export const loadRestriction: Loader = () =>
  import('../pages/restriction/restriction-page.tsx').then((module) => module.RestrictionPage)
export const loadCookies: Loader = () =>
  import('../pages/cookies/cookies-page.tsx').then((module) => module.CookiesPage)
export const loadSearch: Loader = () => import('../pages/search/search-page.tsx').then((module) => module.SearchPage)
export const loadSponsor: Loader = () =>
  import('../pages/sponsor/sponsor-page.tsx').then((module) => module.SponsorPage)
export const loadDownload: Loader = () =>
  import('../pages/download/download-page.tsx').then((module) => module.DownloadPage)
export const loadDownloadClient: Loader = () =>
  import('../pages/download/download-client-page.tsx').then((module) => module.DownloadClientPage)
export const loadDemo: Loader = () => import('../pages/demo/demo-page.tsx').then((module) => module.DemoPage)

const kept = new Map<Loader, ComponentType>()

/** A page that is loaded when it is first shown. Each mount makes a new attempt, so that a retry really asks again. */
export function LazyPage({ load }: { load: Loader }) {
  const [Page] = useState(
    () =>
      kept.get(load) ??
      lazy(async () => {
        try {
          const Loaded = await load()
          kept.set(load, Loaded)
          return { default: Loaded }
        } catch (error) {
          // Not kept on this device (G15). The offline page leads back when the network is there.
          if (navigator.onLine || load === loadOffline) throw error
          return { default: ToOffline }
        }
      }),
  )
  return (
    <>
      <Page />
      <Shown />
    </>
  )
}

function ToOffline() {
  return <Navigate to={ROUTE.offline} state={leftFrom(useLocation())} replace />
}

/** Beside the page in the same boundary, so its effect runs when the page is there: what waits for the first page (balance, pop-ups) may come. */
function Shown() {
  useEffect(markInteractive, [])
  return null
}
