/** Splits a total into shares in tenths of a percent that sum to exactly 1000, so that the bar has no gap. */
import { toMinor } from '@lantern/platform'

export function shares(amounts: readonly string[]): number[] {
  const minor = amounts.map((amount) => Math.max(0, toMinor(amount)))
  const total = minor.reduce((sum, part) => sum + part, 0)
  if (total === 0) return minor.map(() => 0)
  const parts = minor.map((part) => Math.floor((part * 1000) / total))
  const rest = 1000 - parts.reduce((sum, part) => sum + part, 0)
  // The tenths that rounding down left go to those that lost most by it.
  const lost = (index: number): number => ((minor[index] ?? 0) * 1000) % total
  const raised = [...minor.keys()].toSorted((one, other) => lost(other) - lost(one)).slice(0, rest)
  return parts.map((part, index) => (raised.includes(index) ? part + 1 : part))
}
