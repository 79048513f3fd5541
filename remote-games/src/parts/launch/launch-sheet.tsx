import { ROUTE } from '@lantern/contract'
import type { Venue } from '@lantern/contract/games'
import { canonicalVenue, VENUE_STATUS } from '@lantern/contract/games'
import { useMessages } from '@lantern/i18n'
import { readStored, useRequestNo, writeStored } from '@lantern/platform'
import { Button, Sheet, VenueMark } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { boolean } from 'valibot'
import { useBlocks } from '../blocks/use-blocks.ts'
import { memberQuery, tasksQuery } from '../games.api.ts'
import { useName } from '../named.ts'
import { RemindButton } from '../reminder/remind-button.tsx'
import { BonusNote } from './bonus-note.tsx'
import { bonusFor } from './flow/bonus.rules.ts'
import { launchMessages } from './flow/launch.messages.ts'
import { cappedAmount, readTerms, usualAmount, writeTerms } from './flow/transfer-terms.ts'
import { useLaunch } from './flow/use-launch.ts'
import { FailureActions, LaunchFailure } from './launch-failure.tsx'
import { isAbove, LaunchForm, obstacleOf, type TransferIn } from './launch-form.tsx'
import { LaunchProgress } from './launch-progress.tsx'
import styles from './launch-sheet.module.css'

export type LaunchSheetProps = {
  venue: Venue
  /** Game inside the venue, '' for its home page. */
  gameCode: string
  /** Name of the tapped game. */
  gameName?: string
  onClose: () => void
}

/** Launch dialog: terms, transfer and progress. Mounted open; calls `onClose` when its parent should unmount it. */
export function LaunchSheet({ venue, gameCode, gameName, onClose }: LaunchSheetProps) {
  const t = useMessages(launchMessages)
  const name = useName()
  const [open, setOpen] = useState(true)
  const [transferIn, setTransferIn] = useState<TransferIn>(() => ({
    on: readStored('autoTransferIn', boolean()) ?? false,
    typed: null,
    terms: readTerms(),
  }))
  const { state, start, reset } = useLaunch(venue)
  const balance = useQuery(memberQuery()).data?.balance
  const wanted = transferIn.typed ?? usualAmount(transferIn.terms, balance ?? '0.00')
  const moved = cappedAmount(wanted, transferIn.terms.cap)
  const amount = transferIn.on && venue.walletMode === 1 && /[1-9]/.test(moved) ? moved : null
  const requestNo = useRequestNo({ venue: venue.enName, gameCode, amount })
  const isBlocked = useBlocks()(venue)
  // Without an answer no bonus is mentioned, and the member can enter as usual.
  const bonus = bonusFor(useQuery(tasksQuery()).data ?? [], venue.category)
  const isVenueOpen = venue.status === VENUE_STATUS.open && !isBlocked
  const isRunning = state.kind === 'running'

  const enter = () =>
    start({
      venue: canonicalVenue(venue.enName),
      gameCode,
      amount,
      requestNo,
      activity: bonus.kind === 'counts' ? bonus.id : '',
      isSure: bonus.kind === 'apart',
    })
  const change = (next: TransferIn) => {
    if (next.on !== transferIn.on) writeStored('autoTransferIn', next.on)
    if (next.terms !== transferIn.terms) writeTerms(next.terms)
    setTransferIn(next)
  }
  const close = () => {
    reset()
    setOpen(false)
  }

  const footer = {
    idle: isVenueOpen ? (
      <Button
        kind="primary"
        size="lg"
        block
        disabled={
          obstacleOf(t, venue) !== null || (amount !== null && balance !== undefined && isAbove(amount, balance))
        }
        onClick={enter}
      >
        {t.enter}
      </Button>
    ) : isBlocked ? (
      <Button size="lg" block render={<Link to={ROUTE.safer} />}>
        {t.goSafer}
      </Button>
    ) : (
      <RemindButton enName={canonicalVenue(venue.enName)} />
    ),
    running: (
      <Button kind="primary" size="lg" block busy>
        {t.entering}
      </Button>
    ),
    opened: (
      <Button kind="primary" size="lg" block busy>
        {t.entering}
      </Button>
    ),
    failed: state.kind === 'failed' && <FailureActions code={state.refusal.code} onRetry={enter} onBack={reset} />,
  }[state.kind]

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={onClose}
      title={isVenueOpen ? t.sheetTitle({ venue: name(venue.name) }) : name(venue.name)}
      closeLabel={t.close}
      dismissible={!isRunning}
      footer={footer}
    >
      <div className={styles.body}>
        {gameName && (
          <div className={styles.game}>
            <VenueMark code={venue.enName} className={styles.mark} />
            <span className={styles.gameName}>{gameName}</span>
          </div>
        )}
        {state.kind === 'idle' && (
          <>
            <LaunchForm venue={venue} isBlocked={isBlocked} value={transferIn} onChange={change} />
            {isVenueOpen && <BonusNote bonus={bonus} />}
          </>
        )}
        {(isRunning || state.kind === 'opened') && (
          <LaunchProgress
            step={state.kind === 'running' ? state.step : 'open'}
            failed={false}
            withFunds={state.plan.amount !== null}
          />
        )}
        {state.kind === 'failed' && (
          <>
            <LaunchProgress step={state.step} failed withFunds={state.plan.amount !== null} />
            <LaunchFailure failure={state} venue={venue} />
          </>
        )}
      </div>
    </Sheet>
  )
}
