const MINUTE_MS = 60_000

/** Whole hours and minutes until an instant; none after it. */
export function leftOf(expireAt: number, now: number): { hours: number; minutes: number } {
  const left = Math.max(0, Math.floor((expireAt - now) / MINUTE_MS))
  return { hours: Math.floor(left / 60), minutes: left % 60 }
}
