import { useMessages } from '@lantern/i18n'
import { AmountInput } from '@lantern/ui'
import { slipMessages } from './slip.messages.ts'
import styles from './stake-input.module.css'

const QUICK = ['10', '50', '100'] as const

export type StakeInputProps = {
  label: string
  hideLabel?: boolean
  value: string
  disabled: boolean
  onStake: (stake: string) => void
}

/** A stake with quick amounts; phones show their number pad. */
export function StakeInput({ label, hideLabel, value, disabled, onStake }: StakeInputProps) {
  const t = useMessages(slipMessages)
  return (
    <div className={styles.stake}>
      <AmountInput
        label={label}
        hideLabel={hideLabel}
        currency="¥"
        value={value}
        disabled={disabled}
        quick={QUICK}
        quickLabel={t.quick}
        placeholder="0.00"
        onValueChange={onStake}
      />
    </div>
  )
}
