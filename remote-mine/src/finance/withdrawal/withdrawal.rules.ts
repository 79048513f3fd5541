/** When a withdrawal may be submitted and how much of it (screens.md 6 withdrawal, 11.1). */
import type { PayAccount } from '@lantern/contract/accounts'
import type { WithdrawalPrepare } from '@lantern/contract/withdrawal'
import { fromMinor, toMinor, withoutTrailingPoint } from '@lantern/platform'

export type Check = WithdrawalPrepare['checks'][number]
export type AmountProblem = 'empty' | 'below' | 'above' | 'over-withdrawable' | 'over-day'

/** The first check that is not met: its words are the label of the disabled button. */
export function firstUnmet(checks: readonly Check[]): Check | null {
  return checks.find(({ ok }) => !ok) ?? null
}

/** The most that one withdrawal can take now: the smallest of what may leave, one order, and what is left of the day. Never below zero. */
export function mostWithdrawable({ withdrawable, limits }: Pick<WithdrawalPrepare, 'withdrawable' | 'limits'>): string {
  const dayLeft = toMinor(limits.dayAmount) - toMinor(limits.dayAmountUsed)
  return fromMinor(Math.max(0, Math.min(toMinor(withdrawable), toMinor(limits.max), dayLeft)))
}

/** What is left of the day's amount. */
export function dayLeft({ dayAmount, dayAmountUsed }: WithdrawalPrepare['limits']): string {
  return fromMinor(Math.max(0, toMinor(dayAmount) - toMinor(dayAmountUsed)))
}

/** What is wrong with an amount, null when nothing is; the smallest limit speaks. The server judges again. */
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

/** Whether an account can be paid to now. */
export function isUsable({ state, usableAt }: Pick<PayAccount, 'state' | 'usableAt'>, now: number): boolean {
  return state === 1 && usableAt <= now
}

/** The default account if it can be used, else the first that can. */
export function preferredAccount(accounts: readonly PayAccount[], now: number): PayAccount | null {
  const usable = accounts.filter((account) => isUsable(account, now))
  return usable.find(({ isDefault }) => isDefault) ?? usable[0] ?? null
}

export type Change = { what: 'available' | 'withdrawable' | 'dayUsed' | 'dayLeft'; from: string; to: string }

/** What differs between two readings of the page: shown after 711015, so that nobody submits on old figures. */
export function changesOf(before: WithdrawalPrepare, after: WithdrawalPrepare): Change[] {
  const pairs: Change[] = [
    { what: 'available', from: before.available, to: after.available },
    { what: 'withdrawable', from: before.withdrawable, to: after.withdrawable },
    { what: 'dayUsed', from: String(before.limits.dayUsed), to: String(after.limits.dayUsed) },
    { what: 'dayLeft', from: dayLeft(before.limits), to: dayLeft(after.limits) },
  ]
  return pairs.filter(({ from, to }) => from !== to)
}

/** Nothing to turn over, yet not enough to take out: there is too little money, not too little turnover. */
export function hasTooLittle({
  withdrawable,
  turnoverNeed,
  limits,
}: Pick<WithdrawalPrepare, 'withdrawable' | 'turnoverNeed' | 'limits'>): boolean {
  return toMinor(turnoverNeed) === 0 && toMinor(withdrawable) < toMinor(limits.min)
}
