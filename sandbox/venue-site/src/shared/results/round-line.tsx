import type { DataOf } from '@lantern/contract/endpoint'
import type { playShared } from '@lantern/contract/shared-rounds'
import type { RoundPhase } from '../../../../src/engines/shared/round-clock.rules.ts'
import type { SharedSheet } from '../../../../src/engines/shared/shared-game.rules.ts'
import { moneyText, toFen } from '../../slip/slip.rules.ts'
import type { SharedState } from '../use-shared-game.ts'
import { useSharedText } from '../use-shared-text.ts'
import { clockText } from './clock-text.rules.ts'
import { outcomeText, roundName } from './outcome-text.rules.ts'
import styles from './round-line.module.css'

export type RoundLineProps = {
  state: SharedState
  sheet: SharedSheet
  round: DataOf<typeof playShared>['round']
  phase: RoundPhase
  /** The venue's clock. */
  now: number
}

/** Current phase with its time left, and the result of the newest round. Phases are announced, seconds are not. */
export function RoundLine({ state, sheet, round, phase, now }: RoundLineProps) {
  const { t } = useSharedText()
  const until = phase === 'betting' ? round.closeAt : phase === 'closed' ? round.resultAt : round.endAt
  const left = Math.max(0, until - now)
  const whole = until - (phase === 'betting' ? round.startAt : phase === 'closed' ? round.closeAt : round.resultAt)
  const [newest] = state.results
  const settled = state.bets.filter((bet) => bet.round === newest?.no && bet.return !== null)
  return (
    <div className={styles.line}>
      <div className={styles.top}>
        <p role="status" className={styles.phase} data-phase={state.hasFailed ? 'failed' : phase}>
          {phaseText()}
        </p>
        <p role="timer" aria-label={t.timeLeft} className={styles.time}>
          {clockText(left)}
        </p>
      </div>
      <span
        className={styles.bar}
        aria-hidden="true"
        style={{ transform: `scaleX(${whole > 0 ? Math.min(1, left / whole) : 0})` }}
      />
      <p className={styles.result} role="status">
        {newest ? t.outcome(roundName(sheet, newest.no, t), outcomeText(sheet, newest.outcome, t)) : ' '}
        {settled.length > 0 && <b className={styles.net}> {netText()}</b>}
      </p>
    </div>
  )

  function phaseText(): string {
    if (state.isUnfair) return t.unfair
    if (state.hasFailed) return t.stale
    return t[phase]
  }

  /** Only a return above the stakes is called a win. */
  function netText(): string {
    const staked = settled.reduce((sum, { stake }) => sum + toFen(stake), 0)
    const back = settled.reduce((sum, bet) => sum + toFen(bet.return ?? '0'), 0)
    const text = t.net(moneyText(staked), moneyText(back))
    return back > staked ? `${text}, ${t.won(moneyText(back - staked))}` : text
  }
}
