import { Note } from '@lantern/page'
import { useCountdown } from '@lantern/platform'
import { Button, IconClock } from '@lantern/ui'
import styles from './finance.module.css'

export type PendingChangeProps = {
  /** When it may be confirmed, epoch ms. */
  at: number
  /** Sentences before and after that time, and the names of the buttons. */
  words: { waits: string; due: string; confirm: string; keep: string }
  isBusy: boolean
  onConfirm: () => void
  onKeep: () => void
}

/** A change that loosens: it can be cancelled at any time and must be confirmed when the waiting period ends. */
export function PendingChange({ at, words, isBusy, onConfirm, onKeep }: PendingChangeProps) {
  const isDue = useCountdown(at) === 0
  return (
    <Note
      tone="accent"
      role="status"
      icon={<IconClock />}
      action={
        <div className={styles.pair}>
          {isDue && (
            <Button size="sm" kind="primary" disabled={isBusy} onClick={onConfirm}>
              {words.confirm}
            </Button>
          )}
          <Button size="sm" disabled={isBusy} onClick={onKeep}>
            {words.keep}
          </Button>
        </div>
      }
    >
      {isDue ? words.due : words.waits}
    </Note>
  )
}
