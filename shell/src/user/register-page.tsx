import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { useSession } from '@lantern/platform'
import { Button, Empty } from '@lantern/ui'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { AuthLayout } from '../auth-parts/auth-layout.tsx'
import { guidePath, loginPath, safeRedirect } from '../session/redirect.rules.ts'
import { useSite } from '../site/site.ts'
import { RegisterForm } from './register-form.tsx'
import { userMessages } from './user.messages.ts'

/** `/user/register`: ends in the first-day guide, which goes on to where the visitor wanted to be. */
export function RegisterPage() {
  const t = useMessages(userMessages)
  const site = useSite()
  const [query] = useSearchParams()
  const redirect = safeRedirect(query.get('redirect'))
  const session = useSession()
  if (session.kind === 'member')
    return <Navigate to={session.guideDone ? (redirect ?? ROUTE.home) : guidePath(redirect)} replace />
  return (
    <AuthLayout title={t.registerTitle} lead={t.registerLead}>
      {site?.stopRegister ? (
        <Empty art="maintenance" title={t.registerStopped} detail={t.registerStoppedHint} />
      ) : (
        <RegisterForm />
      )}
      <Button block render={<Link to={redirect === null ? ROUTE.login : loginPath(redirect)} />}>
        {t.toLogin}
      </Button>
    </AuthLayout>
  )
}
