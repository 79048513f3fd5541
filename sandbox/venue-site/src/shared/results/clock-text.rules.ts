const MINUTE = 60
const HOUR = 60 * MINUTE

/** Time left as a clock: `0:07`, `12:30`, `3:05:09`. A second that has begun counts. @param ms at least 0 */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  const [hours, minutes, rest] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE]
  const tail = `${hours > 0 ? String(minutes).padStart(2, '0') : minutes}:${String(rest).padStart(2, '0')}`
  return hours > 0 ? `${hours}:${tail}` : tail
}
