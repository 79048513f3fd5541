import { useId } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import styles from './money-button.module.css'

export type MoneyButtonProps = ButtonProps & {
  /** One sentence why this cannot be done now, e.g. that the network is gone; null when it can. */
  blockedBy: string | null
}

/** The button that moves money: while something stands in the way it is disabled, and the reason is said under it. */
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
      {/* Always there, so that what comes is announced. */}
      <p id={id} role="status" className={styles.reason}>
        {blockedBy}
      </p>
    </>
  )
}
