import { ROUTE } from '@lantern/contract'
import { CODE_EXPIRED } from '@lantern/contract/code'
import { isFundPassword } from '@lantern/contract/security'
import { useMessages } from '@lantern/i18n'
import { Note, refusalOf } from '@lantern/page'
import { emit, showToast } from '@lantern/platform'
import { Button, Card, IconAlert, PasswordField } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { resetFundPassword } from './fund-reset.api.ts'
import { fundResetMessages } from './fund-reset.messages.ts'
import styles from './fund-reset.module.css'

export type NewPasswordFormProps = {
  ticket: string
  /** The proof has ended and must be given again. */
  onExpired: () => void
}

/** The new fund password, entered twice: nobody can look it up later. */
export function NewPasswordForm({ ticket, onExpired }: NewPasswordFormProps) {
  const t = useMessages(fundResetMessages)
  const navigate = useNavigate()
  const [pwd, setPwd] = useState('')
  const [again, setAgain] = useState('')
  const [isChecked, setChecked] = useState(false)
  const save = useMutation({
    mutationFn: () => resetFundPassword(ticket, pwd),
    onSuccess: () => {
      showToast({ text: t.saved, kind: 'success' })
      // Forms of money show the review.
      emit('money:changed', { reason: 'fund-password' })
      void navigate(ROUTE.security, { replace: true })
    },
  })
  const isGood = isFundPassword(pwd)
  const refusal = save.error ? refusalOf(save.error) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isGood && again === pwd && !save.isPending) save.mutate()
  }
  const common = {
    labels: { show: t.show, hide: t.hide },
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 6,
  } as const
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Card className={styles.form}>
        <PasswordField
          {...common}
          label={t.pwd}
          hint={t.pwdHint}
          value={pwd}
          error={(isChecked && !isGood ? t.pwdWrong : undefined) ?? refusal?.fields.pwd}
          onValueChange={(text) => setPwd(text.replace(/\D/g, ''))}
        />
        <PasswordField
          {...common}
          label={t.again}
          value={again}
          error={isChecked && again !== pwd ? t.againWrong : undefined}
          onValueChange={(text) => setAgain(text.replace(/\D/g, ''))}
        />
      </Card>
      {refusal?.form && (
        <Note
          tone="negative"
          role="alert"
          icon={<IconAlert />}
          action={
            refusal.code === CODE_EXPIRED && (
              <Button size="sm" onClick={onExpired}>
                {t.restart}
              </Button>
            )
          }
        >
          {refusal.form}
        </Note>
      )}
      <Button kind="primary" size="lg" block type="submit" busy={save.isPending}>
        {t.save}
      </Button>
    </form>
  )
}
