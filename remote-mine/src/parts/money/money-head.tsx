import type { Figure } from '@lantern/contract/explain'
import { formatTime, useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { Amount, IconButton, IconHide, IconRefresh, IconShow } from '@lantern/ui'
import { ExplainedAmount } from '../explain/explained-amount.tsx'
import { useHideAmounts } from '../hide-amounts.atoms.ts'
import { STALE_FIGURE_MS } from '../money.api.ts'
import { partsMessages } from '../parts.messages.ts'
import styles from '../parts.module.css'

export type MoneyHeadProps = {
  label: string
  /** Amount as a wire string. */
  amount: string
  /** Makes the amount open its postings. */
  figure?: Figure
  /** Time of the response, epoch ms of the device clock. */
  updatedAt: number
  /** It is of an earlier visit, so its timestamp is shown however new it is. */
  isKept?: boolean
  isRefreshing: boolean
  onRefresh: () => void
}

/** The main figure of a money page with its hide and refresh buttons; shows its timestamp once it is a minute old. */
export function MoneyHead({ label, amount, figure, updatedAt, isKept, isRefreshing, onRefresh }: MoneyHeadProps) {
  const t = useMessages(partsMessages)
  const [isHidden, setHidden] = useHideAmounts()
  const isStale = updatedAt > 0 && (isKept || Date.now() - updatedAt > STALE_FIGURE_MS)
  return (
    <div>
      <div className={styles.head}>
        <span>
          {label}
          {isStale && (
            <span className={styles.age}>
              {' '}
              · {t.asOf({ time: formatTime(now() - (Date.now() - updatedAt), true) })}
            </span>
          )}
        </span>
        <span className={styles.headTools}>
          <IconButton
            label={isHidden ? t.showAmounts : t.hideAmounts}
            icon={isHidden ? <IconHide /> : <IconShow />}
            aria-pressed={isHidden}
            onClick={() => setHidden(!isHidden)}
          />
          <IconButton label={t.refresh} icon={<IconRefresh />} busy={isRefreshing} onClick={onRefresh} />
        </span>
      </div>
      {figure === undefined ? (
        <Amount value={amount} currency="¥" size="hero" hidden={isHidden} hiddenLabel={t.hidden} />
      ) : (
        <ExplainedAmount figure={figure} label={label} value={amount} size="hero" />
      )}
    </div>
  )
}
