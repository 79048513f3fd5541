import type { OddsType } from '@lantern/contract/constants'
import { MATCH_STATE } from '@lantern/contract/games'
import type { BoardMarket } from '@lantern/contract/sport'
import { useMessages } from '@lantern/i18n'
import type { KnownMatch } from '../../parts/feed/match-store.ts'
import { useName } from '../../parts/named.ts'
import { marketText } from '../../parts/sport/pick.rules.ts'
import { PriceCell } from '../../parts/sport/price/price-cell.tsx'
import { sportMessages } from '../../parts/sport/sport.messages.ts'
import { marketWords } from '../../parts/sport/terms.rules.ts'
import { columnsOf } from './market-columns.rules.ts'
import styles from './market-groups.module.css'
import { matchPageMessages } from './match-page.messages.ts'

/** Every market of a match by kind, in the server's order; a tap puts a price on the slip. A kind without a name is left out. */
export function MarketGroups({ match, odds }: { match: KnownMatch; odds: OddsType }) {
  const t = useMessages(matchPageMessages)
  const s = useMessages(sportMessages)
  const name = useName()
  const groups = byKind(match.markets)
    .map((markets) => ({ markets, title: titleOf(markets[0]) }))
    .filter(({ title }) => title !== '')
  if (groups.length === 0 || match.state > MATCH_STATE.live) return <p className={styles.none}>{t.noMarkets}</p>
  return groups.map(({ title, markets }) => (
    <section key={markets[0]?.kind} className={styles.group} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {markets.map((market) => (
        <Picks key={market.id} match={match} market={market} odds={odds} />
      ))}
    </section>
  ))

  function titleOf(market: BoardMarket | undefined): string {
    return market ? marketText(market.kind, marketWords(match.sport, s), market.name && name(market.name)) : ''
  }
}

function Picks({ match, market, odds }: { match: KnownMatch; market: BoardMarket; odds: OddsType }) {
  return (
    <div className={styles.row}>
      {columnsOf(market).map((picks) => (
        <div key={picks[0]} className={styles.column}>
          {picks.map((pick) => (
            <PriceCell
              key={pick}
              match={match}
              kind={market.kind}
              market={market}
              pick={pick}
              odds={odds}
              isNamed
              className={styles.cell}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function byKind(markets: readonly BoardMarket[]): BoardMarket[][] {
  const kinds = new Set(markets.map(({ kind }) => kind))
  return [...kinds].map((kind) => markets.filter((market) => market.kind === kind))
}
