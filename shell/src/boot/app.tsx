import { ROUTE } from '@lantern/contract'
import type { BootData } from '@lantern/contract/federation'
import { useMessages } from '@lantern/i18n'
import { PlatformProvider } from '@lantern/platform'
import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { BehaviourCheckHost } from '../behaviour-check/behaviour-check-host.tsx'
import { DialogHost } from '../dialog/dialog-host.tsx'
import { PageBoundary } from '../errors/page-boundary.tsx'
import { FloatingSlots } from '../frame/floating-slots.tsx'
import { frameMessages } from '../frame/frame.messages.ts'
import { Frame } from '../frame/frame.tsx'
import { NavigationEffects } from '../frame/navigation-effects.tsx'
import { ShellRouter } from '../frame/shell-router.tsx'
import { useTouchPrefetch } from '../frame/touch-prefetch.ts'
import { HomePage } from '../home/home-page.tsx'
import { FrameSkeleton } from '../remotes/frame-skeleton.tsx'
import { RemoteRoutes } from '../remotes/remote-routes.tsx'
import type { Remotes } from '../remotes/remotes.ts'
import { RemotesProvider, useDiscovery, useRemotes } from '../remotes/remotes-context.ts'
import { useOpenPage } from '../remotes/site-pages.ts'
import { WithoutDiscovery } from '../remotes/without-discovery.tsx'
import { CookieGate } from '../session/cookie-gate.tsx'
import { ProtectedGate } from '../session/protected-gate.tsx'
import { SessionWatch } from '../session/session-watch.tsx'
import { usePendingCount } from '../session/use-pending-count.ts'
import { useTitle } from '../site/use-title.ts'
import { PreviewBadgeSlot } from '../skin/preview-badge-slot.tsx'
import { useSkin } from '../skin/use-skin.ts'
import { SiteGate } from '../status/site-gate.tsx'
import { UpdatesSlot } from '../updates/updates-slot.tsx'
import {
  LazyPage,
  loadCookies,
  loadCustomer,
  loadDemo,
  loadDownload,
  loadDownloadClient,
  loadGuide,
  loadHelp,
  loadInstead,
  loadLogin,
  loadMaintenance,
  loadNotFound,
  loadOffline,
  loadPassword,
  loadRegister,
  loadRestriction,
  loadSearch,
  loadSponsor,
  loadStopService,
} from './lazy-pages.tsx'
import { useIntake } from './use-intake.ts'

/** The whole page. */
export function App({ remotes, boot }: { remotes: Remotes; boot: BootData }) {
  return (
    <PlatformProvider>
      <RemotesProvider value={remotes}>
        <ShellRouter>
          <Page boot={boot} />
        </ShellRouter>
      </RemotesProvider>
    </PlatformProvider>
  )
}

function Page({ boot }: { boot: BootData }) {
  useIntake()
  useSkin(boot)
  useTitle()
  useTouchPrefetch()
  usePendingCount()
  return (
    <>
      <NavigationEffects />
      <SessionWatch />
      <Frame extras={<FloatingSlots />}>
        <CookieGate>
          <Content />
        </CookieGate>
      </Frame>
      <BehaviourCheckHost />
      <DialogHost />
      <UpdatesSlot boot={boot} />
      <PreviewBadgeSlot />
    </>
  )
}

function Content() {
  const t = useMessages(frameMessages)
  const { pathname } = useLocation()
  const skeleton = <FrameSkeleton label={t.loading} />
  return (
    <PageBoundary key={pathname.split('/')[1]}>
      <SiteGate>
        <ProtectedGate>
          <Suspense fallback={skeleton}>
            <Routes>
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
              <Route path="*" element={<RemoteOrNotFound />} />
            </Routes>
          </Suspense>
        </ProtectedGate>
      </SiteGate>
    </PageBoundary>
  )
}

/** Placeholder of every page that discovery gives to a remote, so that a deep link works before its code has come. */
function RemoteOrNotFound() {
  const { pathname } = useLocation()
  const remotes = useRemotes()
  const { kind } = useDiscovery()
  const page = useOpenPage(pathname)
  const name = remotes.ownerOf(pathname)
  if (name !== null && page !== null) return <RemoteRoutes name={name} />
  return kind === 'known' ? <LazyPage key="not-found" load={loadNotFound} /> : <WithoutDiscovery />
}
