import { MIN_CASH_OUT_PART } from '@lantern/contract/records'
import { formatMoney, useMessages } from '@lantern/i18n'
import { AmountInput } from '@lantern/ui'
import styles from './bet-card.module.css'
import { betsMessages } from './bets.messages.ts'
import { partOfPercent, partProblem, percentOf, restOf } from './cash-out.rules.ts'

export type CashOutPartProps = { stake: string; part: string; disabled: boolean; onPart: (part: string) => void }

/** The stake of a part, by slider or typed exactly. */
export function CashOutPart({ stake, part, disabled, onPart }: CashOutPartProps) {
  const t = useMessages(betsMessages)
  const problem = partProblem(stake, part)
  const percent = percentOf(stake, part)
  const min = formatMoney(MIN_CASH_OUT_PART)
  const error = problem === 'small' ? t.partSmall({ min }) : problem === 'leaves' ? t.partLeaves({ min }) : undefined
  return (
    <div className={styles.part}>
      <input
        type="range"
        className={styles.slider}
        aria-label={t.partSlider}
        aria-valuetext={t.partShare({ stake: formatMoney(part === '' ? '0.00' : part), percent })}
        min={1}
        max={99}
        value={percent}
        disabled={disabled}
        onChange={(event) => onPart(partOfPercent(stake, Number(event.target.value)))}
      />
      <AmountInput
        label={t.partStake}
        currency="¥"
        value={part}
        disabled={disabled}
        placeholder="0.00"
        error={error}
        hint={problem === null ? t.partRest({ rest: formatMoney(restOf(stake, part)) }) : undefined}
        onValueChange={onPart}
      />
    </div>
  )
}
