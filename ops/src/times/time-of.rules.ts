/** Parses times typed at a terminal. Pure. */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@lantern/contract/site-time'

const UNIT_MS = { s: SECOND_MS, m: MINUTE_MS, h: HOUR_MS, d: DAY_MS } as const

/**
 * Epoch ms of `2026-12-01T03:00Z`, of a number of milliseconds, or of `+30m` after `baseMs`; null otherwise. A time without a zone is refused because
 * it is ambiguous.
 */
export function timeOf(text: string, baseMs: number): number | null {
  const after = /^\+(\d{1,4})([smhd])$/.exec(text)
  if (after) return baseMs + Number(after[1]) * UNIT_MS[after[2] as keyof typeof UNIT_MS]
  if (/^\d{12,14}$/.test(text)) return Number(text)
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text)) return null
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : at
}
