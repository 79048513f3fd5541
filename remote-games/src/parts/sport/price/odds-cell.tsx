import type { OddsType } from '@lantern/contract/constants'
import { convertOdds } from '@lantern/contract/odds'
import { formatOdds, useMessages } from '@lantern/i18n'
import { createTimer } from '@lantern/platform'
import { IconLock } from '@lantern/ui'
import { useEffect, useRef, useState } from 'react'
import { sportMessages } from '../sport.messages.ts'
import styles from './odds-cell.module.css'

/** How long a movement is shown. */
const MOVE_SHOWN_MS = 3_000
/** Characters of a price from 10 up, which is set closer; one from 100 up is smaller. */
const LONG_PRICE = 5
/** Characters of a label from here up may need more room than the cell has. */
const LONG_LABEL = 7

export type OddsCellProps = {
  /** Above the price: side or line. */
  label: string
  /** The pick in words, for screen readers. */
  name: string
  /** European price; null if the market has none. */
  odds: string | null
  oddsType: OddsType
  isOpen: boolean
  isSelected: boolean
  className?: string | undefined
  onSelect: () => void
}

/** One price. A movement is shown by an arrow and a word; the flash is decoration. */
export function OddsCell({ label, name, odds, oddsType, isOpen, isSelected, className, onSelect }: OddsCellProps) {
  const t = useMessages(sportMessages)
  const move = useMove(odds)
  const price = odds === null ? '' : formatOdds(convertOdds(odds, oddsType))
  const canSelect = isOpen && odds !== null
  return (
    <button
      type="button"
      className={`${styles.cell} ${className ?? ''}`}
      disabled={!canSelect && !isSelected}
      aria-pressed={isSelected}
      aria-label={[name, canSelect ? price : t.locked, canSelect && move && t[move]].filter(Boolean).join(' ')}
      data-label={label}
      data-long={label.length > LONG_LABEL || undefined}
      data-move={canSelect ? move : undefined}
      onClick={onSelect}
    >
      {canSelect ? (
        <span
          className={styles.odds}
          data-long={price.length > LONG_PRICE ? 'very' : price.length === LONG_PRICE || undefined}
        >
          {price}
          {move && <span className={styles.arrow} />}
        </span>
      ) : (
        <IconLock className={styles.lock} aria-hidden="true" />
      )}
    </button>
  )
}

/** The direction of the last change, for three seconds. */
function useMove(odds: string | null): 'up' | 'down' | undefined {
  const [move, setMove] = useState<'up' | 'down'>()
  const before = useRef(odds)
  useEffect(() => {
    const last = before.current
    before.current = odds
    if (last === odds || last === null || odds === null) return
    setMove(isAbove(odds, last) ? 'up' : 'down')
    const timer = createTimer(() => setMove(undefined))
    timer.start(MOVE_SHOWN_MS)
    return timer.stop
  }, [odds])
  return move
}

/** Prices have two decimals each, so the longer text, then the later one, is higher. */
function isAbove(one: string, other: string): boolean {
  return one.length === other.length ? one > other : one.length > other.length
}
