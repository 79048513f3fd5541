import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './choice.module.css'

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> & {
  label: ReactNode
  hint?: ReactNode
  onCheckedChange?: (checked: boolean) => void
}

/** A setting that applies at once: a native checkbox with the role of a switch, label on the left. */
export function Switch({ label, hint, className, onChange, onCheckedChange, id, ...input }: SwitchProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <label className={styles.switchRow} htmlFor={inputId}>
      <span className={styles.switchTexts}>
        <span className={styles.label}>{label}</span>
        {hint && (
          <span className={styles.switchHint} id={`${inputId}-note`}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...input}
        id={inputId}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its own checked state
        role="switch"
        className={classNames(styles.switch, className)}
        aria-describedby={hint ? `${inputId}-note` : undefined}
        onChange={(event) => {
          onChange?.(event)
          onCheckedChange?.(event.target.checked)
        }}
      />
    </label>
  )
}
