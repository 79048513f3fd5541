/** Validation of the withdrawal form (screens.md 6 withdrawal, 11.1). */
import type { PayAccount } from '@lantern/contract/accounts'
import type { WithdrawalPrepare } from '@lantern/contract/withdrawal'
import { fromMinor, toMinor, withoutTrailingPoint } from '@lantern/platform'

export type Check = WithdrawalPrepare['checks'][number]
export type AmountProblem = 'empty' | 'below' | 'above' | 'over-withdrawable' | 'over-day'

/** Partly met: some money can be withdrawn now, the rest after more turnover or with a verified document. */
export function levelOf(check: Check, { turnoverNeed }: Pick<WithdrawalPrepare, 'turnoverNeed'>) {
  if (!check.ok) return 'unmet'
  const hasMore = check.key === 'turnover' ? toMinor(turnoverNeed) > 0 : check.key === 'dayAmount' && check.link !== ''
  return hasMore ? 'partly' : 'met'
}

/** The first unmet check, whose text labels the disabled submit button. */
export function firstUnmet(checks: readonly Check[]): Check | null {
  return checks.find(({ ok }) => !ok) ?? null
}

/** Largest amount of one withdrawal now: the minimum of the withdrawable balance, the order limit and the rest of the daily limit. Never negative. */
export function mostWithdrawable({ withdrawable, limits }: Pick<WithdrawalPrepare, 'withdrawable' | 'limits'>): string {
  const dayLeft = toMinor(limits.dayAmount) - toMinor(limits.dayAmountUsed)
  return fromMinor(Math.max(0, Math.min(toMinor(withdrawable), toMinor(limits.max), dayLeft)))
}

/** Remaining daily limit. */
export function dayLeft({ dayAmount, dayAmountUsed }: WithdrawalPrepare['limits']): string {
  return fromMinor(Math.max(0, toMinor(dayAmount) - toMinor(dayAmountUsed)))
}

/** Validates an amount against the tightest limit; null if it is valid. The server validates it again. */
export function amountProblem(
  prepare: Pick<WithdrawalPrepare, 'withdrawable' | 'limits'>,
  amount: string,
): AmountProblem | null {
  const text = withoutTrailingPoint(amount)
  if (text === '' || toMinor(text) === 0) return 'empty'
  const minor = toMinor(text)
  if (minor < toMinor(prepare.limits.min)) return 'below'
  if (minor > toMinor(prepare.withdrawable)) return 'over-withdrawable'
  if (minor > toMinor(dayLeft(prepare.limits))) return 'over-day'
  if (minor > toMinor(prepare.limits.max)) return 'above'
  return null
}

/** Whether an account can receive a payout now. */
export function isUsable({ state, usableAt }: Pick<PayAccount, 'state' | 'usableAt'>, now: number): boolean {
  return state === 1 && usableAt <= now
}

/** The default account if it is usable, otherwise the first usable one. */
export function preferredAccount(accounts: readonly PayAccount[], now: number): PayAccount | null {
  const usable = accounts.filter((account) => isUsable(account, now))
  return usable.find(({ isDefault }) => isDefault) ?? usable[0] ?? null
}

export type Change = { what: 'available' | 'withdrawable' | 'dayUsed' | 'dayLeft'; from: string; to: string }

/** Differences between two responses, shown after 711015 so that the member sees the new figures before submitting again. */
export function changesOf(before: WithdrawalPrepare, after: WithdrawalPrepare): Change[] {
  const pairs: Change[] = [
    { what: 'available', from: before.available, to: after.available },
    { what: 'withdrawable', from: before.withdrawable, to: after.withdrawable },
    { what: 'dayUsed', from: String(before.limits.dayUsed), to: String(after.limits.dayUsed) },
    { what: 'dayLeft', from: dayLeft(before.limits), to: dayLeft(after.limits) },
  ]
  return pairs.filter(({ from, to }) => from !== to)
}

/** No turnover is missing, but the balance is below the minimum withdrawal. */
export function hasTooLittle({
  withdrawable,
  turnoverNeed,
  limits,
}: Pick<WithdrawalPrepare, 'withdrawable' | 'turnoverNeed' | 'limits'>): boolean {
  return toMinor(turnoverNeed) === 0 && toMinor(withdrawable) < toMinor(limits.min)
}
