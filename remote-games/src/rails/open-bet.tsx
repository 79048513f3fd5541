import { ROUTE } from '@lantern/contract'
import type { OddsType } from '@lantern/contract/constants'
import { convertOdds } from '@lantern/contract/odds'
import type { Bet } from '@lantern/contract/records'
import { formatOdds, useMessages } from '@lantern/i18n'
import { Card } from '@lantern/ui'
import { Link } from 'react-router-dom'
import styles from './open-bet.module.css'
import { railsMessages } from './rails.messages.ts'

/** A bet that is not settled: its pick, price and match, without an amount. Opens the bet. */
export function OpenBet({ bet, odds }: { bet: Bet; odds: OddsType }) {
  const t = useMessages(railsMessages)
  const [first] = bet.legs
  return (
    <li className={styles.bet}>
      <Card render={<Link to={`${ROUTE.betRecord}?${new URLSearchParams({ no: bet.no })}`} />}>
        <span className={styles.body}>
          <span className={styles.head}>
            <span className={styles.pick}>
              {bet.kind === 'parlay' ? t.parlay({ n: bet.legs.length }) : first?.pick}
            </span>
            <span className={styles.odds}>{formatOdds(convertOdds(bet.odds, odds))}</span>
          </span>
          <span className={styles.match}>{first?.match}</span>
        </span>
      </Card>
    </li>
  )
}
