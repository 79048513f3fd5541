import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { clearSession } from '@lantern/platform'
import { Button, IconSuccess } from '@lantern/ui'
import { useEffect, useReducer } from 'react'
import { Link } from 'react-router-dom'
import { AuthLayout } from '../../parts/auth/auth-layout.tsx'
import { StepTitle } from '../../parts/step-title.tsx'
import { AccountStep } from './account-step.tsx'
import { NewPasswordStep } from './new-password-step.tsx'
import { passwordMessages } from './password.messages.ts'
import { ProofStep } from './proof-step.tsx'
import { START, transition } from './recovery.machine.ts'
import { RecoveryGuide } from './recovery-guide.tsx'
import styles from './stepper.module.css'
import { Stepper } from './stepper.tsx'

/** `/user/password`: account, proof, new password, done. Also for members: the session may have been taken over (screens.md G3). */
export function PasswordPage() {
  const t = useMessages(passwordMessages)
  const [state, tell] = useReducer(transition, START)
  const isDone = state.kind === 'done'
  useEffect(() => {
    // The server has ended every session, including this page's: end it here without an alert.
    if (isDone) clearSession()
  }, [isDone])
  return (
    <AuthLayout title={t.title} lead={t.lead}>
      <Stepper now={state.kind} />
      {state.kind === 'account' && (
        <>
          <AccountStep restart={state.restart} onStarted={(started) => tell({ kind: 'started', ...started })} />
          <RecoveryGuide />
        </>
      )}
      {state.kind === 'proof' && (
        <ProofStep userName={state.userName} ticket={state.ticket} options={state.options} tell={tell} />
      )}
      {state.kind === 'password' && <NewPasswordStep userName={state.userName} ticket={state.ticket} tell={tell} />}
      {isDone && (
        <>
          <div className={styles.done}>
            <IconSuccess />
            <StepTitle text={t.doneTitle} />
            <div className={styles.facts}>
              <p>{t.doneSessions}</p>
              <p>{t.doneReview}</p>
            </div>
          </div>
          <Button kind="primary" size="lg" block render={<Link to={ROUTE.login} replace />}>
            {t.toLogin}
          </Button>
        </>
      )}
    </AuthLayout>
  )
}
