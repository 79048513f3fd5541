/** A red packet in the room: opened once; opening it again shows the same share. */
import { packetDetail, packetGrab } from '@lantern/contract/chat-gifts'
import { formatMoney, useMessages } from '@lantern/i18n'
import { call, emit, memberMessage } from '@lantern/platform'
import { Button } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { packetMessages } from './packet.messages.ts'
import styles from './packet-card.module.css'

type PacketCardProps = {
  id: string
  /** Visitors cannot open it. */
  canOpen: boolean
}

export function PacketCard({ id, canOpen }: PacketCardProps) {
  const t = useMessages(packetMessages)
  const [result, setResult] = useState('')
  const [isOpening, setIsOpening] = useState(false)
  const detail = useQuery({
    queryKey: ['chat', 'packet', id, result],
    queryFn: ({ signal }) => call(packetDetail, { id }, { signal }),
    enabled: result !== '',
  })
  const open = async (): Promise<void> => {
    setIsOpening(true)
    try {
      const { amount, rank } = await call(packetGrab, { id })
      emit('money:changed', { reason: 'packet' })
      setResult(t.got({ amount: formatMoney(amount), rank }))
    } catch (failed) {
      setResult(memberMessage(failed))
    } finally {
      setIsOpening(false)
    }
  }
  return (
    <div className={styles.card}>
      <strong>{t.packet}</strong>
      <span role="status">{result}</span>
      {detail.data && <span>{t.left({ left: detail.data.left, count: detail.data.count })}</span>}
      {canOpen && (
        <Button size="sm" busy={isOpening} onClick={() => void open()}>
          {t.open}
        </Button>
      )}
    </div>
  )
}
