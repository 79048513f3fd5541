import { formatMoney, useMessages } from '@lantern/i18n'
import { useHideAmounts } from '../../parts/hide-amounts.atoms.ts'
import { partsMessages } from '../../parts/parts.messages.ts'
import { statementMessages } from '../parts/statement.messages.ts'
import styles from '../parts/statement.module.css'
import { barsOf } from '../parts/statement.rules.ts'

export type ResultChartProps = {
  rows: readonly { key: string; net: string }[]
  word: (key: string) => string
  title: string
}

/** Bars to the left of the middle for losses, to the right for gains. The table below has the figures. */
export function ResultChart({ rows, word, title }: ResultChartProps) {
  const t = useMessages(statementMessages)
  const p = useMessages(partsMessages)
  const [isHidden] = useHideAmounts()
  // Lengths reveal amounts too.
  const bars = isHidden ? [] : barsOf(rows.map(({ net }) => net))
  const told = rows.map(({ key, net }) => t.pair({ name: word(key), net: formatMoney(net, { sign: true }) }))
  return (
    <div
      className={styles.chart}
      role="img"
      aria-label={t.chart({ title, list: isHidden ? p.hidden : told.join(t.comma) })}
    >
      {rows.map(({ key }, index) => {
        const length = bars[index] ?? 0
        return (
          <div key={key} className={styles.bar}>
            <span className={styles.barName}>{word(key)}</span>
            <svg viewBox="0 0 200 16" preserveAspectRatio="none" className={styles.plot} aria-hidden="true">
              <rect
                className={styles.length}
                data-loss={length < 0 || undefined}
                x={length < 0 ? Math.min(100 + length * 100, 98) : 100}
                y="4"
                width={Math.max(Math.abs(length) * 100, 2)}
                height="8"
              />
              <path className={styles.axis} d="M100 0v16" />
            </svg>
          </div>
        )
      })}
    </div>
  )
}
