/** Puts a red packet into the room. */
import { PACKET_MAX_COUNT, packetSend } from '@lantern/contract/chat-gifts'
import { formatMoney, useMessages } from '@lantern/i18n'
import { call, emit, showToast, useRequestNo, withoutTrailingPoint } from '@lantern/platform'
import { AmountInput, Button, TextField } from '@lantern/ui'
import { type FormEvent, useState } from 'react'
import { moreMessages } from './more.messages.ts'
import styles from './share-bet-form.module.css'
import { type OrderSlot, type PacketBody, useOrder } from './use-order.ts'

const MAX_NOTE = 40

type PacketFormProps = OrderSlot<PacketBody> & { roomId: string; onDone: () => void }

export function PacketForm({ roomId, onDone, ...slot }: PacketFormProps) {
  const t = useMessages(moreMessages)
  const [total, setTotal] = useState('')
  const [count, setCount] = useState('')
  const [note, setNote] = useState('')
  const { isSending, unanswered, error, submit } = useOrder(slot, (body) => call(packetSend, body))
  const requestNo = useRequestNo({ roomId, total, count, note })
  const members = Number(count)
  const isReady = Number(total) > 0 && Number.isInteger(members) && members >= 1 && members <= PACKET_MAX_COUNT
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const body = { roomId, total: withoutTrailingPoint(total), count: members, note: note.trim(), requestNo }
    if (!(await submit(body))) return
    emit('money:changed', { reason: 'packet' })
    showToast({ text: t.packetSent })
    onDone()
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <AmountInput label={t.packetTotal} currency="¥" value={total} onValueChange={setTotal} error={error} />
      <TextField label={t.packetCount} inputMode="numeric" maxLength={2} value={count} onValueChange={setCount} />
      <TextField label={t.packetNote} maxLength={MAX_NOTE} value={note} onValueChange={setNote} />
      <p className={styles.hint}>{t.packetHint}</p>
      {unanswered && (
        <p className={styles.unanswered} role="alert">
          {t.packetUnanswered({ total: formatMoney(unanswered.total), count: unanswered.count })}
        </p>
      )}
      <Button type="submit" kind="primary" block busy={isSending} disabled={!isReady && !unanswered}>
        {unanswered ? t.checkResult : t.sendPacket}
      </Button>
    </form>
  )
}
