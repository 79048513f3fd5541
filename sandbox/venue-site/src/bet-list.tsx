/** The member's bets at this venue, newest first, open ones with the current score. */
import { convertOdds, oddsTypeOf } from '@lantern/contract/odds'
import type { Bet } from '@lantern/contract/records'
import styles from './bet-list.module.css'
import { type Named, useText } from './locale.tsx'
import { Panel } from './panel.tsx'
import { moneyText, possibleReturn, toFen } from './slip/slip.rules.ts'

type Leg = Bet['legs'][number]
type Names = { league: Named; match: Named; market: Named; pick: Named }

export function BetList({ bets, onShowLive }: { bets: Bet[] | null; onShowLive: () => void }) {
  const { t } = useText()
  if (!bets) return null
  if (bets.length === 0) return <Panel title={t.noBets} action={t.showLive} onAction={onShowLive} />
  return (
    <ul className={styles.list}>
      {bets.map((bet) => (
        <li key={bet.no}>
          <BetCard bet={bet} />
        </li>
      ))}
    </ul>
  )
}

function BetCard({ bet }: { bet: Bet }) {
  const { t, say } = useText()
  const isOpen = bet.state === 2
  const [leg] = bet.legs
  const isParlay = bet.kind === 'parlay'
  const net = toFen(bet.return) - toFen(bet.stake)
  const word = bet.state === 3 && bet.result ? (t.result[bet.result] ?? '') : (t.betState[bet.state] ?? '')
  const price = (odds: string): string => convertOdds(odds, oddsTypeOf(bet.oddsType)).replace('-', '−')
  const pickOf = (one: Leg): string => {
    const names = one.names as Names | undefined
    return names ? say(names.pick) : one.pick
  }
  const matchOf = (one: Leg) => {
    const names = one.names as Names | undefined
    return (
      <p className={styles.match}>
        {names ? `${say(names.market)} · ${say(names.match)}` : one.match}
        {one.score && <b className={styles.score}>{one.score.replace('-', ' : ')}</b>}
      </p>
    )
  }
  return (
    <article className={styles.card} data-state={isOpen ? 'open' : net > 0 ? 'won' : net < 0 ? 'lost' : 'even'}>
      <header className={styles.top}>
        <span className={styles.pick}>{isParlay ? t.parlay(bet.legs.length) : leg && pickOf(leg)}</span>
        <span className={styles.odds}>@ {price(bet.odds)}</span>
        <span className={styles.word}>{word}</span>
      </header>
      {isParlay ? (
        <ol className={styles.legs}>
          {bet.legs.map((one) => (
            <li key={one.matchId} className={styles.leg}>
              <span className={styles.legPick}>
                {pickOf(one)} <span className={styles.odds}>@ {price(one.odds)}</span>
              </span>
              {one.result && <span className={styles.legResult}>{t.result[one.result] ?? one.result}</span>}
              {matchOf(one)}
            </li>
          ))}
        </ol>
      ) : (
        leg && matchOf(leg)
      )}
      <dl className={styles.money}>
        <div>
          <dt>{t.stakeShort}</dt>
          <dd>{moneyText(toFen(bet.stake))}</dd>
        </div>
        <div>
          <dt>{isOpen ? t.possible : t.returned}</dt>
          <dd className={styles.back}>
            {moneyText(isOpen ? possibleReturn(toFen(bet.stake), bet.odds) : toFen(bet.return))}
          </dd>
        </div>
        <div className={styles.number}>
          <dt>{t.betNo}</dt>
          <dd>{bet.no}</dd>
        </div>
      </dl>
    </article>
  )
}
