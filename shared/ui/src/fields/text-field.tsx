import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../base/class-names.ts'
import { describedBy, Field, type FieldTexts } from './field.tsx'
import styles from './text-field.module.css'

export type TextFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'prefix'> & {
    /** Inside the box before the text: an icon, a country code. */
    prefix?: ReactNode
    /** Inside the box after the text: a unit, a small button. */
    suffix?: ReactNode
    /** Right of the label, e.g. 选填 / Optional. */
    aside?: ReactNode
    /** Called with the text on each change. */
    onValueChange?: (value: string) => void
  }

/** Renders a labelled `<input>`; `ref`, `className` and other attributes go to the input. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, hint, error, aside, prefix, suffix, id, className, onChange, onValueChange, ...input } =
    props
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <Field id={inputId} label={label} hideLabel={hideLabel} hint={hint} error={error} aside={aside}>
      <div className={styles.box} data-invalid={error ? true : undefined} data-disabled={input.disabled || undefined}>
        {prefix != null && <span className={styles.prefix}>{prefix}</span>}
        <input
          type="text"
          {...input}
          id={inputId}
          className={classNames(styles.input, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(describedBy(inputId, { hint, error }), input['aria-describedby']) || undefined}
          onChange={(event) => {
            onChange?.(event)
            onValueChange?.(event.target.value)
          }}
        />
        {suffix != null && <span className={styles.suffix}>{suffix}</span>}
      </div>
    </Field>
  )
}
