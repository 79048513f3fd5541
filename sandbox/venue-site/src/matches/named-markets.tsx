/** Markets that bring their own names, below the three columns: odd or even, exact scores. */
import type { Match } from '@lantern/contract/games'
import { useText } from '../locale.tsx'
import styles from './named-markets.module.css'
import { OddsButton } from './odds-button.tsx'

type Market = Match['markets'][number]

export type NamedMarketsProps = {
  markets: readonly Market[]
  oddsType: number
  chosen: string
  onChoose: (market: Market, selection: Market['selections'][number]) => void
}

export function NamedMarkets({ markets, oddsType, chosen, onChoose }: NamedMarketsProps) {
  const { say } = useText()
  return markets.map((market) => {
    const title = market.name ? say(market.name) : ''
    return (
      <section key={market.id} className={styles.market} aria-label={title}>
        <h4 className={styles.title}>{title}</h4>
        <div className={styles.picks}>
          {market.selections.map((selection) => (
            <OddsButton
              key={selection.id}
              label={say(selection.name)}
              name={`${title} ${say(selection.name)}`}
              odds={selection.odds}
              oddsType={oddsType}
              state={market.state}
              isChosen={chosen === selection.id}
              onChoose={() => onChoose(market, selection)}
            />
          ))}
        </div>
      </section>
    )
  })
}
