import { useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { fieldErrors, isSessionError, memberMessage, now } from '@lantern/platform'
import { Button, IconAlert, IconInfo, SelectSheet, Sheet, TextField } from '@lantern/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { CodeField } from './code-field.tsx'
import { bindPhone, countriesQuery, sendPhoneCode } from './parts/profile.api.ts'
import styles from './parts/profile.module.css'
import { useProfileChange } from './use-profile-change.ts'
import { userInfoMessages } from './user-info.messages.ts'

const SECOND_MS = 1_000
const HOME_AREA = '86'

/** Binds a phone with the code sent to it. @param isReviewed the member has a phone, so that another one is reviewed */
export function PhoneSheet({ open, isReviewed, onClose }: { open: boolean; isReviewed: boolean; onClose: () => void }) {
  const t = useMessages(userInfoMessages)
  return (
    <Sheet open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t.phone} closeLabel={t.close}>
      {open && <PhoneForm isReviewed={isReviewed} onSaved={onClose} />}
    </Sheet>
  )
}

function PhoneForm({ isReviewed, onSaved }: { isReviewed: boolean; onSaved: () => void }) {
  const t = useMessages(userInfoMessages)
  const [area, setArea] = useState(HOME_AREA)
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [nextCodeAt, setNextCodeAt] = useState<number | null>(null)
  const countries = useQuery(countriesQuery())
  const send = useMutation({
    mutationFn: () => sendPhoneCode(area, phone),
    onSuccess: ({ waitSec }) => setNextCodeAt(now() + waitSec * SECOND_MS),
  })
  const change = useProfileChange(onSaved)
  const error = change.error ?? send.error
  const wrong = fieldErrors(error)
  const isGeneral = error !== null && !isSessionError(error) && wrong.phone === undefined
  const isPhone = /^\d{5,15}$/.test(phone)
  const isCode = /^\d{6}$/.test(code)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isPhone && isCode) change.mutate(() => bindPhone(area, phone, code))
  }
  const digits = (text: string) => text.replace(/\D/g, '')
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {isReviewed && (
        <Note tone="info" icon={<IconInfo />}>
          {t.reviewed}
        </Note>
      )}
      {isGeneral && (
        <Note tone="negative" role="alert" icon={<IconAlert />}>
          {memberMessage(error)}
        </Note>
      )}
      <SelectSheet
        label={t.country}
        value={area}
        placeholder={`+${HOME_AREA}`}
        closeLabel={t.close}
        options={(countries.data ?? []).map(({ number, name }) => ({ value: number, label: `${name} +${number}` }))}
        onValueChange={setArea}
      />
      <TextField
        label={t.newPhone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={15}
        value={phone}
        error={isChecked && !isPhone ? t.phoneWrong : wrong.phone}
        onValueChange={(text) => setPhone(digits(text))}
      />
      <CodeField
        label={t.code}
        value={code}
        error={isChecked && !isCode ? t.codeWrong : undefined}
        canSend={isPhone}
        isSending={send.isPending}
        nextAt={nextCodeAt}
        onSend={() => send.mutate()}
        onValueChange={setCode}
      />
      <Button kind="primary" size="lg" block type="submit" busy={change.isPending}>
        {isReviewed ? t.submitReview : t.save}
      </Button>
    </form>
  )
}
