/** Whole hours and minutes until an instant; 0 after it. */
import { MINUTE_MS } from '@lantern/contract/site-time'
export function leftOf(expireAt: number, now: number): { hours: number; minutes: number } {
  const left = Math.max(0, Math.floor((expireAt - now) / MINUTE_MS))
  return { hours: Math.floor(left / 60), minutes: left % 60 }
}
