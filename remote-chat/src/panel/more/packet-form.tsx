/** Sends a red packet to the room. */
import { PACKET_MAX_COUNT, packetSend } from '@lantern/contract/chat-gifts'
import { useMessages } from '@lantern/i18n'
import { call, emit, now, showToast, withoutTrailingPoint } from '@lantern/platform'
import { AmountInput, Button, TextField } from '@lantern/ui'
import { type FormEvent, useState } from 'react'
import { useSpend } from '../../spends/use-spend.ts'
import type { SpendFormProps } from './gift-form.tsx'
import { moreMessages } from './more.messages.ts'
import { OpenSpendNote } from './open-spend.tsx'
import styles from './share-bet-form.module.css'

const MAX_NOTE = 40

export function PacketForm({ roomId, memberId, onSending, onDone }: SpendFormProps) {
  const t = useMessages(moreMessages)
  const [total, setTotal] = useState('')
  const [count, setCount] = useState('')
  const [note, setNote] = useState('')
  const spend = useSpend({ memberId, kind: 'packet', fields: { roomId, total, count, note }, onSending })
  const members = Number(count)
  const isReady = Number(total) > 0 && Number.isInteger(members) && members >= 1 && members <= PACKET_MAX_COUNT
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const { requestNo } = spend
    const body = { roomId, total: withoutTrailingPoint(total), count: members, note: note.trim(), requestNo }
    const kept = {
      kind: 'packet' as const,
      total: body.total,
      count: members,
      requestNo,
      memberId,
      at: now(),
      isLost: false,
    }
    if (!(await spend.submit(kept, () => call(packetSend, body)))) return
    emit('money:changed', { reason: 'packet' })
    showToast({ text: t.packetSent })
    onDone()
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <AmountInput label={t.packetTotal} currency="¥" value={total} onValueChange={setTotal} error={spend.error} />
      <TextField label={t.packetCount} inputMode="numeric" maxLength={2} value={count} onValueChange={setCount} />
      <TextField label={t.packetNote} maxLength={MAX_NOTE} value={note} onValueChange={setNote} />
      <p className={styles.hint}>{t.packetHint}</p>
      {spend.open && <OpenSpendNote spend={spend.open} />}
      <Button type="submit" kind="primary" block busy={spend.isSending} disabled={!isReady || spend.open !== null}>
        {t.sendPacket}
      </Button>
    </form>
  )
}
