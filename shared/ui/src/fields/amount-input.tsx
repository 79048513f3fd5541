import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../base/class-names.ts'
import { amountParts, filterAmount } from './amount-filter.rules.ts'
import styles from './amount-input.module.css'
import { describedBy, Field, type FieldTexts } from './field.tsx'

export type AmountInputProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'value' | 'min' | 'max' | 'type' | 'onChange' | 'defaultValue'> & {
    /** The input, e.g. `1234.5`: digits and one point, no separators. */
    value: string
    onValueChange: (value: string) => void
    /** Currency before the amount: `¥`, `USDT`. */
    currency: string
    /** Range, shown right of the label unless `aside` is given. The caller validates it. */
    min?: string
    max?: string
    /** Quick amounts, whole, shown as chips. */
    quick?: readonly string[]
    /** Accessible name of the chips, e.g. 快捷金额 / Quick amounts. */
    quickLabel?: string
    /** Fills in the full balance. */
    onAll?: () => void
    allLabel?: string
    /** Digits after the point. @default 2 */
    decimals?: number
    /** Right of the label: the balance, a limit. */
    aside?: ReactNode
  }

/** A large amount with its currency; typed and pasted text passes the filter of spec.md 5. */
export function AmountInput(props: AmountInputProps) {
  const { label, hideLabel, hint, error, aside, value, onValueChange, currency, min, max, quick, quickLabel, ...rest } =
    props
  const { onAll, allLabel, decimals, id, className, disabled, placeholder, ...input } = rest
  const ownId = useId()
  const inputId = id ?? ownId
  const range = min && max ? `${min} – ${max}` : min
  const rangeId = range && aside === undefined ? `${inputId}-range` : undefined
  return (
    <Field
      id={inputId}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      aside={rangeId ? <span id={rangeId}>{currency + (currency.length > 1 ? ' ' : '') + range}</span> : aside}
    >
      <div className={styles.box} data-invalid={error ? true : undefined} data-disabled={disabled || undefined}>
        <span className={styles.currency} aria-hidden="true">
          {currency}
        </span>
        <input
          {...input}
          id={inputId}
          className={classNames(styles.input, className)}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          disabled={disabled}
          value={value}
          placeholder={placeholder ?? '0.00'}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            classNames(error ? undefined : rangeId, describedBy(inputId, { hint, error }), input['aria-describedby']) ||
            undefined
          }
          onChange={(event) => onValueChange(filterAmount(event.target.value, decimals))}
        />
        {onAll && (
          <button type="button" className={styles.all} disabled={disabled} onClick={onAll}>
            {allLabel}
          </button>
        )}
      </div>
      {quick && quick.length > 0 && (
        <fieldset className={styles.quick} aria-label={quickLabel} disabled={disabled}>
          {quick.map((amount) => (
            <button
              key={amount}
              type="button"
              className={styles.chip}
              aria-pressed={amount === value}
              onClick={() => onValueChange(amount)}
            >
              {amountParts(amount).whole}
            </button>
          ))}
        </fieldset>
      )}
    </Field>
  )
}
