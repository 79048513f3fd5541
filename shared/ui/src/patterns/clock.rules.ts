const SECOND_MS = 1_000

/** Days, and the rest as `[hh, mm, ss]`, or `[mm, ss]` under an hour. Seconds are rounded up: zero shows only at the end. */
export function clockParts(leftMs: number): { days: number; parts: string[] } {
  const seconds = Math.ceil(Math.max(0, leftMs) / SECOND_MS)
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor((seconds % 86_400) / 3_600)
  const rest = [Math.floor((seconds % 3_600) / 60), seconds % 60]
  const shown = days > 0 || hours > 0 ? [hours, ...rest] : rest
  return { days, parts: shown.map((part) => String(part).padStart(2, '0')) }
}
