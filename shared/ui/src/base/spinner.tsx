import { IconBusy } from '../icons/icons.ts'
import { classNames } from './class-names.ts'
import { HiddenText } from './hidden-text.tsx'
import styles from './spinner.module.css'

export type SpinnerProps = {
  /** Said to screen readers; without it the spinner is decoration beside something that is `aria-busy`. */
  label?: string
  className?: string
}

/** A turning arc of 20 px in the colour of the text. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span className={classNames(styles.spinner, className)}>
      <IconBusy className={styles.arc} />
      {label && <HiddenText role="status">{label}</HiddenText>}
    </span>
  )
}
