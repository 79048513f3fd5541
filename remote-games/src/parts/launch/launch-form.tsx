import { VENUE_STATUS, type Venue } from '@lantern/contract/games'
import { formatMoney, useMessages } from '@lantern/i18n'
import { compareMoney, memberMessage, withoutTrailingPoint } from '@lantern/platform'
import { Amount, AmountInput, Skeleton, StatRow, Switch } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { memberQuery, venueBalanceQuery } from '../games.api.ts'
import { launchMessages } from './flow/launch.messages.ts'
import { GUARD_CODE } from './flow/launch-guard.rules.ts'
import { type LaunchTexts, refusalText } from './flow/refusal-text.ts'
import { cappedAmount, type TransferTerms, usualAmount } from './flow/transfer-terms.ts'
import { hasFrame } from './flow/venue-params.rules.ts'
import styles from './launch-sheet.module.css'

/** `typed` is null until the member types; until then the usual amount of the terms applies. */
export type TransferIn = { on: boolean; typed: string | null; terms: TransferTerms }

export type LaunchFormProps = {
  venue: Venue
  /** The member blocked it. */
  isBlocked: boolean
  value: TransferIn
  onChange: (value: TransferIn) => void
}

/** Balances, terms and the optional transfer before a launch. */
export function LaunchForm({ venue, isBlocked, value, onChange }: LaunchFormProps) {
  const t = useMessages(launchMessages)
  const obstacle = isBlocked ? t.guard_blocked : obstacleOf(t, venue)
  return (
    <div className={styles.form}>
      {obstacle !== null && (
        <p className={styles.notice} role="status">
          {obstacle}
        </p>
      )}
      {venue.status === VENUE_STATUS.open && !isBlocked && (
        <TransferForm venue={venue} value={value} onChange={onChange} />
      )}
      <StatRow
        stats={[
          { label: t.minBet, value: `¥${formatMoney(venue.minBet)}` },
          { label: t.weight, value: `${Math.round(venue.turnoverWeight * 100)}%` },
          { label: t.rebate, value: `${venue.rebateRate}%` },
        ]}
      />
      <p className={styles.weak}>{t.note}</p>
    </div>
  )
}

/** Balances and the optional transfer; not shown while the venue is closed. */
function TransferForm({ venue, value, onChange }: Omit<LaunchFormProps, 'isBlocked'>) {
  const t = useMessages(launchMessages)
  const member = useQuery(memberQuery())
  const balance = member.data?.balance ?? '0.00'
  const isSeamless = venue.walletMode === 2
  const { terms } = value
  const wanted = value.typed ?? usualAmount(terms, balance)
  const moved = cappedAmount(wanted, terms.cap)
  const hasMoney = /[1-9]/.test(balance)
  const { data: inVenue } = useQuery(venueBalanceQuery(venue.enName, !isSeamless))
  const isEmptyHanded = inVenue != null && !/[1-9]/.test(inVenue) && hasMoney && !value.on
  return (
    <>
      <div className={styles.money}>
        <span className={styles.moneyLabel}>{t.available}</span>
        {member.data && <Amount value={balance} currency="¥" size="lg" />}
        {member.isPending && <Skeleton className={styles.moneyBone} />}
        {member.isError && <span className={styles.weak}>{memberMessage(member.error)}</span>}
      </div>
      {isSeamless ? (
        <p className={styles.weak}>{t.seamless}</p>
      ) : (
        <>
          {inVenue != null && (
            <div className={styles.money}>
              <span className={styles.moneyLabel}>{t.inVenue}</span>
              <Amount value={inVenue} currency="¥" />
            </div>
          )}
          <Switch
            label={t.autoTransfer}
            hint={t.autoTransferHint}
            checked={value.on && hasMoney}
            disabled={!hasMoney}
            onCheckedChange={(on) => onChange({ ...value, on })}
          />
          {isEmptyHanded && (
            <p className={styles.weak} role="status">
              {t.emptyHanded}
            </p>
          )}
          {value.on && hasMoney && (
            <>
              <AmountInput
                label={t.amount}
                currency="¥"
                value={wanted}
                error={isAbove(moved, balance) ? t.amountAbove({ max: formatMoney(balance) }) : undefined}
                hint={moved === withoutTrailingPoint(wanted) ? undefined : t.capped({ amount: formatMoney(moved) })}
                placeholder="0.00"
                onAll={() => onChange({ ...value, typed: null, terms: { ...terms, amount: null } })}
                allLabel={t.all}
                onValueChange={(typed) => onChange({ ...value, typed, terms: { ...terms, amount: typed || null } })}
              />
              <AmountInput
                label={t.cap}
                hint={t.capHint}
                currency="¥"
                value={terms.cap ?? ''}
                placeholder={t.capNone}
                onValueChange={(cap) => onChange({ ...value, terms: { ...terms, cap: cap || null } })}
              />
            </>
          )}
        </>
      )}
    </>
  )
}

/** Why no member can enter this venue now; null if it is open. */
export function obstacleOf(t: LaunchTexts, venue: Venue): string | null {
  if (venue.status !== VENUE_STATUS.open) return refusalText(t, { code: GUARD_CODE.maintenance, message: '' }, venue)
  return hasFrame(venue.enName) ? null : t.noFrame
}

/** Whether the amount exceeds the balance. */
export function isAbove(amount: string, balance: string): boolean {
  return /^\d+(\.\d{1,2})?$/.test(amount) && compareMoney(amount, balance) > 0
}
