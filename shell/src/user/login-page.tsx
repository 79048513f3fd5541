import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { useSession } from '@lantern/platform'
import { Button, Empty } from '@lantern/ui'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { safeRedirect } from '../session/redirect.rules.ts'
import { useSite } from '../site/site.ts'
import { AuthLayout } from './auth-layout.tsx'
import { LoginForm } from './login-form.tsx'
import { userMessages } from './user.messages.ts'

/** `/user/login`: members are sent on; while logging in is stopped the form gives way to the reason. */
export function LoginPage() {
  const t = useMessages(userMessages)
  const site = useSite()
  const [query] = useSearchParams()
  const redirect = safeRedirect(query.get('redirect'))
  const session = useSession()
  if (session.kind === 'member') {
    return <Navigate to={session.guideDone ? (redirect ?? ROUTE.home) : guidePath(redirect)} replace />
  }
  const registerPath = redirect === null ? ROUTE.register : `${ROUTE.register}?redirect=${encodeURIComponent(redirect)}`
  return (
    <AuthLayout title={t.loginTitle} lead={redirect === null ? t.loginLead : t.loginFirst}>
      {site?.stopLogin ? <Empty art="maintenance" title={t.loginStopped} detail={t.loginStoppedHint} /> : <LoginForm />}
      <Button block render={<Link to={registerPath} />}>
        {t.toRegister}
      </Button>
    </AuthLayout>
  )
}

/** The first-day guide, which then goes on to where the member wanted to be. */
export function guidePath(redirect: string | null): string {
  return redirect === null ? ROUTE.guide : `${ROUTE.guide}?redirect=${encodeURIComponent(redirect)}`
}
