import * as CODE from '@lantern/contract/code'
import { useMessages } from '@lantern/i18n'
import { isBusinessError } from '@lantern/platform'
import { Button, PasswordField } from '@lantern/ui'
import { type FormEvent, useState } from 'react'
import { authPartsMessages } from '../../parts/auth/auth-parts.messages.ts'
import styles from '../../parts/auth/form.module.css'
import { FormAlert } from '../../parts/auth/form-alert.tsx'
import { passwordMistake, passwordStrength } from '../../parts/auth/password.rules.ts'
import { PasswordStrength } from '../../parts/auth/password-strength.tsx'
import { StepTitle } from '../../parts/step-title.tsx'
import { resetPassword } from './password.api.ts'
import { passwordMessages } from './password.messages.ts'
import type { RecoveryEvent } from './recovery.machine.ts'
import { TICKET_OVER, useStep } from './use-step.ts'

type Props = { userName: string; ticket: string; tell: (event: RecoveryEvent) => void }

/** The new password, entered twice. */
export function NewPasswordStep({ userName, ticket, tell }: Props) {
  const t = { ...useMessages(authPartsMessages), ...useMessages(passwordMessages) }
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const step = useStep((code) => (code === CODE.WEAK_PASSWORD || code === CODE.VALIDATION ? 'password' : null))
  const labels = { show: t.showPassword, hide: t.hidePassword }

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const mistake = passwordMistake(password, userName)
    if (mistake !== null) step.show({ password: mistake === 'pattern' ? t.passwordRule : t.passwordHasName })
    else if (again !== password) step.show({ again: t.notSame })
    else void step.run(reset)
  }
  const reset = async (): Promise<void> => {
    try {
      await resetPassword(ticket, password)
      tell({ kind: 'changed' })
    } catch (error) {
      if (!isBusinessError(error, TICKET_OVER)) throw error
      tell({ kind: 'expired' })
    }
  }

  return (
    <form ref={step.form} className={styles.form} onSubmit={submit} noValidate>
      <StepTitle text={t.passwordTitle} />
      {step.message !== '' && <FormAlert text={step.message} />}
      {/* Tells password managers which account it belongs to. */}
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      <div className={styles.group}>
        <PasswordField
          label={t.newPassword}
          name="new-password"
          autoComplete="new-password"
          labels={labels}
          maxLength={32}
          value={password}
          onValueChange={setPassword}
          hint={t.notLastThree}
          error={step.errors.password}
        />
        <PasswordStrength strength={passwordStrength(password, userName)} empty={password === ''} />
      </div>
      <PasswordField
        label={t.again}
        name="new-password-again"
        autoComplete="new-password"
        labels={labels}
        maxLength={32}
        value={again}
        onValueChange={setAgain}
        error={step.errors.again}
      />
      <Button kind="primary" size="lg" block type="submit" busy={step.busy}>
        {step.busy ? t.working : t.change}
      </Button>
    </form>
  )
}
