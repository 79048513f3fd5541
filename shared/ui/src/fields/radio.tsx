import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './choice.module.css'

export type RadioProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  /** Left of the label: a mark, an icon. */
  icon?: ReactNode
  /** At the right edge: a fee, an amount. */
  aside?: ReactNode
}

/** One native radio as a row; usually rendered by `RadioGroup`. */
export function Radio({ label, hint, icon, aside, className, id, ...input }: RadioProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <label className={styles.radioRow} htmlFor={inputId}>
      <input
        {...input}
        id={inputId}
        type="radio"
        className={classNames(styles.radio, className)}
        aria-describedby={hint ? `${inputId}-note` : undefined}
      />
      {icon != null && <span className={styles.icon}>{icon}</span>}
      <span className={styles.radioTexts}>
        <span className={styles.label}>{label}</span>
        {hint && (
          <span className={styles.switchHint} id={`${inputId}-note`}>
            {hint}
          </span>
        )}
      </span>
      {aside != null && <span className={styles.aside}>{aside}</span>}
    </label>
  )
}

type RadioOption<Value extends string = string> = {
  value: Value
  label: ReactNode
  hint?: ReactNode
  icon?: ReactNode
  aside?: ReactNode
  disabled?: boolean
}

export type RadioGroupProps<Value extends string = string> = {
  /** The question, announced before the options. */
  label: string
  hideLabel?: boolean
  value: Value | null
  options: readonly RadioOption<Value>[]
  onValueChange: (value: Value) => void
  error?: ReactNode
  disabled?: boolean
  className?: string
}

/** A `<fieldset>` of radios; the browser handles the arrow keys. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hideLabel, value, options, onValueChange, error, disabled, className } = props
  const name = useId()
  return (
    <fieldset
      className={classNames(styles.group, className)}
      disabled={disabled}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className={styles.legend} data-hidden={hideLabel || undefined}>
        {label}
      </legend>
      <div className={styles.list}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            icon={option.icon}
            aside={option.aside}
            disabled={option.disabled}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
        ))}
      </div>
      {error && (
        <p className={styles.note} id={`${name}-error`} data-error role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
