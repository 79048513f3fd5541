import type { OddsType } from '@lantern/contract/constants'
import { MARKET_STATE } from '@lantern/contract/games'
import type { BoardMarket } from '@lantern/contract/sport'
import { useMessages } from '@lantern/i18n'
import { currentBook, useFreshness } from '../../feed/live-prices.ts'
import type { KnownMatch } from '../../feed/match-store.ts'
import { useName } from '../../named.ts'
import { dispatchSlip, useSlip } from '../../slip/slip.store.ts'
import { cellLabel, marketText, namedLabel, pickText } from '../pick.rules.ts'
import { sportMessages } from '../sport.messages.ts'
import { marketWords } from '../terms.rules.ts'
import { OddsCell } from './odds-cell.tsx'
import { slipLegOf } from './slip-leg.rules.ts'

export type PriceCellProps = {
  match: KnownMatch
  kind: string
  market: BoardMarket | undefined
  pick: string
  odds: OddsType
  /** Names the side above the price instead of `1`, `X` and `2`, where there is room. @default false */
  isNamed?: boolean
  className?: string | undefined
}

/** A price of a match: a tap puts it on the slip, another removes it. Stale prices and closed markets are locked. */
export function PriceCell({ match, kind, market, pick, odds, isNamed = false, className }: PriceCellProps) {
  const t = useMessages(sportMessages)
  const name = useName()
  const slip = useSlip()
  const { isFresh } = useFreshness()
  const selection = market?.selections.find((one) => one.pick === pick)
  const shown = market ?? { kind, line: null }
  const kindName = marketText(kind, marketWords(match.sport, t), market?.name && name(market.name))
  const own = selection?.name && name(selection.name)
  const words = { ...t, own, home: name(match.home), away: name(match.away) }
  return (
    <OddsCell
      label={(isNamed ? namedLabel : cellLabel)(shown, pick, words)}
      name={`${kindName} ${pickText(shown, pick, words)}`}
      odds={selection?.odds ?? null}
      oddsType={odds}
      isOpen={isFresh && market?.state === MARKET_STATE.open}
      isSelected={selection !== undefined && slip.legs.some(({ selectionId }) => selectionId === selection.id)}
      className={className}
      onSelect={() => {
        if (!market || !selection) return
        dispatchSlip({ kind: 'toggled', book: currentBook(), leg: slipLegOf(match, market, selection) })
      }}
    />
  )
}
