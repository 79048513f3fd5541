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

/** Stage of the product: one column of 480 px at most. */
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

/** A visitor of a member's page is sent to log in and back, as the shell does; else the page would wait for answers that are refused. */
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
