import { formatMoney, useMessages } from '@lantern/i18n'
import { Button } from '@lantern/ui'
import { demoMessages } from './demo.messages.ts'
import styles from './demo-bar.module.css'

export type DemoBarProps = {
  /** null while it is unknown. */
  credit: string | null
  /** The way out of where the bar stands. */
  action: string
  onAction: () => void
}

/** Always in sight while a demo runs: what is played with is not money. */
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
