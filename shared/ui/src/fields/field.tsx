import type { ReactNode } from 'react'
import { IconAlert } from '../icons/icons.ts'
import styles from './field.module.css'

/** The parts of a form field around its input. */
export type FieldTexts = {
  label: string
  /** Hides the label visually, not for screen readers. */
  hideLabel?: boolean
  /** One sentence of help. */
  hint?: ReactNode
  /** One sentence with the error and its remedy; replaces the hint. */
  error?: ReactNode
}

export type FieldProps = FieldTexts & {
  id: string
  /** Right of the label, e.g. 选填 / Optional or a link. */
  aside?: ReactNode
  children: ReactNode
}

/** Ids for the input, so that hint and error are announced with it. */
export function describedBy(id: string, texts: { hint?: unknown; error?: unknown }): string | undefined {
  if (texts.error) return `${id}-error`
  return texts.hint ? `${id}-hint` : undefined
}

/** Label above, hint or error below one input. */
export function Field({ id, label, hideLabel, hint, error, aside, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <div className={styles.head} data-hidden={hideLabel || undefined}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside != null && <span className={styles.aside}>{aside}</span>}
      </div>
      {children}
      {error ? (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <IconAlert className={styles.icon} />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
