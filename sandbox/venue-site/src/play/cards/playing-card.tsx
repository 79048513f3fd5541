import { rankOf, suitOf } from '../../../../src/engines/cards/bulls.rules.ts'
import { usePlayText } from '../use-play-text.ts'
import styles from './playing-card.module.css'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = [
  { sign: 'diamonds', isRed: true, d: 'M12 2l8 10-8 10L4 12z' },
  {
    sign: 'clubs',
    isRed: false,
    d: 'M12 2a5 5 0 0 1 4 8 5 5 0 1 1-3 7l1 5h-4l1-5a5 5 0 1 1-3-7 5 5 0 0 1 4-8z',
  },
  { sign: 'hearts', isRed: true, d: 'M12 22C4 16 2 12 3 7c2-5 7-5 9 0 2-5 7-5 9 0 1 5-1 9-9 15z' },
  { sign: 'spades', isRed: false, d: 'M12 2c3 5 9 8 9 13 0 4-5 6-8 3l1 4h-4l1-4c-3 3-8 1-8-3 0-5 6-8 9-13z' },
] as const

export type PlayingCardProps = { card: number | null; size?: 'small' | 'large'; delayMs?: number }

/** A card face up; its back if null. */
export function PlayingCard({ card, size = 'large', delayMs = 0 }: PlayingCardProps) {
  const { t } = usePlayText()
  if (card === null)
    return (
      <span className={styles.card} data-size={size} data-back="true" role="img" aria-label={t.cardBack}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3l7 9-7 9-7-9z" />
        </svg>
      </span>
    )
  const suit = SUITS[suitOf(card)] ?? SUITS[0]
  const rank = RANKS[rankOf(card)] ?? ''
  return (
    <span
      className={styles.card}
      data-size={size}
      data-red={suit.isRed}
      role="img"
      aria-label={`${t.suits[suit.sign]} ${rank}`}
      style={{ animationDelay: `${delayMs}ms` }}
    >
      <b aria-hidden="true">{rank}</b>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={suit.d} />
      </svg>
    </span>
  )
}
