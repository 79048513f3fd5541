import type { OddsType } from '@lantern/contract/constants'
import { MATCH_STATE } from '@lantern/contract/games'
import { useMessages } from '@lantern/i18n'
import type { KnownMatch } from '../../parts/feed/match-store.ts'
import type { MarketKind } from '../../parts/sport/pick.rules.ts'
import { PriceCell } from '../../parts/sport/price/price-cell.tsx'
import { sportMessages } from '../../parts/sport/sport.messages.ts'
import styles from './market-groups.module.css'
import { matchPageMessages } from './match-page.messages.ts'

const KINDS: readonly MarketKind[] = ['1x2', 'handicap', 'total']

/** Every market of a match by kind, one row per line; a tap puts a price on the slip. */
export function MarketGroups({ match, odds }: { match: KnownMatch; odds: OddsType }) {
  const t = useMessages(matchPageMessages)
  const s = useMessages(sportMessages)
  const groups = KINDS.map((kind) => ({
    kind,
    markets: match.markets.filter((market) => market.kind === kind),
  })).filter(({ markets }) => markets.length > 0)
  if (groups.length === 0 || match.state > MATCH_STATE.live) return <p className={styles.none}>{t.noMarkets}</p>
  return groups.map(({ kind, markets }) => (
    <section key={kind} className={styles.group} aria-label={kind === '1x2' ? s.winner : s[kind]}>
      <h3 className={styles.title}>{kind === '1x2' ? s.winner : s[kind]}</h3>
      {markets.map((market) => (
        <div key={market.id} className={styles.row}>
          {market.selections.map(({ pick }) => (
            <PriceCell
              key={pick}
              match={match}
              kind={kind}
              market={market}
              pick={pick}
              odds={odds}
              className={styles.cell}
            />
          ))}
        </div>
      ))}
    </section>
  ))
}
