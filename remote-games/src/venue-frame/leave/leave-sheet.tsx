import { useMessages } from '@lantern/i18n'
import { Button, Checkbox, Sheet } from '@lantern/ui'
import { useState } from 'react'
import { leaveMessages } from './leave.messages.ts'
import type { LeaveChoice } from './leave-choice.ts'
import styles from './leave-sheet.module.css'

export type LeaveSheetProps = {
  open: boolean
  /** A recall is in progress. */
  busy: boolean
  onStay: () => void
  onLeave: (choice: LeaveChoice, remember: boolean) => void
}

/** Asks whether to recall the balance (转回余额) when the member leaves a venue. */
export function LeaveSheet({ open, busy, onStay, onLeave }: LeaveSheetProps) {
  const t = useMessages(leaveMessages)
  const [remember, setRemember] = useState(false)
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onStay()}
      title={t.leaveTitle}
      description={t.leaveText}
      closeLabel={t.stay}
      footer={
        <div className={styles.actions}>
          <Button kind="primary" size="lg" block busy={busy} onClick={() => onLeave('recall', remember)}>
            {t.leaveRecall}
          </Button>
          <Button size="lg" block disabled={busy} onClick={() => onLeave('keep', remember)}>
            {t.leaveKeep}
          </Button>
        </div>
      }
    >
      <Checkbox label={t.remember} checked={remember} onChange={(change) => setRemember(change.target.checked)} />
    </Sheet>
  )
}
