import { useMessages } from '@lantern/i18n'
import { CodeField, Note, refusalOf } from '@lantern/page'
import { Button, Card, IconAlert } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { PhotoField } from '../identity/photo/photo-field.tsx'
import { proveOwner, sendResetCode } from './fund-reset.api.ts'
import { fundResetMessages } from './fund-reset.messages.ts'
import styles from './fund-reset.module.css'

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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isCode && fileId !== '' && !prove.isPending) prove.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Card className={styles.form}>
        <CodeField
          label={t.code}
          hint={t.codeHint({ phone })}
          error={isChecked && !isCode ? t.codeWrong : undefined}
          value={code}
          send={sendResetCode}
          onValueChange={setCode}
        />
        <PhotoField
          kind="selfie"
          lead={t.faceLead}
          fileId={fileId}
          rejection={null}
          error={fileId === '' ? (refusal?.fields.fileId ?? (isChecked ? t.faceMissing : undefined)) : undefined}
          onUploaded={setFileId}
        />
      </Card>
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
