/** A message of the member without confirmation: sending, or refused with the reason and actions. */
import { useMessages } from '@lantern/i18n'
import { Button } from '@lantern/ui'
import type { PendingLine } from '../../room/room.rules.ts'
import { chatMessages } from '../parts/chat.messages.ts'
import { Quote } from '../parts/quote.tsx'
import lineStyles from './message-line.module.css'
import styles from './pending-line-row.module.css'

type PendingLineRowProps = { line: PendingLine; onRetry: () => void; onDismiss: () => void }

export function PendingLineRow({ line, onRetry, onDismiss }: PendingLineRowProps) {
  const t = useMessages(chatMessages)
  const isFailed = line.state === 'failed'
  return (
    <div className={lineStyles.line} data-own>
      <div className={lineStyles.body}>
        {line.reply && <Quote quote={line.reply} />}
        <p className={lineStyles.bubble}>{line.text}</p>
        <p className={styles.note} data-failed={isFailed || undefined} role={isFailed ? 'alert' : undefined}>
          {isFailed ? line.message || t.notSent : t.sending}
        </p>
        {isFailed && (
          <div className={styles.actions}>
            <Button size="sm" kind="quiet" onClick={onDismiss}>
              {t.dismiss}
            </Button>
            <Button size="sm" onClick={onRetry}>
              {t.retry}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
