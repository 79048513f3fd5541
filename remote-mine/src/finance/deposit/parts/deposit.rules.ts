/** Validation of the deposit form and the amount to be credited (screens.md 6 deposit, appendix C). */
import type { DepositMethod, DepositMethodInfo } from '@lantern/contract/deposit'
import { fromMinor, toMinor, withoutTrailingPoint } from '@lantern/platform'

/** Methods paid by bank transfer; the first order of a session shows the security tip (G2). */
export const BANK_METHODS: readonly DepositMethod[] = ['BANK']
/** The same amount by the same method within this time needs a confirmation (screens.md 6 deposit). */
export const REPEAT_MS = 5 * 60_000

export type AmountProblem = 'empty' | 'below' | 'above' | 'over-limit'

/**
 * Validates an amount; null if it is valid. The server validates it again.
 * @param amount as typed, in the method's currency
 * @param limitLeft remaining daily limit in CNY, null for no limit
 */
export function amountProblem(
  method: DepositMethodInfo,
  amount: string,
  limitLeft: string | null,
): AmountProblem | null {
  if (amount === '' || toMinor(withoutTrailingPoint(amount)) === 0) return 'empty'
  const minor = toMinor(withoutTrailingPoint(amount))
  if (minor < toMinor(method.min)) return 'below'
  if (minor > toMinor(method.max)) return 'above'
  const credited = creditOf(method, amount)
  if (limitLeft !== null && credited !== null && toMinor(credited) > toMinor(limitLeft)) return 'over-limit'
  return null
}

/** Converts an amount of the method's currency to CNY, rounded down to fen like the server; null without a rate. */
export function creditOf(method: Pick<DepositMethodInfo, 'currency' | 'rate'>, amount: string): string | null {
  if (amount === '') return null
  if (method.currency === 'CNY') return fromMinor(toMinor(withoutTrailingPoint(amount)))
  const rate = /^(\d+)(?:\.(\d{1,6}))?$/.exec(method.rate ?? '')
  if (!rate) return null
  const decimals = rate[2]?.length ?? 0
  const scaled = BigInt(`${rate[1]}${rate[2] ?? ''}`)
  return fromMinor(Number((BigInt(toMinor(withoutTrailingPoint(amount))) * scaled) / 10n ** BigInt(decimals)))
}

/** Remaining daily limit, never negative; null without a limit. */
export function limitLeft(limit: { day: string | null; used: string }): string | null {
  if (limit.day === null) return null
  return fromMinor(Math.max(0, toMinor(limit.day) - toMinor(limit.used)))
}

/** Used share of the daily limit in percent, 0 to 100. */
export function limitShare(limit: { day: string | null; used: string }): number {
  if (limit.day === null || toMinor(limit.day) === 0) return 0
  return Math.min(100, Math.round((toMinor(limit.used) * 100) / toMinor(limit.day)))
}
