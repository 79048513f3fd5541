import type { OddsType } from '@lantern/contract/constants'
import { MARKET_STATE, type Match } from '@lantern/contract/games'
import { convertOdds } from '@lantern/contract/odds'
import { formatOdds, useMessages } from '@lantern/i18n'
import { HiddenText, IconLock } from '@lantern/ui'
import { matchMessages } from './match.messages.ts'
import styles from './match-prices.module.css'
import { useName } from './named.ts'

/** The odds of each side in the chosen format, always in one row; locked cells while the market is suspended. */
export function MatchPrices({ match, odds }: { match: Match; odds: OddsType }) {
  const t = useMessages(matchMessages)
  const name = useName()
  const market = match.markets.find((candidate) => candidate.kind === '1x2')
  if (!market) return null
  const isOpen = market.state === MARKET_STATE.open
  return (
    <span className={styles.prices}>
      {market.selections.map((selection) => (
        <span key={selection.id} className={styles.price}>
          <span className={styles.pick}>{isSide(selection.pick) ? t[selection.pick] : name(selection.name)}</span>
          {isOpen ? (
            <span className={styles.odds}>{formatOdds(convertOdds(selection.odds, odds))}</span>
          ) : (
            <IconLock className={styles.lock} aria-hidden="true" />
          )}
        </span>
      ))}
      {!isOpen && <HiddenText>{t.suspended}</HiddenText>}
    </span>
  )
}

/** Sides have short labels, because the team names appear above. */
function isSide(pick: string): pick is 'home' | 'draw' | 'away' {
  return pick === 'home' || pick === 'draw' || pick === 'away'
}
