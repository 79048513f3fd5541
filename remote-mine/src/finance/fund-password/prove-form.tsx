import { useMessages } from '@lantern/i18n'
import { Note, refusalOf } from '@lantern/page'
import { isBusinessError, now, useCountdown } from '@lantern/platform'
import { Button, IconAlert, TextField } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { PhotoField } from '../identity/photo/photo-field.tsx'
import { proveOwner, sendResetCode } from './fund-reset.api.ts'
import { fundResetMessages } from './fund-reset.messages.ts'
import styles from './fund-reset.module.css'

const SECOND_MS = 1_000

export type ProveFormProps = {
  /** Masked. */
  phone: string
  /** The ticket with which another password is set. */
  onProved: (ticket: string) => void
}

/** The code sent to the bound phone, and a picture of the member's face. */
export function ProveForm({ phone, onProved }: ProveFormProps) {
  const t = useMessages(fundResetMessages)
  const [code, setCode] = useState('')
  const [fileId, setFileId] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [nextAt, setNextAt] = useState<number | null>(null)
  const waitMs = useCountdown(nextAt)
  const waitFor = (seconds: unknown) => {
    if (typeof seconds === 'number') setNextAt(now() + seconds * SECOND_MS)
  }
  const send = useMutation({
    mutationFn: sendResetCode,
    onSuccess: ({ waitSec }) => waitFor(waitSec),
    onError: (error) => waitFor(isBusinessError(error) && (error.data as { waitSec?: unknown } | null)?.waitSec),
  })
  const prove = useMutation({
    mutationFn: () => proveOwner(code, fileId),
    onSuccess: ({ ticket }) => onProved(ticket),
    onError: (error) => {
      // A rejected picture is gone: another one is needed.
      if (refusalOf(error)?.fields.fileId !== undefined) setFileId('')
    },
  })
  const isCode = /^\d{6}$/.test(code)
  const refusal = prove.error ? refusalOf(prove.error) : null
  const unsent = send.error ? refusalOf(send.error)?.sentence : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isCode && fileId !== '' && !prove.isPending) prove.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t.code}
        hint={t.codeHint({ phone })}
        error={isChecked && !isCode ? t.codeWrong : unsent}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        onValueChange={(text) => setCode(text.replace(/\D/g, ''))}
        suffix={
          <Button kind="quiet" size="sm" disabled={waitMs > 0} busy={send.isPending} onClick={() => send.mutate()}>
            {waitMs > 0 ? t.codeWait({ n: String(Math.ceil(waitMs / SECOND_MS)) }) : t.sendCode}
          </Button>
        }
      />
      <p className={styles.lead}>{t.faceLead}</p>
      <PhotoField
        kind="selfie"
        fileId={fileId}
        rejection={null}
        error={fileId === '' ? (refusal?.fields.fileId ?? (isChecked ? t.faceMissing : undefined)) : undefined}
        onUploaded={setFileId}
      />
      {refusal?.form && (
        <Note tone="negative" role="alert" icon={<IconAlert />}>
          {refusal.form}
        </Note>
      )}
      <Button kind="primary" size="lg" block type="submit" busy={prove.isPending}>
        {t.next}
      </Button>
    </form>
  )
}
