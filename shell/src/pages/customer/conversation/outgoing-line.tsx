import { useMessages } from '@lantern/i18n'
import { Button, classNames } from '@lantern/ui'
import { conversationMessages } from './conversation.messages.ts'
import styles from './conversation.module.css'
import { Content } from './line.tsx'
import type { Outgoing } from './talk/outbox.rules.ts'

/** A line that is being sent, with its status. */
export function OutgoingLine({ line, onResend, onDrop }: { line: Outgoing; onResend: () => void; onDrop: () => void }) {
  const t = useMessages(conversationMessages)
  return (
    <div className={classNames(styles.line, styles.mine)} data-state={line.state}>
      <p className={styles.speaker}>{t.me}</p>
      <div className={styles.bubble}>
        <Content line={line} />
      </div>
      <p className={styles.mark} role={line.state === 'refused' ? 'alert' : undefined}>
        {line.state === 'sending' ? t.sending : line.state === 'waiting' ? t.waiting : line.problem}
      </p>
      {line.state !== 'sending' && (
        <div className={styles.ways}>
          <Button size="sm" onClick={onResend}>
            {t.resend}
          </Button>
          <Button size="sm" kind="quiet" onClick={onDrop}>
            {t.drop}
          </Button>
        </div>
      )}
    </div>
  )
}
