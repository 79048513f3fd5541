import { formatDuration, useMessages } from '@lantern/i18n'
import { Button, TextField } from '@lantern/ui'
import { type FormEvent, useState } from 'react'
import { withBehaviourCheck } from '../../host/behaviour-check/solve-behaviour-check.ts'
import { authPartsMessages } from '../../parts/auth/auth-parts.messages.ts'
import styles from '../../parts/auth/form.module.css'
import { FormAlert } from '../../parts/auth/form-alert.tsx'
import { StepTitle } from '../../parts/step-title.tsx'
import { startRecovery } from './password.api.ts'
import { passwordMessages } from './password.messages.ts'
import type { ProofOption, Restart } from './recovery.machine.ts'
import { useStep } from './use-step.ts'

type Props = {
  restart?: Restart
  onStarted: (started: { userName: string; ticket: string; options: readonly ProofOption[] }) => void
}

/** Asks for the account. The next step is the same for unknown names, so that it does not reveal whether an account exists. */
export function AccountStep({ restart, onStarted }: Props) {
  const t = { ...useMessages(authPartsMessages), ...useMessages(passwordMessages) }
  const [userName, setUserName] = useState('')
  const step = useStep(() => null)

  const start = async (name: string): Promise<void> => {
    const { ticket, kinds } = await withBehaviourCheck((captchaToken) => startRecovery(name, captchaToken))
    onStarted({ userName: name, ticket, options: kinds })
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const name = userName.trim()
    if (step.lockedMs > 0) return
    if (name === '') step.show({ userName: t.needUserName })
    else void step.run(() => start(name))
  }

  const locked = step.lockedMs > 0 ? t.locked({ t: formatDuration(step.lockedMs) }) : ''
  const alert = locked || step.message || (restart === 'expired' ? t.restartExpired : '')
  return (
    <form ref={step.form} className={styles.form} onSubmit={submit} noValidate>
      <StepTitle text={t.accountTitle} isFirst={restart === undefined} />
      {alert !== '' && <FormAlert text={alert} />}
      <TextField
        label={t.userName}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
        value={userName}
        onValueChange={setUserName}
        error={step.errors.userName}
      />
      <Button kind="primary" size="lg" block type="submit" busy={step.busy} disabled={step.lockedMs > 0}>
        {step.busy ? t.working : t.next}
      </Button>
    </form>
  )
}
