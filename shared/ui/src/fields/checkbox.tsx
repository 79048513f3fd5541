import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../base/class-names.ts'
import { IconAlert, IconCheck } from '../icons/icons.ts'
import styles from './choice.module.css'

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  /** The label text; may contain links. */
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  onCheckedChange?: (checked: boolean) => void
}

/** Renders a native checkbox with its label. */
export function Checkbox({ label, hint, error, className, onChange, onCheckedChange, id, ...input }: CheckboxProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <div className={styles.choice} data-invalid={error ? true : undefined}>
      <label className={styles.row} htmlFor={inputId}>
        <span className={styles.control}>
          <input
            {...input}
            id={inputId}
            type="checkbox"
            className={classNames(styles.box, className)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || hint ? `${inputId}-note` : undefined}
            onChange={(event) => {
              onChange?.(event)
              onCheckedChange?.(event.target.checked)
            }}
          />
          <IconCheck className={styles.tick} />
        </span>
        <span className={styles.label}>{label}</span>
      </label>
      {(error || hint) && (
        <p className={styles.note} id={`${inputId}-note`} data-error={error ? true : undefined}>
          {error && <IconAlert className={styles.alert} />}
          <span>{error || hint}</span>
        </p>
      )}
    </div>
  )
}
