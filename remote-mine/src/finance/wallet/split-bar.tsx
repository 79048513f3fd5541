import { useHideAmounts } from '../../parts/hide-amounts.atoms.ts'
import styles from './split-bar.module.css'

export type SplitBarProps = {
  /** Shares in tenths of a percent; the id selects the colour. */
  parts: readonly { id: string; share: number }[]
}

/** The parts of the balance as one bar; the figures beside it hold the same as text. Empty while amounts are hidden. */
export function SplitBar({ parts }: SplitBarProps) {
  const [isHidden] = useHideAmounts()
  return (
    <div className={styles.bar} aria-hidden="true" data-hidden={isHidden || undefined}>
      {parts.map(({ id, share }) =>
        share > 0 ? <span key={id} className={styles.share} data-part={id} style={{ flexGrow: share }} /> : null,
      )}
    </div>
  )
}
