/** Daily allowances by VIP level (screens.md 11.9). Amounts in fen. */
const DAY_COUNT = [3, 4, 5, 5, 6, 6, 7, 8, 9, 10, 12] as const
const DAY_AMOUNT = [
  20_000, 30_000, 50_000, 80_000, 120_000, 200_000, 300_000, 500_000, 800_000, 1_000_000, 2_000_000,
] as const
const SINGLE_MAX = 500_000

export type WithdrawalAllowance = { readonly dayCount: number; readonly dayAmount: number; readonly single: number }

/** Single maximum = min(500,000, daily amount). */
export function withdrawalAllowance(vip: number): WithdrawalAllowance {
  const level = Math.min(Math.max(0, vip), DAY_COUNT.length - 1)
  const dayAmount = DAY_AMOUNT[level] ?? DAY_AMOUNT[0]
  return {
    dayCount: DAY_COUNT[level] ?? DAY_COUNT[0],
    dayAmount: dayAmount * 100,
    single: Math.min(SINGLE_MAX, dayAmount) * 100,
  }
}
