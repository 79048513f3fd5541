import type { DataOf } from '@lantern/contract'
import type { RebateClaim, rebatePreview } from '@lantern/contract/rebate'
import { formatDay, formatDuration, formatMoney, formatTime, useMessages } from '@lantern/i18n'
import { Note, refusalOf, SubmitNote, useSubmit } from '@lantern/page'
import { emit, showToast, toMinor, useCountdown, useOnline, useRequestNo } from '@lantern/platform'
import { Amount, Card, IconSuccess, MoneyButton } from '@lantern/ui'
import { useEffect, useState } from 'react'
import { useHideAmounts } from '../../parts/hide-amounts.atoms.ts'
import { partsMessages } from '../../parts/parts.messages.ts'
import { claimRebate, findClaim } from './rebate.api.ts'
import { rebateMessages } from './rebate.messages.ts'
import styles from './rebate.module.css'

export type RebateClaimCardProps = { rebate: DataOf<typeof rebatePreview> }

/** Claims the rebate of finished days and of today; a disabled button names the reason. */
export function RebateClaimCard({ rebate }: RebateClaimCardProps) {
  const t = useMessages(rebateMessages)
  const p = useMessages(partsMessages)
  const [isHidden] = useHideAmounts()
  const isOnline = useOnline()
  const againMs = useCountdown(rebate.nextTodayAt)
  const calculatingMs = useCountdown(rebate.calculatingUntil)
  const isDue =
    (rebate.nextTodayAt !== null && againMs === 0) || (rebate.calculatingUntil !== null && calculatingMs === 0)
  // The figures may have changed when the countdown ends.
  useEffect(() => {
    if (isDue) emit('money:changed', { reason: 'rebate' })
  }, [isDue])
  const [claimed, setClaimed] = useState<RebateClaim | null>(null)
  const [claimedOf, setClaimedOf] = useState<number | null>(null)
  const submit = useSubmit<RebateClaim>({
    reason: 'rebate',
    onDone: (claim) => {
      setClaimed(claim)
      setClaimedOf(rebate.asOf)
    },
    onRefused: (error) => {
      const refusal = refusalOf(error)
      if (refusal) showToast({ text: refusal.sentence, kind: 'error' })
    },
  })
  // Until the refetch the figures still include the claimed amount; a second tap would claim it again.
  const isBusy = submit.isBusy || claimedOf === rebate.asOf
  const requestNo = useRequestNo({ round: submit.round })
  const claim = (what: 'ready' | 'today') =>
    submit.submit({ send: () => claimRebate(what, requestNo), find: () => findClaim(requestNo) })
  /** Why an amount cannot be claimed now; null if it can. */
  const barrier = (amount: string): string | null => {
    if (!isOnline) return p.offline
    if (calculatingMs > 0) return t.calculating({ t: formatTime(rebate.calculatingUntil ?? 0) })
    return toMinor(amount) < toMinor(rebate.min) ? t.tooLittle({ n: formatMoney(rebate.min) }) : null
  }
  const todayBarrier = barrier(rebate.today) ?? (againMs > 0 ? t.todayAgain({ left: formatDuration(againMs) }) : null)
  const shown = (value: string, size: 'hero' | 'lg' | 'sm') => (
    <Amount value={value} currency="¥" size={size} hidden={isHidden} hiddenLabel={p.hidden} />
  )
  return (
    <>
      <Card kind="lit">
        <div className={styles.part}>
          <span className={styles.weak}>{t.ready}</span>
          {shown(rebate.ready, 'hero')}
          <MoneyButton
            kind="primary"
            block
            busy={isBusy}
            blockedBy={barrier(rebate.ready)}
            onClick={() => claim('ready')}
          >
            {t.claimAll}
          </MoneyButton>
          {rebate.autoAt !== null && (
            <p className={styles.weak}>
              {t.auto} <span className={styles.date}>{`${formatDay(rebate.autoAt)} ${formatTime(rebate.autoAt)}`}</span>
            </p>
          )}
        </div>
        {claimed && (
          <Note
            tone="accent"
            role="status"
            icon={<IconSuccess />}
            title={t.claimed({ n: formatMoney(claimed.amount) })}
          >
            {t.claimedHint}
          </Note>
        )}
        <SubmitNote submit={submit} />
      </Card>
      <Card>
        {toMinor(rebate.today) < toMinor(rebate.min) ? (
          <p className={styles.tooLittle}>
            <span>
              {t.today} {shown(rebate.today, 'sm')}
            </span>
            <span role="status">{todayBarrier}</span>
          </p>
        ) : (
          <div className={styles.part}>
            <span className={styles.weak}>{t.today}</span>
            {shown(rebate.today, 'lg')}
            <MoneyButton block busy={isBusy} blockedBy={todayBarrier} onClick={() => claim('today')}>
              {t.claimToday}
            </MoneyButton>
            <p className={styles.weak}>{t.cap({ n: formatMoney(rebate.cap), vip: String(rebate.vip) })}</p>
          </div>
        )}
      </Card>
    </>
  )
}
