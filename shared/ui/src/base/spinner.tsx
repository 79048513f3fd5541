import { IconBusy } from '../icons/icons.ts'
import { classNames } from './class-names.ts'
import { HiddenText } from './hidden-text.tsx'
import styles from './spinner.module.css'

export type SpinnerProps = {
  /** Accessible name; without it the spinner is decorative, beside an element with `aria-busy`. */
  label?: string
  className?: string
}

/** A rotating arc of 20 px in the text colour. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span className={classNames(styles.spinner, className)}>
      <IconBusy className={styles.arc} />
      {label && <HiddenText role="status">{label}</HiddenText>}
    </span>
  )
}
