import { ROUTE } from '@lantern/contract'
import type { Venue } from '@lantern/contract/games'
import { useMessages } from '@lantern/i18n'
import { Button } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { launchMessages } from './flow/launch.messages.ts'
import { cureOf } from './flow/launch-guard.rules.ts'
import { refusalText } from './flow/refusal-text.ts'
import type { LaunchState } from './flow/venue-launch.machine.ts'
import styles from './launch-sheet.module.css'
import { RecallButton } from './recall-button.tsx'

/** Reason of a failed launch and the location of the money. */
export function LaunchFailure({ failure, venue }: { failure: Extract<LaunchState, { kind: 'failed' }>; venue: Venue }) {
  const t = useMessages(launchMessages)
  const { money } = failure
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.failureTitle}>{t.failed}</p>
      <p>{refusalText(t, failure.refusal, venue)}</p>
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
