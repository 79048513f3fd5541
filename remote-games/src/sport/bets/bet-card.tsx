import { convertOdds } from '@lantern/contract/odds'
import { entryOf } from '@lantern/contract/open-enum'
import { BET_STATE, type Bet, type LegResult } from '@lantern/contract/records'
import { formatMoney, formatOdds, useMessages } from '@lantern/i18n'
import { Button } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { fenText, returnFen, stakeFen } from '../../parts/slip/slip-money.rules.ts'
import { selectAgain } from '../../parts/sport/price/select-again.ts'
import { useOddsType } from '../../parts/sport/use-odds-type.ts'
import styles from './bet-card.module.css'
import { betRuleQuery } from './bets.api.ts'
import { betsMessages } from './bets.messages.ts'
import { selectionsToRepeat } from './bets.rules.ts'
import { CashOut } from './cash-out.tsx'
import { LegMatch } from './leg-match.tsx'

/** One bet: its picks with their results, its amounts, the rule that settled it, and a button to select its open picks again. */
export function BetCard({ bet }: { bet: Bet }) {
  const t = useMessages(betsMessages)
  const { type } = useOddsType()
  const results = {
    WIN: t.WIN,
    HALF_WIN: t.HALF_WIN,
    LOSE: t.LOSE,
    HALF_LOSE: t.HALF_LOSE,
    DRAW: t.DRAW,
    CASHOUT: t.CASHOUT,
    VOID: t.VOID,
  }
  const states = { 1: t.s1, 2: t.s2, 3: t.s3, 4: t.s4, 5: t.s5 }
  const resultOf = (result: LegResult): string => entryOf(results, result) ?? result
  const isOpen = bet.state === BET_STATE.open || bet.state === BET_STATE.pending
  const isParlay = bet.kind === 'parlay'
  const word =
    bet.state === BET_STATE.settled && bet.result
      ? resultOf(bet.result)
      : (entryOf(states, bet.state) ?? String(bet.state))
  const price = (odds: string): string => formatOdds(convertOdds(odds, type))
  const back = isOpen
    ? fenText(
        returnFen(
          stakeFen(bet.stake),
          bet.legs.map(({ odds }) => odds),
        ),
      )
    : bet.return
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <span className={styles.title}>{isParlay ? t.parlay({ count: bet.legs.length }) : bet.legs[0]?.pick}</span>
        <span className={styles.odds}>{price(bet.odds)}</span>
        <span className={styles.word} data-state={isOpen ? 'open' : 'done'}>
          {word}
        </span>
      </header>
      <ol className={styles.legs}>
        {bet.legs.map((leg) => (
          <li key={leg.matchId} className={styles.leg}>
            {isParlay && (
              <span className={styles.pick}>
                {leg.pick} · {price(leg.odds)}
                {leg.result && ` · ${resultOf(leg.result)}`}
              </span>
            )}
            <LegMatch leg={leg} />
          </li>
        ))}
      </ol>
      <dl className={styles.money}>
        <div>
          <dt>{t.stake}</dt>
          <dd>¥{formatMoney(bet.stake)}</dd>
        </div>
        <div>
          <dt>{isOpen ? t.possible : t.returned}</dt>
          <dd>¥{formatMoney(back)}</dd>
        </div>
      </dl>
      {bet.parts.length > 0 && (
        <details className={styles.parts}>
          <summary>{t.parts}</summary>
          <ul>
            {bet.parts.map((part) => (
              <li key={part.no}>
                {t.partRow({ stake: formatMoney(part.stake), returned: formatMoney(part.returned) })}
                <p>{part.rule}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className={styles.ends}>
        {bet.state === BET_STATE.open && <CashOut bet={bet} />}
        {!isOpen && <SettledBy no={bet.no} />}
        <Again bet={bet} />
        {bet.shareable && (
          <Button size="sm" kind="quiet" render={<Link to={{ search: shareAddress(bet.no) }} />}>
            {t.share}
          </Button>
        )}
      </div>
    </article>
  )
}

/** Link to the chat over this page, with the share form of the bet open. */
function shareAddress(no: string): string {
  return `?${new URLSearchParams({ chat: '1', roomId: 'lobby', shareBet: no })}`
}

/** The rule that settled a bet, fetched when it is opened. */
function SettledBy({ no }: { no: string }) {
  const t = useMessages(betsMessages)
  const [isShown, setShown] = useState(false)
  const rule = useQuery({ ...betRuleQuery(no), enabled: isShown })
  return (
    <>
      <Button size="sm" kind="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t.rule}
      </Button>
      {isShown && (
        <p className={styles.rule} role="status">
          {rule.isError ? t.ruleFailed : (rule.data ?? t.loading)}
        </p>
      )}
    </>
  )
}

type Outcome = { kind: 'idle' } | { kind: 'busy' } | { kind: 'done'; count: number } | { kind: 'failed' }

/** Puts the open picks of a bet on the slip, without its stake, so that no amount is suggested. */
function Again({ bet }: { bet: Bet }) {
  const t = useMessages(betsMessages)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' })
  const picks = selectionsToRepeat(bet)
  if (picks.length === 0) return null
  const again = async (): Promise<void> => {
    setOutcome({ kind: 'busy' })
    setOutcome(
      await selectAgain(picks).then(
        (count): Outcome => ({ kind: 'done', count }),
        (): Outcome => ({ kind: 'failed' }),
      ),
    )
  }
  return (
    <>
      <Button size="sm" kind="quiet" busy={outcome.kind === 'busy'} onClick={() => void again()}>
        {t.again}
      </Button>
      {(outcome.kind === 'done' || outcome.kind === 'failed') && (
        <p className={styles.rule} role="status">
          {outcome.kind === 'failed' ? t.failed : outcome.count === 0 ? t.noneOpen : t.added({ count: outcome.count })}
        </p>
      )}
    </>
  )
}
