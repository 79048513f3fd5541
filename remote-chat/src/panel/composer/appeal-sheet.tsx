/** One appeal against a mute. The server notifies every device (10004). */
import { chatAppeal } from '@lantern/contract/chat-order'
import { useMessages } from '@lantern/i18n'
import { call, memberMessage } from '@lantern/platform'
import { Button, Sheet, TextArea } from '@lantern/ui'
import { type FormEvent, useState } from 'react'
import { gateMessages } from './gate.messages.ts'
import styles from './gate-note.module.css'

const MAX_CHARS = 200

type AppealSheetProps = { open: boolean; roomId: string; onClose: () => void }

export function AppealSheet({ open, roomId, onClose }: AppealSheetProps) {
  const t = useMessages(gateMessages)
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const [isSending, setIsSending] = useState(false)
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setIsSending(true)
    setError('')
    try {
      await call(chatAppeal, { roomId, text: text.trim() })
      onClose()
    } catch (failed) {
      setError(memberMessage(failed))
    } finally {
      setIsSending(false)
    }
  }
  return (
    <Sheet open={open} title={t.appealTitle} closeLabel={t.closeAppeal} onOpenChange={(next) => next || onClose()}>
      <form className={styles.appeal} onSubmit={send}>
        <TextArea
          label={t.appealText}
          hint={t.appealHint}
          error={error}
          maxLength={MAX_CHARS}
          value={text}
          onValueChange={setText}
        />
        <Button type="submit" kind="primary" block disabled={isSending || text.trim() === ''}>
          {t.sendAppeal}
        </Button>
      </form>
    </Sheet>
  )
}
