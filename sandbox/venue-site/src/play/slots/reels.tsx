import { useLayoutEffect, useRef } from 'react'
import { ROWS, type SlotSheet, symbolAt } from '../../../../src/engines/slots/slot-sheet.rules.ts'
import { useText } from '../../locale.tsx'
import { usePlayText } from '../use-play-text.ts'
import styles from './reels.module.css'
import { SymbolArt } from './symbol-art.tsx'
import type { SlotSymbol } from './themes.ts'

const FIRST_MS = 650
const NEXT_MS = 130
/** Symbols that run past before a reel stops. */
const PASSING = 9

/** Duration of a spin until the last reel stops. */
export const SPIN_MS = FIRST_MS + 4 * NEXT_MS

export type ReelsProps = {
  sheet: SlotSheet
  symbols: readonly SlotSymbol[]
  stops: readonly number[]
  /** A new value starts the reels. */
  round: number
  /** Cells to mark, as `reel:row`; empty for rounds without a win. */
  marked: ReadonlySet<string>
}

/** The window of five reels, with a text alternative for each row. */
export function Reels({ sheet, symbols, stops, round, marked }: ReelsProps) {
  const { t } = usePlayText()
  const { say } = useText()
  const rows = Array.from({ length: ROWS }, (_, row) =>
    t.rowText(
      row + 1,
      stops.map((stop, reel) => say(symbols[symbolAt(sheet, reel, stop, row)] ?? { zh: '', en: '' })).join(' '),
    ),
  )
  return (
    <div className={styles.window} role="img" aria-label={`${t.reelsLabel}: ${rows.join('; ')}`}>
      {stops.map((stop, reel) => (
        <Reel key={reel} sheet={sheet} symbols={symbols} reel={reel} stop={stop} round={round} marked={marked} />
      ))}
    </div>
  )
}

type ReelProps = Omit<ReelsProps, 'stops'> & { reel: number; stop: number }

function Reel({ sheet, symbols, reel, stop, round, marked }: ReelProps) {
  const strip = useRef<HTMLDivElement>(null)
  const shown = useRef(round)
  useLayoutEffect(() => {
    if (shown.current === round) return
    shown.current = round
    if (!strip.current?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // From the last symbols that pass to the three that stay: one transform, no layout.
    const share = (PASSING / (PASSING + ROWS)) * 100
    strip.current.animate([{ transform: `translateY(-${share}%)` }, { transform: 'translateY(0)' }], {
      duration: FIRST_MS + reel * NEXT_MS,
      easing: 'cubic-bezier(0.16, 0.7, 0.25, 1)',
    })
  }, [round, reel])
  const length = sheet.reels[reel]?.length ?? 1
  return (
    <div className={styles.reel}>
      <div ref={strip} className={styles.strip}>
        {Array.from({ length: ROWS + PASSING }, (_, row) => {
          const symbol = symbolAt(sheet, reel, stop, row % length)
          const art = symbols[symbol]
          return (
            <div key={row} className={styles.cell} data-marked={row < ROWS && marked.has(`${reel}:${row}`)}>
              {art && <SymbolArt symbol={art} isWild={symbol === 0} />}
            </div>
          )
        })}
      </div>
    </div>
  )
}
