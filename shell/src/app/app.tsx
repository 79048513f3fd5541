import type { BootData } from '@lantern/contract/federation'
import { useMessages } from '@lantern/i18n'
import { StoreProvider } from '@lantern/platform'
import { Suspense } from 'react'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom'
import { LatePagesAhead } from '../host/ahead/late-pages-ahead.tsx'
import { BehaviourCheckHost } from '../host/behaviour-check/behaviour-check-host.tsx'
import { useIntake } from '../host/boot/use-intake.ts'
import { DialogHost } from '../host/dialog/dialog-host.tsx'
import { LateFloating } from '../host/floating/late-floating.tsx'
import { frameMessages } from '../host/frame/frame.messages.ts'
import { Frame } from '../host/frame/frame.tsx'
import { PageBoundary } from '../host/frame/page-boundary.tsx'
import { useTouchPrefetch } from '../host/frame/touch-prefetch.ts'
import { CookieGate } from '../host/gates/cookie-gate.tsx'
import { ProtectedGate } from '../host/gates/protected-gate.tsx'
import { SiteGate } from '../host/gates/site-gate.tsx'
import { FrameSkeleton } from '../host/mount/frame-skeleton.tsx'
import { RemoteRoutes } from '../host/mount/remote-routes.tsx'
import { WithoutDiscovery } from '../host/mount/without-discovery.tsx'
import { useEarlyBack } from '../host/navigation/early-back.ts'
import { NavigationEffects } from '../host/navigation/navigation-effects.tsx'
import { useOpenPage } from '../host/navigation/site-pages.ts'
import { PendingCountSlot } from '../host/pending-count/pending-count-slot.tsx'
import { usePreferences } from '../host/preferences/use-preferences.ts'
import type { Remotes } from '../host/remotes/remotes.ts'
import { RemotesProvider, useDiscovery, useRemotes } from '../host/remotes/remotes-context.ts'
import { SessionWatch } from '../host/session/session-watch.tsx'
import { useBreaks } from '../host/session/use-breaks.ts'
import { useTitle } from '../host/site/use-title.ts'
import { PreviewBadgeSlot } from '../host/skin/preview-badge-slot.tsx'
import { useSkin } from '../host/skin/use-skin.ts'
import { UpdatesSlot } from '../host/updates/updates-slot.tsx'
import { useTitleOf } from '../parts/status/known-paths.ts'
import { ClosedPanel, notFound, pageRoutes } from './lazy-pages.tsx'

export function App({ remotes, boot }: { remotes: Remotes; boot: BootData }) {
  return (
    <StoreProvider>
      <RemotesProvider value={remotes}>
        {/* A page change answers the tap at once: in a transition the old page would stay until the new one has loaded. */}
        <BrowserRouter useTransitions={false}>
          <Page boot={boot} />
        </BrowserRouter>
      </RemotesProvider>
    </StoreProvider>
  )
}

function Page({ boot }: { boot: BootData }) {
  useIntake()
  useEarlyBack()
  useSkin(boot)
  useTitle(useTitleOf()(useLocation().pathname))
  useTouchPrefetch()
  useBreaks()
  usePreferences()
  return (
    <>
      <NavigationEffects tellsViews={boot.views} />
      <SessionWatch />
      <PendingCountSlot />
      <Frame extras={<LateFloating />}>
        <CookieGate>
          <Content />
        </CookieGate>
      </Frame>
      <LatePagesAhead />
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
              {pageRoutes}
              <Route path="*" element={<RemoteOrNotFound />} />
            </Routes>
          </Suspense>
        </ProtectedGate>
      </SiteGate>
    </PageBoundary>
  )
}

/** Placeholder for every page that discovery assigns to a remote, so that a deep link works before the remote's code has loaded. */
function RemoteOrNotFound() {
  const { pathname } = useLocation()
  const remotes = useRemotes()
  const { kind } = useDiscovery()
  const page = useOpenPage(pathname)
  const name = remotes.ownerOf(pathname)
  if (name !== null && page !== null) return <RemoteRoutes name={name} Closed={ClosedPanel} notFound={notFound} />
  return kind === 'known' ? notFound : <WithoutDiscovery />
}
