import { formatMoney, useMessages } from '@lantern/i18n'
import { Amount, classNames } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { depositMethodsQuery } from '../../parts/money.api.ts'
import tiles from '../tile.module.css'
import { speedMessages } from './speed.messages.ts'
import styles from './speed.module.css'

const SHELF_MS = 10_000

export type SpeedAmountsProps = {
  /** Amounts on offer, smallest first. */
  offers: readonly string[]
  /** As stored in the draft, with or without decimals. */
  value: string
  error?: string
  disabled?: boolean
  onValueChange: (amount: string) => void
}

/** Amounts of a speed deposit are selected, not typed, because each must match a waiting payout. */
export function SpeedAmounts({ offers, value, error, disabled, onValueChange }: SpeedAmountsProps) {
  const t = useMessages(speedMessages)
  const name = useId()
  const noteId = useId()
  // Other members may take an offer at any time.
  useQuery({ ...depositMethodsQuery(), refetchInterval: SHELF_MS })
  const isGone = value !== '' && !offers.includes(value)
  return (
    <fieldset className={styles.offers} aria-describedby={noteId} disabled={disabled}>
      <legend className={styles.legend}>{t.offers}</legend>
      <div className={styles.grid}>
        {offers.map((amount) => (
          <label key={amount} className={styles.offer}>
            <input
              type="radio"
              className={tiles.methodInput}
              name={name}
              value={amount}
              aria-label={`¥${formatMoney(amount)}`}
              checked={amount === value}
              onChange={() => onValueChange(amount)}
            />
            <span className={classNames(tiles.tile, styles.face)}>
              <Amount value={amount} currency="¥" />
            </span>
          </label>
        ))}
      </div>
      <p id={noteId} className={styles.note} role="status" data-wrong={error || isGone ? true : undefined}>
        {isGone ? t.taken : (error ?? t.offersHint)}
      </p>
    </fieldset>
  )
}
