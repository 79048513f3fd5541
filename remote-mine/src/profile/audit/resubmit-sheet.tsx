import type { InfoAudit } from '@lantern/contract/info-audit'
import { useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { fieldErrors, isSessionError, memberMessage, showToast } from '@lantern/platform'
import { Button, IconAlert, Sheet, TextField } from '@lantern/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { PROFILE_KEY, resubmitAudit } from '../parts/profile.api.ts'
import styles from '../parts/profile.module.css'
import { infoAuditMessages } from './info-audit.messages.ts'

export type ResubmitSheetProps = { audit: InfoAudit; name: string; open: boolean; onClose: () => void }

/** Submits a request again, with the same value or another one. */
export function ResubmitSheet({ audit, name, open, onClose }: ResubmitSheetProps) {
  const t = useMessages(infoAuditMessages)
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${t.resubmit} · ${name}`}
      closeLabel={t.close}
    >
      {open && <ResubmitForm audit={audit} onSaved={onClose} />}
    </Sheet>
  )
}

function ResubmitForm({ audit, onSaved }: { audit: InfoAudit; onSaved: () => void }) {
  const t = useMessages(infoAuditMessages)
  const client = useQueryClient()
  const [value, setValue] = useState('')
  const submit = useMutation({
    mutationFn: () => resubmitAudit(audit.id, value.trim() === '' ? undefined : value.trim()),
    onSuccess: () => {
      showToast({ text: t.resubmitted, kind: 'success' })
      onSaved()
    },
    onSettled: () => client.invalidateQueries({ queryKey: [PROFILE_KEY] }),
  })
  const wrong = fieldErrors(submit.error).value
  const isGeneral = submit.error !== null && !isSessionError(submit.error) && wrong === undefined
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit.mutate()
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {isGeneral && (
        <Note tone="negative" role="alert" icon={<IconAlert />}>
          {memberMessage(submit.error)}
        </Note>
      )}
      <TextField
        label={t.value}
        hint={t.valueHint}
        error={wrong}
        type={audit.field === 'birthday' ? 'date' : 'text'}
        value={value}
        onValueChange={setValue}
      />
      <Button kind="primary" size="lg" block type="submit" busy={submit.isPending}>
        {t.resubmit}
      </Button>
    </form>
  )
}
