/** A shared bet (10010). */
import type { BetCard as Card } from '@lantern/contract/chat'
import { useMessages } from '@lantern/i18n'
import { chatMessages } from '../parts/chat.messages.ts'
import styles from './bet-card.module.css'

export function BetCard({ card }: { card: Card }) {
  const t = useMessages(chatMessages)
  return (
    <div className={styles.card}>
      <p className={styles.match}>{card.match || t.sharedBet}</p>
      <p className={styles.pick}>
        <span>{card.pick}</span>
        <strong>{card.odds}</strong>
      </p>
      <p className={styles.stake}>{card.stakeShown === null ? t.stakeHidden : t.stake({ amount: card.stakeShown })}</p>
    </div>
  )
}
