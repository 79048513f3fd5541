/** How far a member is on the way to a level. Pure. */
import { toMinor } from '@lantern/platform'

const FULL = 100

/** Whole percent, rounded down, so that 100 means reached; a requirement of zero is reached. */
export function percentOf(done: string, need: string): number {
  const required = toMinor(need)
  return required <= 0 ? FULL : Math.min(FULL, Math.max(0, Math.floor((toMinor(done) / required) * FULL)))
}
