/** Connection status, with a reconnect button after the fifth failure. */
import { useMessages } from '@lantern/i18n'
import { Button } from '@lantern/ui'
import type { ChatState } from '../connection/chat-connection.machine.ts'
import { chatMessages } from './chat.messages.ts'
import styles from './connection-line.module.css'

type ConnectionLineProps = { connection: ChatState; isMember: boolean; onReconnect: () => void }

export function ConnectionLine({ connection, isMember, onReconnect }: ConnectionLineProps) {
  const t = useMessages(chatMessages)
  if (!isMember) return <span className={styles.line}>{t.sandbox}</span>
  const isLost = connection.kind === 'disconnected' && connection.reason === 'gave-up'
  const isOver = connection.kind === 'disconnected' && connection.reason === 'session-ended'
  const text = isLost
    ? t.gaveUp
    : isOver
      ? t.sessionEnded
      : { connected: t.connected, waiting: t.waiting, connecting: t.connecting, disconnected: t.connecting }[
          connection.kind
        ]
  return (
    <div className={styles.line} role="status" data-state={isLost || isOver ? 'lost' : connection.kind}>
      <span className={styles.dot} aria-hidden="true" />
      {text}
      {isLost && (
        <Button size="sm" onClick={onReconnect}>
          {t.reconnect}
        </Button>
      )}
    </div>
  )
}
