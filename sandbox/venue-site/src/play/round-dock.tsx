/** Dock below every game that is played round by round: result of the last round, stake, and one action. */
import type { Round } from '@lantern/contract/rounds'
import { type ReactNode, useEffect, useState } from 'react'
import { moneyText, toFen } from '../slip/slip.rules.ts'
import { toneOf } from './round-check.rules.ts'
import styles from './round-dock.module.css'
import { usePlayText } from './use-play-text.ts'
import type { Rounds } from './use-rounds.ts'

export type RoundDockProps = {
  state: Rounds
  action: string
  /** The round whose result is shown; undefined while its animation runs. */
  last: Round | undefined
  isRunning: boolean
  onPlay: (stakeFen: number) => void
  /** Details of the last round. */
  children?: ReactNode
}

const FIRST_STAKE = '2.00'
const HISTORY = 8

export function RoundDock({ state, action, last, isRunning, onPlay, children }: RoundDockProps) {
  const { t } = usePlayText()
  const { table, phase, readyAt, rounds } = state
  const [chosen, setChosen] = useState<string | null>(null)
  const isReady = useReady(readyAt)
  if (!table) return null
  const { stakes, cycleMs, walletMode } = table.game
  const at = Math.max(0, stakes.indexOf(chosen ?? rounds[0]?.stake ?? FIRST_STAKE))
  const stake = toFen(stakes[at] ?? FIRST_STAKE)
  const isShort = stake > toFen(table.balance)
  const isBusy = phase.kind === 'asking' || isRunning
  const isBlocked = isBusy || !isReady || isShort || phase.kind === 'lost' || phase.kind === 'unfair'
  return (
    <div className={styles.dock}>
      <p
        className={styles.result}
        role="status"
        data-tone={phase.kind === 'unfair' ? 'wrong' : last && phase.kind === 'idle' ? toneOf(last) : 'plain'}
      >
        {sentence()}
      </p>
      {rounds.length > 0 && (
        <ol className={styles.history} aria-label={t.recent}>
          {(isRunning ? rounds.slice(1) : rounds).slice(0, HISTORY).map((round) => (
            <li key={round.no} data-tone={toneOf(round)}>
              {moneyText(toFen(round.return))}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.detail}>{children}</div>
      <div className={styles.controls}>
        <div className={styles.stake}>
          <button
            type="button"
            aria-label={t.less}
            disabled={isBusy || at === 0}
            onClick={() => setChosen(stakes[at - 1] ?? null)}
          >
            −
          </button>
          <p className={styles.amount}>
            <span>{t.stake}</span>
            <b>{moneyText(stake)}</b>
          </p>
          <button
            type="button"
            aria-label={t.more}
            disabled={isBusy || at === stakes.length - 1}
            onClick={() => setChosen(stakes[at + 1] ?? null)}
          >
            +
          </button>
        </div>
        {phase.kind === 'lost' ? (
          <button type="button" className={styles.action} onClick={state.check}>
            {t.check}
          </button>
        ) : (
          <button
            type="button"
            className={styles.action}
            aria-disabled={isBlocked}
            data-waiting={!isReady || isBusy}
            onClick={() => {
              if (!isBlocked) onPlay(stake)
            }}
          >
            <span
              key={readyAt}
              className={styles.cycle}
              data-on={!isReady}
              style={{ animationDuration: `${cycleMs}ms` }}
            />
            {isBusy ? t.waiting : action}
          </button>
        )}
      </div>
      <p className={styles.note}>{t.cycle(String(cycleMs / 1_000))}</p>
    </div>
  )

  function sentence(): string {
    switch (phase.kind) {
      case 'lost':
        return t.lost
      case 'refused':
        return phase.message
      case 'stale':
        return t.stale
      case 'unfair':
        return t.mismatch
      default:
        break
    }
    if (isBusy) return ' '
    if (isShort) return walletMode === 2 ? t.noBalanceMain : t.noBalance
    if (!last) return t.ready
    const [back, put] = [toFen(last.return), toFen(last.stake)]
    if (back > put) return t.won(moneyText(back), moneyText(back - put))
    return back > 0 ? t.back(moneyText(back), moneyText(put)) : t.nothing(moneyText(put))
  }
}

/** Whether this page time has been reached. */
function useReady(at: number): boolean {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const wait = at - performance.now()
    // Timers may fire a fraction of a millisecond early.
    const timer = setTimeout(() => setNow(Math.max(at, performance.now())), Math.max(0, wait))
    return () => clearTimeout(timer)
  }, [at])
  return now >= at
}
