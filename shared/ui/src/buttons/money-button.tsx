import { useId } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import styles from './money-button.module.css'

export type MoneyButtonProps = ButtonProps & {
  /** One sentence why the action is blocked, e.g. no network; null when it is available. */
  blockedBy: string | null
}

/** A button that moves money: while blocked it is disabled, with the reason below. */
export function MoneyButton({ blockedBy, disabled, ...button }: MoneyButtonProps) {
  const id = useId()
  const isBlocked = blockedBy !== null
  return (
    <>
      <Button
        {...button}
        disabled={disabled || isBlocked}
        aria-describedby={isBlocked ? id : button['aria-describedby']}
      />
      {/* Always rendered, so that a new reason is announced. */}
      <p id={id} role="status" className={styles.reason}>
        {blockedBy}
      </p>
    </>
  )
}
