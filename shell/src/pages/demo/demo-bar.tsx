import { formatMoney, useMessages } from '@lantern/i18n'
import { Button } from '@lantern/ui'
import { demoMessages } from './demo.messages.ts'
import styles from './demo-bar.module.css'

export type DemoBarProps = {
  /** null while unknown. */
  credit: string | null
  /** Exit link for the current view. */
  action: string
  onAction: () => void
}

/** Always visible during a demo: the credit is not real money. */
export function DemoBar({ credit, action, onAction }: DemoBarProps) {
  const t = useMessages(demoMessages)
  return (
    <div className={styles.bar}>
      <p className={styles.text}>{t.bar({ n: credit === null ? '—' : formatMoney(credit) })}</p>
      <Button size="sm" onClick={onAction}>
        {action}
      </Button>
    </div>
  )
}
