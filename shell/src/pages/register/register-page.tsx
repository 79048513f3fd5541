import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { useSession } from '@lantern/platform'
import { Button } from '@lantern/ui'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { guidePath, loginPath, safeRedirect } from '../../host/navigation/redirect.rules.ts'
import { useSite } from '../../host/site/site.ts'
import { AuthLayout } from '../../parts/auth/auth-layout.tsx'
import { registerMessages } from './register.messages.ts'
import { RegisterForm } from './register-form.tsx'
import { RegisterStopped } from './register-stopped.tsx'

/** `/user/register`: continues with the first-day guide, then the requested page. Replaced in the history, so that going back submits nothing. */
export function RegisterPage() {
  const t = useMessages(registerMessages)
  const site = useSite()
  const [query] = useSearchParams()
  const redirect = safeRedirect(query.get('redirect'))
  const session = useSession()
  if (session.kind === 'member')
    return <Navigate to={session.guideDone ? (redirect ?? ROUTE.home) : guidePath(redirect)} replace />
  return (
    <AuthLayout title={t.registerTitle} lead={t.registerLead}>
      {site?.stopRegister ? <RegisterStopped /> : <RegisterForm />}
      <Button kind="quiet" block render={<Link to={redirect === null ? ROUTE.login : loginPath(redirect)} />}>
        {t.toLogin}
      </Button>
    </AuthLayout>
  )
}
