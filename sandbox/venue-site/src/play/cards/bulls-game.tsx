/** Bulls against three seats of the house: everyone stakes the same, the best hand takes the pot. */
import { useEffect, useState } from 'react'
import { type BullsSheet, dealBulls, HAND, SEATS } from '../../../../src/engines/cards/bulls.rules.ts'
import { fairDraws } from '../../../../src/engines/draws/draws.rules.ts'
import { moneyText, toFen } from '../../slip/slip.rules.ts'
import { toneOf } from '../round-check.rules.ts'
import { RoundDock } from '../round-dock.tsx'
import { usePlayText } from '../use-play-text.ts'
import type { Rounds } from '../use-rounds.ts'
import styles from './bulls-game.module.css'
import { PlayingCard } from './playing-card.tsx'

const CARD_MS = 90
/** Duration of the deal until the last card is on the table. */
const DEAL_MS = HAND * SEATS * CARD_MS + 200

export function BullsGame({ state, sheet }: { state: Rounds; sheet: BullsSheet }) {
  const { t } = usePlayText()
  const [last] = state.rounds
  const deal = last ? dealBulls(fairDraws(last)) : null
  const isSettled = useSettled(last?.nonce ?? 0)
  const isWin = last !== undefined && isSettled && toneOf(last) === 'won'
  const pot = last ? (toFen(last.stake) * SEATS * (100 - sheet.rakePercent)) / 100 : null
  const seat = (index: number) => {
    const hand = deal?.hands[index]
    const rank = deal?.bulls[index]?.rank
    return (
      <section
        key={index}
        className={styles.seat}
        data-own={index === 0}
        data-won={isSettled && isWin && index === 0}
        aria-label={t.seats[index] ?? ''}
      >
        <p className={styles.name}>
          <span>{t.seats[index]}</span>
          {isSettled && rank !== undefined && (
            <b>
              {t.bulls[rank]}
              {deal?.winner === index && <em>{t.takesPot}</em>}
            </b>
          )}
        </p>
        <div className={styles.hand}>
          {Array.from({ length: HAND }, (_, at) => (
            <PlayingCard
              key={`${last?.no ?? ''}/${hand?.[at] ?? at}`}
              card={hand?.[at] ?? null}
              size={index === 0 ? 'large' : 'small'}
              delayMs={(at * SEATS + index) * CARD_MS}
            />
          ))}
        </div>
      </section>
    )
  }
  return (
    <div className={styles.game}>
      <div className={styles.felt}>
        <div className={styles.others}>{[1, 2, 3].map(seat)}</div>
        <p className={styles.pot}>
          <span>{t.pot}</span>
          <b>{pot === null ? '—' : moneyText(pot)}</b>
          <small>{t.rake(String(sheet.rakePercent))}</small>
        </p>
        {seat(0)}
      </div>
      <RoundDock
        state={state}
        action={t.deal}
        last={isSettled ? last : undefined}
        isRunning={!isSettled}
        onPlay={(stake) => state.play({ kind: 'deal' }, stake)}
      />
    </div>
  )
}

/** Whether the newest round is fully dealt. A round from before this visit is shown as dealt. */
function useSettled(nonce: number): boolean {
  const [settled, setSettled] = useState(nonce)
  useEffect(() => {
    if (settled === nonce) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setSettled(nonce)
    const timer = setTimeout(() => setSettled(nonce), DEAL_MS)
    return () => clearTimeout(timer)
  }, [nonce, settled])
  return settled === nonce
}
