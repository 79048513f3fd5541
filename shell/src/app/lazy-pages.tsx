/** The shell's pages: the only module outside pages/ that imports them. All but home are separate chunks; a chunk that failed is requested again on the next visit. */
import { ROUTE } from '@lantern/contract'
import { type ComponentType, lazy, useEffect, useState } from 'react'
import { Navigate, Route, useLocation } from 'react-router-dom'
import { markInteractive } from '../host/boot/use-interactive.ts'
import { leftFrom } from '../host/navigation/return-to.rules.ts'
import { bringQueries, inQueryScope } from '../host/queries/query-scope.tsx'
import { HomePage } from '../pages/home/home-page.tsx'

type Loader = () => Promise<ComponentType>

const loadLogin: Loader = () => import('../pages/login/login-page.tsx').then((module) => module.LoginPage)
const loadRegister: Loader = () => import('../pages/register/register-page.tsx').then((module) => module.RegisterPage)
const loadPassword: Loader = () => import('../pages/password/password-page.tsx').then((module) => module.PasswordPage)
const loadGuide: Loader = () => import('../pages/guide/guide-page.tsx').then((module) => module.GuidePage)
const loadCustomer: Loader = () => import('../pages/customer/customer-page.tsx').then((module) => module.CustomerPage)
const loadInstead: Loader = () =>
  import('../pages/customer/instead/instead-page.tsx').then((module) => module.InsteadPage)
const loadHelp: Loader = () =>
  import(/* webpackChunkName: "help-page" */ '../pages/help/help-page.tsx').then((module) => module.HelpPage)
const loadMaintenance: Loader = () =>
  import('../pages/maintenance/maintenance-page.tsx').then((module) => module.MaintenancePage)
const loadStopService: Loader = () =>
  import(/* webpackChunkName: "offline-stop-service" */ '../pages/stop-service/stop-service-page.tsx').then(
    (module) => module.StopServicePage,
  )
const loadNotFound: Loader = () => import('../pages/not-found/not-found-page.tsx').then((module) => module.NotFoundPage)
const loadOffline: Loader = () =>
  import(/* webpackChunkName: "offline-page" */ '../pages/offline/offline-page.tsx').then(
    (module) => module.OfflinePage,
  )
const loadRestriction: Loader = () =>
  import('../pages/restriction/restriction-page.tsx').then((module) => module.RestrictionPage)
const loadCookies: Loader = () => import('../pages/cookies/cookies-page.tsx').then((module) => module.CookiesPage)
const loadSearch: Loader = () => import('../pages/search/search-page.tsx').then((module) => module.SearchPage)
const loadSponsor: Loader = () => import('../pages/sponsor/sponsor-page.tsx').then((module) => module.SponsorPage)
const loadDownload: Loader = () => import('../pages/download/download-page.tsx').then((module) => module.DownloadPage)
const loadDownloadClient: Loader = () =>
  import('../pages/download/download-client-page.tsx').then((module) => module.DownloadClientPage)
const loadDemo: Loader = () => import('../pages/demo/demo-page.tsx').then((module) => module.DemoPage)

/** Replaces a remote's page while it is closed for maintenance. */
export const ClosedPanel = lazy(() =>
  import('../pages/closed/closed-panel.tsx').then((module) => ({ default: module.ClosedPanel })),
)

const kept = new Map<Loader, ComponentType>()

/** A page loaded on first display. Each mount makes a new attempt, so that a retry requests the chunk again. */
export function LazyPage({ load }: { load: Loader }) {
  const [Page] = useState(
    () =>
      kept.get(load) ??
      lazy(async () => {
        try {
          const [Loaded] = await Promise.all([load(), bringQueries()])
          const Scoped = inQueryScope(Loaded)
          kept.set(load, Scoped)
          return { default: Scoped }
        } catch (error) {
          // Not cached on this device (G15). The offline page returns here once the network is back.
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

/** Sits beside the page in the same boundary, so its effect runs once the page has mounted and starts the deferred work (balance, pop-ups). */
function Shown() {
  useEffect(markInteractive, [])
  return null
}

/** For unknown paths. */
export const notFound = <LazyPage key="not-found" load={loadNotFound} />

/** Routes to place in `<Routes>` before those of the remotes. */
export const pageRoutes = (
  <>
    <Route path={ROUTE.home} element={<HomePage />} />
    <Route path={ROUTE.login} element={<LazyPage key="login" load={loadLogin} />} />
    <Route path={ROUTE.register} element={<LazyPage key="register" load={loadRegister} />} />
    <Route path={ROUTE.password} element={<LazyPage key="password" load={loadPassword} />} />
    <Route path={ROUTE.guide} element={<LazyPage key="guide" load={loadGuide} />} />
    <Route path={ROUTE.customer} element={<LazyPage key="customer" load={loadCustomer} />} />
    <Route path={ROUTE.instead} element={<LazyPage key="instead" load={loadInstead} />} />
    <Route path="/help/:page" element={<LazyPage key="help" load={loadHelp} />} />
    <Route path={ROUTE.maintenance} element={<LazyPage key="maintenance" load={loadMaintenance} />} />
    <Route path={ROUTE.restrictionIp} element={<LazyPage key="restriction" load={loadRestriction} />} />
    <Route path={ROUTE.stopService} element={<LazyPage key="stop" load={loadStopService} />} />
    <Route path={ROUTE.offline} element={<LazyPage key="offline" load={loadOffline} />} />
    <Route path={ROUTE.cookieDisabled} element={<LazyPage key="cookies" load={loadCookies} />} />
    <Route path={ROUTE.search} element={<LazyPage key="search" load={loadSearch} />} />
    <Route path={ROUTE.sponsor} element={<LazyPage key="sponsor" load={loadSponsor} />} />
    <Route path={ROUTE.download} element={<LazyPage key="download" load={loadDownload} />} />
    <Route path={ROUTE.downloadPage} element={<LazyPage key="download-page" load={loadDownloadClient} />} />
    <Route path={ROUTE.demo} element={<LazyPage key="demo" load={loadDemo} />} />
  </>
)
