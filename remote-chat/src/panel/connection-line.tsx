/** Connection status, with a reconnect button after the fifth failure. */
import { useMessages } from '@lantern/i18n'
import { Button } from '@lantern/ui'
import type { ChatStatus } from '../connection/chat-status.rules.ts'
import styles from './connection-line.module.css'
import { chatMessages } from './parts/chat.messages.ts'

type ConnectionLineProps = { status: ChatStatus; onReconnect: () => void }

export function ConnectionLine({ status, onReconnect }: ConnectionLineProps) {
  const t = useMessages(chatMessages)
  if (status === 'visitor') return <span className={styles.line}>{t.visitor}</span>
  const text = {
    connecting: t.connecting,
    online: t.connected,
    reconnecting: t.waiting,
    'gave-up': t.gaveUp,
    'session-ended': t.sessionEnded,
  }[status]
  return (
    <div className={styles.line} role="status" data-state={status}>
      <span className={styles.dot} aria-hidden="true" />
      {text}
      {status === 'gave-up' && (
        <Button size="sm" onClick={onReconnect}>
          {t.reconnect}
        </Button>
      )}
    </div>
  )
}
