/** Puts a red packet into the room. */
import { PACKET_MAX_COUNT, packetSend } from '@lantern/contract/chat-gifts'
import { useMessages } from '@lantern/i18n'
import { call, emit, memberMessage, showToast, useRequestNo, withoutTrailingPoint } from '@lantern/platform'
import { AmountInput, Button, TextField } from '@lantern/ui'
import { type FormEvent, useState } from 'react'
import { moreMessages } from './more.messages.ts'
import styles from './share-bet-form.module.css'

const MAX_NOTE = 40

type PacketFormProps = { roomId: string; onDone: () => void }

export function PacketForm({ roomId, onDone }: PacketFormProps) {
  const t = useMessages(moreMessages)
  const [total, setTotal] = useState('')
  const [count, setCount] = useState('')
  const [note, setNote] = useState('')
  const [error, setError] = useState('')
  const [isSending, setIsSending] = useState(false)
  const requestNo = useRequestNo({ roomId, total, count, note })
  const members = Number(count)
  const isReady = Number(total) > 0 && Number.isInteger(members) && members >= 1 && members <= PACKET_MAX_COUNT
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setIsSending(true)
    setError('')
    try {
      const amount = withoutTrailingPoint(total)
      await call(packetSend, { roomId, total: amount, count: members, note: note.trim(), requestNo })
      emit('money:changed', { reason: 'packet' })
      showToast({ text: t.packetSent })
      onDone()
    } catch (failed) {
      setError(memberMessage(failed))
    } finally {
      setIsSending(false)
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <AmountInput label={t.packetTotal} currency="¥" value={total} onValueChange={setTotal} error={error} />
      <TextField label={t.packetCount} inputMode="numeric" maxLength={2} value={count} onValueChange={setCount} />
      <TextField label={t.packetNote} maxLength={MAX_NOTE} value={note} onValueChange={setNote} />
      <p className={styles.hint}>{t.packetHint}</p>
      <Button type="submit" kind="primary" block busy={isSending} disabled={!isReady}>
        {t.sendPacket}
      </Button>
    </form>
  )
}
