/** A thin frame to run this remote alone: session, language, one toast. The shell does all of it properly. */
import '@lantern/ui/tokens.css'
import { BOOT_ELEMENT_ID } from '@lantern/contract/federation'
import { login } from '@lantern/contract/user'
import { getLocale, setLocale, useMessages } from '@lantern/i18n'
import {
  call,
  dismissToast,
  memberMessage,
  PlatformProvider,
  restoreSession,
  showToast,
  signIn,
  signOut,
  toastAtom,
  useEvent,
  useSession,
} from '@lantern/platform'
import { Button, ToastRegion } from '@lantern/ui'
import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes, useNavigate, useRoutes, useSearchParams } from 'react-router-dom'
import { routes } from './doors/routes.tsx'
import { slots } from './doors/slots.tsx'
import { standaloneMessages } from './standalone.messages.ts'

const DEMO = { userName: 'demo01', password: 'Test@1234' }

/** The edge writes this into the real page. */
function writeBootData(): void {
  const boot = document.createElement('script')
  boot.type = 'application/json'
  boot.id = BOOT_ELEMENT_ID
  const venueOrigin = new URLSearchParams(location.search).get('venueOrigin') ?? sessionVenueOrigin()
  boot.textContent = JSON.stringify({ venueOrigins: [venueOrigin] })
  document.head.append(boot)
}

function sessionVenueOrigin(): string {
  return `${location.protocol}//${location.hostname}:3101`
}

function Games() {
  return useRoutes(routes)
}

function SignIn() {
  const t = useMessages(standaloneMessages)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const enter = async () => {
    try {
      signIn(await call(login, DEMO), { remember: true })
      await navigate(query.get('redirect') ?? '/game/sport', { replace: true })
    } catch (error) {
      showToast({ text: memberMessage(error) || t.failed, kind: 'error' })
    }
  }
  return (
    <Button kind="primary" block onClick={() => void enter()}>
      {t.signIn}
    </Button>
  )
}

function Bar() {
  const t = useMessages(standaloneMessages)
  const isMember = useSession().kind === 'member'
  const switchLocale = () => {
    const next = getLocale() === 'en' ? 'zh-CN' : 'en'
    setLocale(next)
    document.documentElement.lang = next
  }
  return (
    <nav>
      <Button size="sm" kind="quiet" render={<Link to="/" />}>
        {t.home}
      </Button>
      <Button size="sm" kind="quiet" onClick={switchLocale}>
        {t.language}
      </Button>
      {isMember ? (
        <Button size="sm" kind="quiet" onClick={() => void signOut()}>
          {t.signOut}
        </Button>
      ) : (
        <Button size="sm" kind="quiet" render={<Link to="/user/login" />}>
          {t.signIn}
        </Button>
      )}
    </nav>
  )
}

function Standalone() {
  const t = useMessages(standaloneMessages)
  const [isImmersive, setImmersive] = useState(false)
  const toast = useAtomValue(toastAtom)
  const HomeRails = slots['home.rails']
  useEvent('layout:immersive', ({ on }) => setImmersive(on))
  return (
    <div style={{ maxWidth: 480, marginInline: 'auto' }}>
      {!isImmersive && <Bar />}
      <Suspense>
        <Routes>
          <Route path="/game/*" element={<Games />} />
          <Route path="/user/login" element={<SignIn />} />
          <Route
            path="*"
            element={
              <div style={{ padding: 16 }}>
                <HomeRails />
              </div>
            }
          />
        </Routes>
      </Suspense>
      <ToastRegion
        toasts={toast ? [{ ...toast, id: String(toast.id) }] : []}
        onDismiss={dismissToast}
        label={t.messages}
        dismissLabel={t.dismiss}
      />
    </div>
  )
}

writeBootData()
restoreSession()
createRoot(document.getElementById('root') as HTMLElement).render(
  <PlatformProvider>
    <BrowserRouter>
      <Standalone />
    </BrowserRouter>
  </PlatformProvider>,
)
