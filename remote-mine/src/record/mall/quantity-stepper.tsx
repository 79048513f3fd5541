import { formatWhole, useMessages } from '@lantern/i18n'
import { IconButton, IconMinus, IconPlus } from '@lantern/ui'
import { mallMessages } from './parts/mall.messages.ts'
import styles from './parts/mall.module.css'

type QuantityStepperProps = {
  value: number
  most: number
  disabled?: boolean
  onValueChange: (value: number) => void
}

/** A quantity between one and the most that can be taken. */
export function QuantityStepper({ value, most, disabled, onValueChange }: QuantityStepperProps) {
  const t = useMessages(mallMessages)
  return (
    <fieldset className={styles.stepper} aria-label={t.qty}>
      <span aria-hidden="true">{t.qty}</span>
      <span className={styles.steps}>
        <IconButton
          kind="tinted"
          label={t.qtyLess}
          icon={<IconMinus />}
          disabled={disabled || value <= 1}
          onClick={() => onValueChange(value - 1)}
        />
        <output className={styles.qty}>{formatWhole(value)}</output>
        <IconButton
          kind="tinted"
          label={t.qtyMore}
          icon={<IconPlus />}
          disabled={disabled || value >= most}
          onClick={() => onValueChange(value + 1)}
        />
      </span>
    </fieldset>
  )
}
