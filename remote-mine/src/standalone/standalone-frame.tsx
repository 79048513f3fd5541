import { setLocale, useLocale, useMessages } from '@lantern/i18n'
import { useSession } from '@lantern/platform'
import { IconButton, IconLanguage } from '@lantern/ui'
import { Suspense, useEffect } from 'react'
import { Navigate, useLocation, useRoutes } from 'react-router-dom'
import { routes } from '../doors/routes.tsx'
import { slots } from '../doors/slots.tsx'
import { standaloneMessages } from './standalone.messages.ts'
import styles from './standalone.module.css'
import { StandaloneDialogs } from './standalone-dialogs.tsx'
import { StandaloneLogin } from './standalone-login.tsx'

const { 'header.balance': Balance, 'home.member': Strip } = slots

/** A stage with a header, as thin as it can be. */
export function StandaloneFrame() {
  const t = useMessages(standaloneMessages)
  const locale = useLocale()
  const session = useSession()
  const { pathname } = useLocation()
  const pages = useRoutes([
    { path: '/mine', children: routes },
    { path: '/home', element: Strip && <Strip /> },
    { path: '*', element: <Navigate to="/mine" replace /> },
  ])
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return (
    <div className={styles.stage}>
      {(pathname === '/mine' || pathname === '/home') && (
        <div className={styles.bar}>
          <strong>{t.title}</strong>
          <span className={styles.tools}>
            <Suspense fallback={null}>{Balance && <Balance />}</Suspense>
            <IconButton
              label={t.language}
              icon={<IconLanguage />}
              onClick={() => setLocale(locale === 'en' ? 'zh-CN' : 'en')}
            />
          </span>
        </div>
      )}
      <main data-remote="mine">
        {session.kind === 'member' ? <Suspense fallback={null}>{pages}</Suspense> : <StandaloneLogin />}
      </main>
      <StandaloneDialogs />
    </div>
  )
}
