import type { OddsType } from '@lantern/contract/constants'
import { convertOdds } from '@lantern/contract/odds'
import { formatOdds, useMessages } from '@lantern/i18n'
import { IconButton, IconClose } from '@lantern/ui'
import { useName } from '../../parts/named.ts'
import type { SlipLeg, SlipState } from '../../parts/slip/slip.machine.ts'
import { dispatchSlip } from '../../parts/slip/slip.store.ts'
import { changeOf, type LegNow } from '../../parts/slip/slip-check.rules.ts'
import { impliedTenths, marginTenths, tenthsText } from '../../parts/slip/slip-money.rules.ts'
import { marketText, pickText } from '../../parts/sport/pick.rules.ts'
import { sportMessages } from '../../parts/sport/sport.messages.ts'
import { marketWords } from '../../parts/sport/terms.rules.ts'
import { slipMessages } from './slip.messages.ts'
import styles from './slip-leg-row.module.css'
import { marketOdds } from './slip-now.ts'
import { StakeInput } from './stake-input.tsx'

export type SlipLegRowProps = { leg: SlipLeg; slip: SlipState; now: LegNow; odds: OddsType }

/** One selection with its current price, and its stake if it is a single. */
export function SlipLegRow({ leg, slip, now, odds }: SlipLegRowProps) {
  const t = useMessages(slipMessages)
  const s = useMessages(sportMessages)
  const name = useName()
  const words = { ...s, own: leg.pickName && name(leg.pickName), home: name(leg.home), away: name(leg.away) }
  const pick = pickText(leg, leg.pick, words)
  const isSent = slip.phase.kind === 'sent'
  const change = isSent ? 'same' : changeOf(leg, now)
  const price = now.kind === 'open' && !isSent ? now.odds : leg.odds
  const shown = (european: string) => formatOdds(convertOdds(european, odds))
  // The sums below explain the figures of an only pick.
  const market = slip.legs.length > 1 ? marketOdds(leg, slip.book) : []
  return (
    <div className={styles.row} data-change={change}>
      <div className={styles.texts}>
        <p className={styles.pick}>{pick}</p>
        <p className={styles.match}>
          {marketText(leg.kind, marketWords(leg.sport ?? '', s), leg.marketName && name(leg.marketName))} ·{' '}
          {name(leg.home)} {s.versus} {name(leg.away)}
        </p>
        {market.length > 1 && (
          <p className={styles.match}>
            {t.figures({ chance: tenthsText(impliedTenths([price])), margin: tenthsText(marginTenths(market)) })}
          </p>
        )}
        {change !== 'same' && (
          <p className={styles.change} role="status">
            {now.kind === 'open' && (change === 'up' || change === 'down')
              ? t[`change_${change}`]({ from: shown(leg.odds), to: shown(now.odds) })
              : t[`change_${change as 'suspended' | 'gone' | 'unknown'}`]}
          </p>
        )}
      </div>
      <output className={styles.odds}>{shown(price)}</output>
      {!isSent && (
        <IconButton
          label={t.remove({ pick })}
          icon={<IconClose />}
          onClick={() => dispatchSlip({ kind: 'removed', selectionId: leg.selectionId })}
        />
      )}
      {slip.mode === 'single' && (
        <div className={styles.stake}>
          <StakeInput
            label={t.stakeOf({ pick })}
            hideLabel
            value={slip.stakes[leg.selectionId] ?? ''}
            disabled={isSent}
            onStake={(stake) => dispatchSlip({ kind: 'stake-typed', selectionId: leg.selectionId, stake })}
          />
        </div>
      )}
    </div>
  )
}
