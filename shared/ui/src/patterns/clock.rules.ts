const SECOND_MS = 1_000
/** Seconds. The contract, which has these in milliseconds, is not known here. */
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Days, and the rest as `[hh, mm, ss]`, or `[mm, ss]` under an hour. Seconds are rounded up: zero shows only at the end. */
export function clockParts(leftMs: number): { days: number; parts: string[] } {
  const seconds = Math.ceil(Math.max(0, leftMs) / SECOND_MS)
  const days = Math.floor(seconds / DAY)
  const hours = Math.floor((seconds % DAY) / HOUR)
  const rest = [Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE]
  const shown = days > 0 || hours > 0 ? [hours, ...rest] : rest
  return { days, parts: shown.map((part) => String(part).padStart(2, '0')) }
}
