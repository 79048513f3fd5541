import type { ReactNode } from 'react'
import { moneyText, toFen } from '../slip/slip.rules.ts'
import styles from './info-sheet.module.css'
import { Sheet } from './sheet.tsx'
import { usePlayText } from './use-play-text.ts'
import type { Table } from './use-rounds.ts'

/** Figures of a game, and the rules of its engine. */
export function InfoSheet({
  game,
  onClose,
  children,
}: {
  game: Table['game']
  onClose: () => void
  children?: ReactNode
}) {
  const { t, say } = usePlayText()
  const facts = [
    [t.rtpFact, `${game.rtp}%`],
    ...(game.volatility === null ? [] : [[t.volatility, t.volatilities[game.volatility] ?? game.volatility]]),
    [t.maximum, t.times(String(game.maxMultiple))],
    [t.limits, `${moneyText(toFen(game.stakes[0] ?? '0'))} – ${moneyText(toFen(game.stakes.at(-1) ?? '0'))}`],
    [t.wallet, game.walletMode === 2 ? t.walletSeamless : t.walletTransfer],
  ] as const
  return (
    <Sheet title={say(game.name)} onClose={onClose}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t.rtpNote}</p>
      {children}
    </Sheet>
  )
}
