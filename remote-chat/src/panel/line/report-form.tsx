/** Reports a line to the moderators for one of six reasons. */
import type { ChatLine } from '@lantern/contract/chat'
import { chatReport, REPORT_REASONS, type ReportReason } from '@lantern/contract/chat-order'
import { useMessages } from '@lantern/i18n'
import { call, memberMessage, showToast } from '@lantern/platform'
import { Button, RadioGroup, TextArea } from '@lantern/ui'
import { type FormEvent, useState } from 'react'
import { lineMenuMessages } from './line-menu.messages.ts'
import styles from './line-menu.module.css'

const MAX_CHARS = 200

type ReportFormProps = { line: ChatLine; onDone: () => void }

export function ReportForm({ line, onDone }: ReportFormProps) {
  const t = useMessages(lineMenuMessages)
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const [error, setError] = useState('')
  const [isSending, setIsSending] = useState(false)
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (reason === null) return
    setIsSending(true)
    setError('')
    try {
      await call(chatReport, { roomId: line.roomId, seq: line.seq, reason, note: note.trim() })
      showToast({ text: t.reported })
      onDone()
    } catch (failed) {
      setError(memberMessage(failed))
    } finally {
      setIsSending(false)
    }
  }
  return (
    <form className={styles.menu} onSubmit={send}>
      <RadioGroup
        label={t.reason}
        value={reason}
        options={REPORT_REASONS.map((value) => ({ value, label: t[value] }))}
        onValueChange={setReason}
        error={error}
      />
      <TextArea label={t.note} rows={2} maxLength={MAX_CHARS} value={note} onValueChange={setNote} />
      <Button type="submit" kind="primary" block busy={isSending} disabled={reason === null}>
        {t.sendReport}
      </Button>
    </form>
  )
}
