/** A slot: reels, stake, one round at a time. */
import { type CSSProperties, useEffect, useState } from 'react'
import { fairDraws } from '../../../../src/engines/draws/draws.rules.ts'
import { COINS, type SlotSheet, symbolAt, WILD } from '../../../../src/engines/slots/slot-sheet.rules.ts'
import { type SlotWin, type Spin, spin, spinAt } from '../../../../src/engines/slots/slot-spin.rules.ts'
import { moneyText, toFen } from '../../slip/slip.rules.ts'
import { toneOf } from '../round-check.rules.ts'
import { RoundDock } from '../round-dock.tsx'
import { usePlayText } from '../use-play-text.ts'
import type { Rounds } from '../use-rounds.ts'
import { Reels, SPIN_MS } from './reels.tsx'
import styles from './slot-game.module.css'
import { SymbolArt } from './symbol-art.tsx'
import { hueOf, symbolsOf } from './themes.ts'

const SHOWN_WINS = 4
const NAMELESS = { zh: '', en: '' }
const NOTHING: ReadonlySet<string> = new Set()

export function SlotGame({ state, sheet }: { state: Rounds; sheet: SlotSheet }) {
  const { t, say } = usePlayText()
  const symbols = symbolsOf(sheet.theme)
  const [last] = state.rounds
  const shown = last ? spin(sheet, fairDraws(last)) : spinAt(sheet, [0, 0, 0, 0, 0])
  const isSettled = useSettled(last?.nonce ?? 0)
  const isWin = last !== undefined && isSettled && toneOf(last) === 'won'
  return (
    <div className={styles.game} style={{ '--theme-hue': hueOf(sheet.theme) } as CSSProperties}>
      <div className={styles.cabinet}>
        <p className={styles.kind}>
          {symbols[WILD] && <SymbolArt symbol={symbols[WILD]} isWild />}
          <span>
            {sheet.kind === 'ways' ? t.ways : t.lines}
            <small>{t.wildShort(say(symbols[WILD] ?? NAMELESS))}</small>
          </span>
          {symbols[1] && <SymbolArt symbol={symbols[1]} />}
        </p>
        <Reels
          sheet={sheet}
          symbols={symbols}
          stops={shown.stops}
          round={last?.nonce ?? 0}
          marked={isWin ? winningCells(sheet, shown) : NOTHING}
        />
      </div>
      <RoundDock
        state={state}
        action={t.spin}
        last={isSettled ? last : undefined}
        isRunning={!isSettled}
        onPlay={(stake) => state.play({ kind: 'spin' }, stake)}
      >
        {isSettled && last && (
          <ul className={styles.wins}>
            {mostOf(shown.wins).map((win) => (
              <li key={`${win.symbol}/${win.line}`}>
                <span>
                  {say(symbols[win.symbol] ?? NAMELESS)} × {win.run}
                </span>
                <span>{win.line < 0 ? t.waysOf(win.ways) : t.line(win.line + 1)}</span>
                <b>{moneyText((win.coins * toFen(last.stake)) / COINS)}</b>
              </li>
            ))}
          </ul>
        )}
      </RoundDock>
    </div>
  )
}

/** The largest wins of a spin. */
function mostOf(wins: readonly SlotWin[]): readonly SlotWin[] {
  return [...wins].sort((one, other) => other.coins - one.coins).slice(0, SHOWN_WINS)
}

/** Whether the reels of the newest round have stopped. A round from before this visit is shown as stopped. */
function useSettled(nonce: number): boolean {
  const [settled, setSettled] = useState(nonce)
  useEffect(() => {
    if (settled === nonce) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setSettled(nonce)
    const timer = setTimeout(() => setSettled(nonce), SPIN_MS)
    return () => clearTimeout(timer)
  }, [nonce, settled])
  return settled === nonce
}

function winningCells(sheet: SlotSheet, { stops, wins }: Spin): ReadonlySet<string> {
  const cells = new Set<string>()
  for (const { symbol, run, line } of wins)
    for (let reel = 0; reel < run; reel += 1)
      for (let row = 0; row < 3; row += 1) {
        const isOnLine = line < 0 || sheet.lines[line]?.[reel] === row
        const seen = symbolAt(sheet, reel, stops[reel] ?? 0, row)
        if (isOnLine && (seen === symbol || seen === WILD)) cells.add(`${reel}:${row}`)
      }
  return cells
}
