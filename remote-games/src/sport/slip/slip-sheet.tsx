import type { OddsType } from '@lantern/contract/constants'
import { VENUE_STATUS, type Venue } from '@lantern/contract/games'
import { formatMoney, useMessages } from '@lantern/i18n'
import { newRequestNo } from '@lantern/platform'
import { Button, Segmented, Sheet } from '@lantern/ui'
import { useState } from 'react'
import { useFreshness, useMatches } from '../../parts/feed/live-prices.ts'
import { useName } from '../../parts/named.ts'
import { MIN_PARLAY, type SlipLeg } from '../../parts/slip/slip.machine.ts'
import { dispatchSlip, useSlip } from '../../parts/slip/slip.store.ts'
import { betsOf, type LegNow, problemOf, type SlipProblem } from '../../parts/slip/slip-check.rules.ts'
import { slipMessages } from './slip.messages.ts'
import { SlipAccept } from './slip-accept.tsx'
import { SlipLegRow } from './slip-leg-row.tsx'
import { legNow } from './slip-now.ts'
import styles from './slip-sheet.module.css'
import { SlipSums } from './slip-sums.tsx'
import { StakeInput } from './stake-input.tsx'
import { useReadLegs } from './use-read-legs.ts'

export type SlipSheetProps = {
  /** Venue of the slip's prices; undefined while unknown. */
  venue: Venue | undefined
  odds: OddsType
  onEnter: (venue: Venue) => void
  onClose: () => void
}

/** The slip: legs with their current prices, stakes, possible returns, and the button that enters the venue. */
export function SlipSheet({ venue, odds, onEnter, onClose }: SlipSheetProps) {
  const t = useMessages(slipMessages)
  const name = useName()
  const slip = useSlip()
  const { isFresh } = useFreshness()
  const [isOpen, setOpen] = useState(true)
  useMatches(slip.legs.map(({ matchId }) => matchId))
  const isGone = useReadLegs(slip)
  const nowOf = (leg: SlipLeg): LegNow => (isGone(leg.matchId) ? { kind: 'gone' } : legNow(leg, slip.book))
  const maxLegs = venue?.maxLegs ?? 1
  const limits = {
    min: venue?.minBet ?? '0.00',
    max: venue?.maxBet ?? null,
    maxReturn: venue?.maxParlayReturn ?? null,
    legs: maxLegs,
  }
  const problem = problemOf(slip, { nowOf, isFresh, limits })
  const title = venue ? name(venue.name) : slip.book
  const isSent = slip.phase.kind === 'sent'
  const isVenueOpen = venue?.status === VENUE_STATUS.open

  const enter = () => {
    if (!venue) return
    setOpen(false)
    onEnter(venue)
  }
  const confirm = () => {
    dispatchSlip({ kind: 'confirmed', bets: betsOf(slip, nowOf, newRequestNo) })
    enter()
  }
  const takePrices = () =>
    dispatchSlip({
      kind: 'prices-taken',
      prices: slip.legs.flatMap((leg) => {
        const now = nowOf(leg)
        return now.kind === 'open'
          ? [{ selectionId: leg.selectionId, odds: now.odds, oddsVersion: now.oddsVersion }]
          : []
      }),
    })

  const footer = isSent ? (
    <div className={styles.ends}>
      <Button onClick={() => dispatchSlip({ kind: 'taken-back' })}>{t.takeBack}</Button>
      <Button kind="primary" disabled={!isVenueOpen} onClick={enter}>
        {t.enter({ venue: title })}
      </Button>
    </div>
  ) : problem?.kind === 'moved' ? (
    <Button kind="primary" size="lg" block onClick={takePrices}>
      {t.takePrices}
    </Button>
  ) : (
    <Button kind="primary" size="lg" block disabled={problem !== null || !isVenueOpen} onClick={confirm}>
      {t.confirm({ venue: title })}
    </Button>
  )

  return (
    <Sheet
      beside
      open={isOpen && slip.legs.length > 0}
      onOpenChange={(next) => !next && setOpen(false)}
      onClosed={onClose}
      title={isSent ? t.sentTitle({ venue: title }) : t.slip}
      closeLabel={t.close}
      footer={
        <div className={styles.footer}>
          <p className={styles.hint} role="status">
            {venue && !isVenueOpen ? t.noVenue : isSent ? t.sentDetail : (problemText(t, problem) ?? t.confirmHint)}
          </p>
          {footer}
        </div>
      }
    >
      <div className={styles.body}>
        {/* The row of a single pick already has a remove button. */}
        {slip.legs.length >= MIN_PARLAY && (
          <div className={styles.top}>
            {maxLegs >= MIN_PARLAY || slip.mode === 'parlay' ? (
              <Segmented
                label={t.mode}
                value={slip.mode}
                options={[
                  { value: 'single', label: t.single, disabled: isSent },
                  { value: 'parlay', label: t.parlay({ count: slip.legs.length }), disabled: isSent },
                ]}
                onValueChange={(mode) => dispatchSlip({ kind: 'mode-chosen', mode })}
              />
            ) : (
              <span />
            )}
            {!isSent && (
              <Button size="sm" kind="quiet" onClick={() => dispatchSlip({ kind: 'cleared' })}>
                {t.clear}
              </Button>
            )}
          </div>
        )}
        <ul className={styles.legs}>
          {slip.legs.map((leg) => (
            <li key={leg.selectionId}>
              <SlipLegRow leg={leg} slip={slip} now={nowOf(leg)} odds={odds} />
            </li>
          ))}
        </ul>
        {slip.mode === 'parlay' && (
          <StakeInput
            label={t.stake}
            value={slip.parlayStake}
            disabled={isSent}
            onStake={(stake) => dispatchSlip({ kind: 'stake-typed', selectionId: null, stake })}
          />
        )}
        <SlipSums slip={slip} nowOf={nowOf} odds={odds} />
        {!isSent && <SlipAccept value={slip.accept} />}
      </div>
    </Sheet>
  )
}

function problemText(
  t: ReturnType<typeof useMessages<(typeof slipMessages)['zh-CN']>>,
  problem: SlipProblem | null,
): string | null {
  if (problem === null || problem.kind === 'empty' || problem.kind === 'moved') return null
  if (problem.kind === 'below') return t.problem_below({ amount: formatMoney(problem.min) })
  if (problem.kind === 'too-many') return problem.max < MIN_PARLAY ? t.noParlays : t.tooMany({ count: problem.max })
  if (problem.kind === 'above') return t.problem_above({ amount: formatMoney(problem.max) })
  if (problem.kind === 'return-cap') return t.returnCap({ amount: formatMoney(problem.max) })
  return t[`problem_${problem.kind}`]
}
