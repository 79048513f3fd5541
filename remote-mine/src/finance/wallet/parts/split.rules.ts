/** Splits a total into shares in tenths of a percent that sum to exactly 1000, so that the bar has no gap. */
import { toMinor } from '@lantern/platform'

export function shares(amounts: readonly string[]): number[] {
  const minor = amounts.map((amount) => Math.max(0, toMinor(amount)))
  const total = minor.reduce((sum, part) => sum + part, 0)
  if (total === 0) return minor.map(() => 0)
  const parts = minor.map((part) => Math.floor((part * 1000) / total))
  const rest = 1000 - parts.reduce((sum, part) => sum + part, 0)
  const largest = parts.indexOf(Math.max(...parts))
  return parts.map((part, index) => (index === largest ? part + rest : part))
}
