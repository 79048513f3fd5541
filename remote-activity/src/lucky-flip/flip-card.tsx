import { useMessages } from '@lantern/i18n'
import { IconSparkles, Spinner } from '@lantern/ui'
import { luckyFlipMessages } from './lucky-flip.messages.ts'
import styles from './lucky-flip.module.css'

type FlipCardProps = {
  position: number
  /** Prize of the open card; null for a closed one. */
  prize: string | null
  isAwaited: boolean
  disabled: boolean
  onFlip: () => void
}

/** One card. All prizes look alike; large ones have no extra effects. */
export function FlipCard({ position, prize, isAwaited, disabled, onFlip }: FlipCardProps) {
  const t = useMessages(luckyFlipMessages)
  const n = String(position + 1)
  return (
    <button
      type="button"
      className={styles.card}
      data-open={prize !== null || undefined}
      aria-label={prize === null ? t.card({ n }) : t.cardShown({ n, prize })}
      aria-busy={isAwaited}
      // Stays focusable, so that the focus is not lost while the answer is awaited.
      aria-disabled={disabled}
      onClick={() => disabled || onFlip()}
    >
      {isAwaited ? <Spinner /> : (prize ?? <IconSparkles />)}
    </button>
  )
}
