import { useId } from 'react'
import { moneyText, toFen } from '../../slip/slip.rules.ts'
import { useSharedText } from '../use-shared-text.ts'
import styles from './chip-dock.module.css'
import { type Chips, MAX_POSITIONS } from './use-chips.ts'

export type ChipDockProps = {
  chips: Chips
  /** Amounts of the chips, fen. */
  amounts: readonly number[]
  chosen: number
  onChoose: (fen: number) => void
  /** Staked in the running round, fen. */
  placed: number
  maxFen: number
  balance: string
  isOpen: boolean
}

/** The chips to choose from, the total on the board, and one action. */
export function ChipDock({ chips, amounts, chosen, onChoose, placed, maxFen, balance, isOpen }: ChipDockProps) {
  const { t } = useSharedText()
  const name = useId()
  const { phase, total, pending } = chips
  const problem = problemOf()
  const isBusy = phase.kind === 'asking' || phase.kind === 'lost'
  const isBlocked = !isOpen || isBusy || total === 0 || problem !== ''
  return (
    <div className={styles.dock}>
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">{t.chips}</legend>
        {amounts.map((fen) => (
          <label key={fen} className={styles.chip}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={fen === chosen}
              aria-label={t.chip(moneyText(fen))}
              onChange={() => onChoose(fen)}
            />
            <span aria-hidden="true">{fen / 100}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.message} role="status">
        {sentence()}
      </p>
      <dl className={styles.sums}>
        {[
          [t.placed, moneyText(placed)],
          [t.pending, moneyText(total)],
          [t.balance, moneyText(toFen(balance))],
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <button type="button" className={styles.clear} disabled={total === 0 || isBusy} onClick={chips.clear}>
          {t.clear}
        </button>
        {phase.kind === 'lost' ? (
          <button type="button" className={styles.action} onClick={chips.check}>
            {t.check}
          </button>
        ) : (
          <button
            type="button"
            className={styles.action}
            aria-disabled={isBlocked}
            onClick={() => {
              if (!isBlocked) chips.place()
            }}
          >
            {phase.kind === 'asking' ? t.placing : t.confirm}
          </button>
        )}
      </div>
    </div>
  )

  function problemOf(): string {
    if (total > toFen(balance)) return t.noBalance
    if (placed + total > maxFen) return t.limit(moneyText(maxFen))
    return pending.size > MAX_POSITIONS ? t.tooMany(MAX_POSITIONS) : ''
  }

  function sentence(): string {
    switch (phase.kind) {
      case 'lost':
        return t.lost
      case 'closed':
        return t.closedBefore
      case 'refused':
        return phase.message
      case 'placed':
        return t.placedNow(moneyText(phase.fen))
      default:
        return problem || ' '
    }
  }
}
