/** One price. A movement is shown briefly by a shape and a word, not by colour alone. */
import { convertOdds, oddsTypeOf } from '@lantern/contract/odds'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../locale.tsx'
import styles from './odds-button.module.css'

const MOVE_SHOWN_MS = 3_000

export type OddsButtonProps = {
  /** Small label: side or line. */
  label: string
  /** The pick in words. */
  name: string
  /** European. */
  odds: string
  oddsType: number
  /** 1 open, 2 suspended, 3 closed. */
  state: number
  isChosen: boolean
  onChoose: () => void
}

export function OddsButton({ label, name, odds, oddsType, state, isChosen, onChoose }: OddsButtonProps) {
  const { t } = useText()
  const move = useMove(odds)
  const isOpen = state === 1
  const shown = convertOdds(odds, oddsTypeOf(oddsType)).replace('-', '−')
  const word = isOpen ? shown : state === 2 ? t.suspended : t.closed
  return (
    <button
      type="button"
      className={styles.price}
      disabled={!isOpen}
      aria-pressed={isChosen}
      data-move={isOpen ? move : ''}
      onClick={onChoose}
    >
      <span className="visually-hidden">
        {name} {isOpen ? '' : word}
        {isOpen && move ? t[move] : ''}
      </span>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {isOpen ? (
        <span className={styles.odds}>{shown}</span>
      ) : (
        <svg className={styles.lock} viewBox="0 0 16 16" aria-hidden="true">
          <rect x="3" y="7" width="10" height="7" rx="2" />
          <path d="M5.5 7V5a2.5 2.5 0 0 1 5 0v2" />
        </svg>
      )}
    </button>
  )
}

function useMove(odds: string): 'up' | 'down' | '' {
  const [move, setMove] = useState<'up' | 'down' | ''>('')
  const before = useRef(odds)
  useEffect(() => {
    if (before.current === odds) return
    setMove(Number(odds) > Number(before.current) ? 'up' : 'down')
    before.current = odds
    const timer = setTimeout(() => setMove(''), MOVE_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [odds])
  return move
}
