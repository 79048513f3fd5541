import { useMessages } from '@lantern/i18n'
import { useEvent } from '@lantern/platform'
import { ListRow } from '@lantern/ui'
import { Suspense, useState } from 'react'
import { Link, Route, Routes, useRoutes } from 'react-router-dom'
import type { StandaloneRemote } from './run-standalone.tsx'
import { standaloneMessages } from './standalone.messages.ts'
import { StandaloneBar } from './standalone-bar.tsx'
import { StandaloneOverlays } from './standalone-overlays.tsx'
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

function RemotePages({ remote }: { remote: StandaloneRemote }) {
  return useRoutes(remote.routes ?? [])
}

function StartPage({ remote }: { remote: StandaloneRemote }) {
  const t = useMessages(standaloneMessages)
  return (
    <div style={{ padding: 16 }}>
      <p>{t.notice}</p>
      <h1>{t.pages}</h1>
      {(remote.pages ?? []).map((path) => (
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
