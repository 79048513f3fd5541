/** What a venue's error asks for (spec 8; screens.md 4.0): another launch, and how often that is granted, or the end of the visit. */
import * as CODE from '@lantern/contract/code'
import { FB_RELAUNCH_CODE, OB_RELAUNCH_FRAGMENT } from '@lantern/contract/games'

/** Relaunches by itself within a minute; the next one is an error. */
const RELAUNCH_LIMIT = 2
export const RELAUNCH_WINDOW_MS = 60_000

/** OB: code containing 400401. FB: code 14010. Other venues never. */
export function asksRelaunch(venue: string, code: string): boolean {
  switch (venue) {
    case 'OBTY':
      return code.includes(OB_RELAUNCH_FRAGMENT)
    case 'FBTY':
      return code === FB_RELAUNCH_CODE
    default:
      return false
  }
}

/** The session of a venue has ended, whichever venue says so and whether or not it is relaunched. */
export function saysExpired(code: string): boolean {
  return code.includes(OB_RELAUNCH_FRAGMENT) || code === FB_RELAUNCH_CODE
}

/** Maintenance that begins under an open frame: 600101 of live venues, 6014 of the site. */
export function saysMaintenance(code: string): boolean {
  return code === String(CODE.LIVE_MAINTENANCE) || code === String(CODE.MAINTENANCE)
}

/**
 * @param history when the last relaunches were, epoch ms
 * @returns the history with this one, null when the limit is reached
 */
export function grantRelaunch(history: readonly number[], at: number): number[] | null {
  const recent = history.filter((past) => at - past < RELAUNCH_WINDOW_MS)
  return recent.length >= RELAUNCH_LIMIT ? null : [...recent, at]
}
