import { isAdult } from '@lantern/contract/adult'
import { kycSubmit, type MemberInfo } from '@lantern/contract/user'
import { useMessages } from '@lantern/i18n'
import { Note, refusalOf } from '@lantern/page'
import { call, emit, memberMessage, now, showToast, useRequestNo } from '@lantern/platform'
import { Button, DateField, IconShield, Sheet, TextField } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { partsMessages } from '../parts/parts.messages.ts'
import { financeMessages } from './finance.messages.ts'
import styles from './finance.module.css'
import { isRealName } from './identity.rules.ts'

/** Verification state "approved"; the sandbox decides immediately (screens.md 8). */
const APPROVED = 2

export type IdentitySheetProps = {
  member: Pick<MemberInfo, 'birthday'>
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called when the member is verified; the member then repeats the refused action. */
  onVerified: () => void
}

/** Asks for the real name, and for the date of birth if it is missing, without leaving the money page. */
export function IdentitySheet({ member, open, onOpenChange, onVerified }: IdentitySheetProps) {
  const t = useMessages(financeMessages)
  const p = useMessages(partsMessages)
  const needsBirthday = !member.birthday
  const [realName, setRealName] = useState('')
  const [birthday, setBirthday] = useState('')
  const [isChecked, setChecked] = useState(false)
  const fields = { realName: realName.trim(), ...(needsBirthday ? { birthday } : {}) }
  const requestNo = useRequestNo(fields)
  const submit = useMutation({
    mutationFn: () => call(kycSubmit, { level: 1, fields, requestNo }),
    onSuccess: ({ state }) => {
      emit('money:changed', { reason: 'identity' })
      if (state !== APPROVED) return
      showToast({ text: t.identityDone, kind: 'success' })
      onOpenChange(false)
      onVerified()
    },
  })
  const refusal = submit.error ? refusalOf(submit.error) : null
  const nameError =
    isChecked && !isRealName(realName)
      ? t.realNameWrong
      : (refusal?.fields.realName ?? refusal?.fields['fields.realName'])
  const birthdayError =
    isChecked && needsBirthday && !isAdult(birthday, now())
      ? t.birthdayWrong
      : (refusal?.fields.birthday ?? refusal?.fields['fields.birthday'])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (submit.isPending || !isRealName(realName) || (needsBirthday && !isAdult(birthday, now()))) return
    submit.mutate()
  }
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t.identityTitle}
      description={t.identityLead}
      closeLabel={p.close}
    >
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <TextField
          label={t.realName}
          hint={t.realNameHint}
          error={nameError}
          value={realName}
          autoComplete="name"
          onValueChange={setRealName}
        />
        {needsBirthday && (
          <DateField
            label={t.birthday}
            placeholder={p.dateForm}
            hint={t.birthdayHint}
            error={birthdayError}
            autoComplete="bday"
            value={birthday}
            onValueChange={setBirthday}
          />
        )}
        {refusal?.form && (
          <Note tone="negative" role="alert" icon={<IconShield />}>
            {refusal.form}
          </Note>
        )}
        {submit.error && !refusal && <p className={styles.small}>{memberMessage(submit.error)}</p>}
        {submit.data && submit.data.state !== APPROVED && (
          <Note tone="info" role="status" icon={<IconShield />}>
            {t.identityReview}
          </Note>
        )}
        <Button kind="primary" size="lg" block type="submit" busy={submit.isPending}>
          {t.identitySubmit}
        </Button>
      </form>
    </Sheet>
  )
}
