import { useMessages } from '@lantern/i18n'
import { useEvent, useSession } from '@lantern/platform'
import { ListRow } from '@lantern/ui'
import { Suspense, useState } from 'react'
import { Link, Navigate, Route, Routes, useLocation, useRoutes } from 'react-router-dom'
import { standaloneMessages } from './standalone.messages.ts'
import { StandaloneBar } from './standalone-bar.tsx'
import { StandaloneOverlays } from './standalone-overlays.tsx'
import { pagesOf } from './standalone-pages.rules.ts'
import type { StandaloneRemote } from './standalone-remote.ts'
import { StandaloneSignIn } from './standalone-sign-in.tsx'

/** The product's stage: one column of at most 480 px. */
const STAGE = { maxWidth: 480, minHeight: '100vh', marginInline: 'auto' }

export function StandalonePage({ remote }: { remote: StandaloneRemote }) {
  const [isImmersive, setImmersive] = useState(false)
  useEvent('layout:immersive', ({ on }) => setImmersive(on))
  return (
    <div style={STAGE}>
      {!isImmersive && <StandaloneBar />}
      <main>
        <Suspense>
          <Routes>
            {remote.prefix && <Route path={`${remote.prefix}/*`} element={<RemotePages remote={remote} />} />}
            <Route path="/user/login" element={<StandaloneSignIn />} />
            <Route path="*" element={<StartPage remote={remote} />} />
          </Routes>
        </Suspense>
      </main>
      <StandaloneOverlays />
    </div>
  )
}

/** Redirects a visitor from a member's page to login and back, as the shell does; otherwise the page would wait for refused answers. */
function RemotePages({ remote }: { remote: StandaloneRemote }) {
  const pages = useRoutes(remote.routes ?? [])
  const { pathname, search } = useLocation()
  const isMember = useSession().kind === 'member'
  if (remote.membersOnly && !isMember)
    return <Navigate to={`/user/login?redirect=${encodeURIComponent(pathname + search)}`} replace />
  return pages
}

function StartPage({ remote }: { remote: StandaloneRemote }) {
  const t = useMessages(standaloneMessages)
  return (
    <div style={{ padding: 16 }}>
      <p>{t.notice}</p>
      <h1>{t.pages}</h1>
      {(remote.pages ?? pagesOf(remote)).map((path) => (
        <ListRow key={path} title={path} render={<Link to={path} />} />
      ))}
      {Object.entries(remote.slots ?? {}).map(([name, Slot]) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <Suspense>
            <Slot />
          </Suspense>
        </section>
      ))}
    </div>
  )
}
