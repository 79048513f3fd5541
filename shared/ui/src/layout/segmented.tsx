import { type ReactNode, useId } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './segmented.module.css'

type SegmentedOption<Value extends string = string> = { value: Value; label: ReactNode; disabled?: boolean }

export type SegmentedProps<Value extends string = string> = {
  /** Accessible name of the choice. */
  label: string
  value: Value
  options: readonly SegmentedOption<Value>[]
  onValueChange: (value: Value) => void
  className?: string
}

/** Two to five choices side by side: native radios, so the browser handles the arrow keys. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onValueChange,
  className,
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classNames(styles.group, className)} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          <span className={styles.text}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
