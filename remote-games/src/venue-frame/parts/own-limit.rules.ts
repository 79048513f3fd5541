/** The limit of the member that play in a venue uses: losses or time. */
import type { Limit } from '@lantern/contract/safer'

export type UsedLimit = { readonly kind: 'loss' | 'session'; readonly percent: number }

/** @returns the limit with the highest used share; null without one */
export function tightestLimit(limits: readonly Limit[]): UsedLimit | null {
  return limits.map(used).reduce<UsedLimit | null>((most, one) => {
    if (one === null) return most
    return most === null || one.percent > most.percent ? one : most
  }, null)
}

const PLAY_LIMITS = ['loss', 'session'] as const

function used({ kind, amount, used: spent }: Limit): UsedLimit | null {
  const own = PLAY_LIMITS.find((known) => known === kind)
  if (own === undefined || amount === null) return null
  const whole = hundredths(amount)
  if (whole <= 0) return null
  return { kind: own, percent: Math.min(100, Math.max(0, Math.floor((hundredths(spent) * 100) / whole))) }
}

/** Money text as an integer. */
function hundredths(text: string): number {
  const [whole = '0', rest = ''] = text.split('.')
  return Number(`${whole}${rest.padEnd(2, '0').slice(0, 2)}`)
}
