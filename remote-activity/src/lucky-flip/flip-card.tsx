import { useMessages } from '@lantern/i18n'
import { Spinner } from '@lantern/ui'
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

/** One card, with a lantern on its back. All prizes look alike; large ones have no extra effects. */
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
      {isAwaited ? <Spinner /> : (prize ?? <Lantern />)}
    </button>
  )
}

function Lantern() {
  return (
    <svg viewBox="0 0 24 24" className={styles.lantern} aria-hidden="true">
      <path d="M12 1v3M8 20h8M12 20v3" />
      <path d="M8 4h8q5 8 0 16H8q-5-8 0-16zM12 4v16" />
    </svg>
  )
}
