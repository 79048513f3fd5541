import { useMessages } from '@lantern/i18n'
import { Segmented } from '@lantern/ui'
import type { Accept } from '../../parts/slip/slip.machine.ts'
import { dispatchSlip } from '../../parts/slip/slip.store.ts'
import { slipMessages } from './slip.messages.ts'
import styles from './slip-sheet.module.css'

const RULES: readonly Accept[] = ['better', 'any', 'none']

/** What happens when a price moves before the bet is placed. */
export function SlipAccept({ value }: { value: Accept }) {
  const t = useMessages(slipMessages)
  return (
    <div className={styles.accept}>
      <span className={styles.weak}>{t.accept}</span>
      <Segmented
        label={t.accept}
        value={value}
        options={RULES.map((rule) => ({ value: rule, label: t[`accept_${rule}`] }))}
        onValueChange={(accept) => dispatchSlip({ kind: 'accept-chosen', accept })}
      />
    </div>
  )
}
