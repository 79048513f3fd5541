import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { useSession } from '@lantern/platform'
import { Button, Empty } from '@lantern/ui'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { guidePath, safeRedirect } from '../../host/navigation/redirect.rules.ts'
import { useSite } from '../../host/site/site.ts'
import { AuthLayout } from '../../parts/auth/auth-layout.tsx'
import { BackgroundVideo } from './background-video.tsx'
import { EndedBanner } from './ended-banner.tsx'
import { loginMessages } from './flow/login.messages.ts'
import { LoginPanel } from './login-panel.tsx'

/** `/user/login`: redirects members; while login is stopped, the reason replaces the form. */
export function LoginPage() {
  const t = useMessages(loginMessages)
  const site = useSite()
  const [query] = useSearchParams()
  const redirect = safeRedirect(query.get('redirect'))
  const session = useSession()
  if (session.kind === 'member') {
    return <Navigate to={session.guideDone ? (redirect ?? ROUTE.home) : guidePath(redirect)} replace />
  }
  const registerPath = redirect === null ? ROUTE.register : `${ROUTE.register}?redirect=${encodeURIComponent(redirect)}`
  return (
    <AuthLayout
      title={t.loginTitle}
      lead={redirect === null ? t.loginLead : t.loginFirst}
      backdrop={<BackgroundVideo />}
    >
      <EndedBanner />
      {site?.stopLogin ? (
        <Empty art="maintenance" title={t.loginStopped} detail={t.loginStoppedHint} />
      ) : (
        <LoginPanel />
      )}
      <Button block kind="quiet" render={<Link to={registerPath} />}>
        {t.toRegister}
      </Button>
    </AuthLayout>
  )
}
