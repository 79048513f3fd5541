import { EMAIL_LIMIT } from '@lantern/contract/profile'
import { useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { fieldErrors, isSessionError, memberMessage, now } from '@lantern/platform'
import { Button, IconAlert, IconInfo, Sheet, TextField } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { CodeField } from './code-field.tsx'
import { bindEmail, sendEmailCode } from './parts/profile.api.ts'
import styles from './parts/profile.module.css'
import { useProfileChange } from './use-profile-change.ts'
import { userInfoMessages } from './user-info.messages.ts'

const SECOND_MS = 1_000

/** Binds an e-mail address with the code sent to it. @param isReviewed the member has one, so that another is reviewed */
export function EmailSheet({ open, isReviewed, onClose }: { open: boolean; isReviewed: boolean; onClose: () => void }) {
  const t = useMessages(userInfoMessages)
  return (
    <Sheet open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t.email} closeLabel={t.close}>
      {open && <EmailForm isReviewed={isReviewed} onSaved={onClose} />}
    </Sheet>
  )
}

function EmailForm({ isReviewed, onSaved }: { isReviewed: boolean; onSaved: () => void }) {
  const t = useMessages(userInfoMessages)
  const [text, setText] = useState('')
  const [code, setCode] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [nextCodeAt, setNextCodeAt] = useState<number | null>(null)
  const email = text.trim()
  const send = useMutation({
    mutationFn: () => sendEmailCode(email),
    onSuccess: ({ waitSec }) => setNextCodeAt(now() + waitSec * SECOND_MS),
  })
  const change = useProfileChange(onSaved)
  const error = change.error ?? send.error
  const wrong = fieldErrors(error)
  const isGeneral = error !== null && !isSessionError(error) && wrong.email === undefined
  // What the device can tell; the server checks the rest.
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
  const isCode = /^\d{6}$/.test(code)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isEmail && isCode) change.mutate(() => bindEmail(email, code))
  }
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
      <TextField
        label={t.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_LIMIT}
        value={text}
        error={isChecked && !isEmail ? t.emailWrong : wrong.email}
        onValueChange={setText}
      />
      <CodeField
        label={t.emailCode}
        value={code}
        error={isChecked && !isCode ? t.codeWrong : undefined}
        canSend={isEmail}
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
