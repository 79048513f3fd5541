import { ROUTE } from '@lantern/contract'
import type { Venue } from '@lantern/contract/games'
import { useMessages } from '@lantern/i18n'
import { Button } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { FaultCode } from './fault-code.tsx'
import { launchMessages } from './flow/launch.messages.ts'
import { cureOf } from './flow/launch-guard.rules.ts'
import { refusalText } from './flow/refusal-text.ts'
import type { LaunchState } from './flow/venue-launch.machine.ts'
import styles from './launch-sheet.module.css'
import { RecallButton } from './recall-button.tsx'

/** Step and reason of a failed launch, a code for support where the member cannot resolve it, and the location of the money. */
export function LaunchFailure({ failure, venue }: { failure: Extract<LaunchState, { kind: 'failed' }>; venue: Venue }) {
  const t = useMessages(launchMessages)
  const { money, plan, refusal, step } = failure
  const isFault = cureOf(refusal.code) === 'retry'
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.failureTitle}>{isFault ? t.failedAt({ step: t[`step_${step}`] }) : t.failed}</p>
      <p>{refusalText(t, refusal, venue)}</p>
      {isFault && <FaultCode venue={plan.venue} step={step} code={refusal.code} />}
      {money === 'asking' && <p className={styles.weak}>{t.moneyAsking}</p>}
      {money === 'unknown' && <p className={styles.weak}>{t.moneyUnknown}</p>}
      {money === 'moved' && (
        <div className={styles.moved}>
          <p className={styles.movedTitle}>{t.moneyMoved}</p>
          <p className={styles.weak}>{t.moneyMovedDetail}</p>
          <RecallButton size="sm" />
        </div>
      )}
    </div>
  )
}

/** Actions after a failure: resolve it, retry, or go back. */
export function FailureActions({ code, onRetry, onBack }: { code: number; onRetry: () => void; onBack: () => void }) {
  const t = useMessages(launchMessages)
  const cure = cureOf(code)
  return (
    <div className={styles.actions}>
      <Button onClick={onBack}>{t.back}</Button>
      {cure === 'identity' && (
        <Button kind="primary" render={<Link to={ROUTE.deposit} />}>
          {t.goIdentity}
        </Button>
      )}
      {cure === 'deposit' && (
        <Button kind="primary" render={<Link to={ROUTE.deposit} />}>
          {t.goDeposit}
        </Button>
      )}
      {cure === 'support' && (
        <Button kind="primary" render={<Link to={ROUTE.customer} />}>
          {t.goSupport}
        </Button>
      )}
      {cure === 'retry' && (
        <Button kind="primary" onClick={onRetry}>
          {t.retry}
        </Button>
      )}
    </div>
  )
}
