import { isFundPassword } from '@lantern/contract/security'
import { useMessages } from '@lantern/i18n'
import { emit, isSessionError, memberMessage, showToast } from '@lantern/platform'
import { Button, Sheet } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { FundPasswordField } from '../../parts/money/fund-password-field.tsx'
import { partsMessages } from '../../parts/parts.messages.ts'
import { setFundPassword } from './parts/accounts.api.ts'
import { accountsMessages } from './parts/accounts.messages.ts'
import styles from './parts/accounts.module.css'

export type FundPasswordSheetProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Sets the first fund password without leaving the page that needs it. */
export function FundPasswordSheet({ open, onOpenChange }: FundPasswordSheetProps) {
  const t = useMessages(accountsMessages)
  const p = useMessages(partsMessages)
  const [first, setFirst] = useState('')
  const [again, setAgain] = useState('')
  const [isChecked, setChecked] = useState(false)
  const save = useMutation({
    mutationFn: () => setFundPassword(first),
    onSuccess: () => {
      showToast({ text: t.pwdDone, kind: 'success' })
      emit('money:changed', { reason: 'fund-password' })
      onOpenChange(false)
    },
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isFundPassword(first) && first === again && !save.isPending) save.mutate()
  }
  const refused = save.error && !isSessionError(save.error) ? memberMessage(save.error) : undefined
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t.pwdTitle} closeLabel={p.close}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <FundPasswordField
          hint={t.pwdRule}
          value={first}
          error={isChecked && !isFundPassword(first) ? t.pwdRule : refused}
          onValueChange={setFirst}
        />
        <FundPasswordField
          label={t.pwdAgain}
          hint={null}
          value={again}
          error={isChecked && first !== again ? t.pwdDiffers : undefined}
          onValueChange={setAgain}
        />
        <Button kind="primary" block type="submit" busy={save.isPending}>
          {t.setPwd}
        </Button>
      </form>
    </Sheet>
  )
}
