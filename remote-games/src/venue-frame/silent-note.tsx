import { useMessages } from '@lantern/i18n'
import { Button } from '@lantern/ui'
import { FaultCode } from '../parts/launch/fault-code.tsx'
import { launchMessages } from '../parts/launch/flow/launch.messages.ts'
import styles from './silent-note.module.css'
import { frameMessages } from './venue-frame.messages.ts'

/** Note above a frame whose venue does not answer, because the last step of the launch failed. */
export function SilentNote({ venue, onRetry }: { venue: string; onRetry: () => void }) {
  const t = useMessages(frameMessages)
  const l = useMessages(launchMessages)
  return (
    <div className={styles.note} role="alert">
      <p className={styles.title}>{l.failedAt({ step: l.step_open })}</p>
      <p>{t.silent}</p>
      <FaultCode venue={venue} step="open" code={0} />
      <Button size="sm" onClick={onRetry}>
        {t.retry}
      </Button>
    </div>
  )
}
