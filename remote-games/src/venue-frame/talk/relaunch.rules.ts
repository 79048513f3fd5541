/** Reaction to a venue's error code (spec 8; screens.md 4.0): a relaunch within the limit, or closing the frame. */
import * as CODE from '@lantern/contract/code'
import { FB_RELAUNCH_CODE, OB_RELAUNCH_FRAGMENT } from '@lantern/contract/games'

/** Automatic relaunches per minute. */
const RELAUNCH_LIMIT = 2
export const RELAUNCH_WINDOW_MS = 60_000

/** True for OB codes containing 400401 and for FB's 14010; never for other venues. */
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

/** Whether the code reports an expired session, of any venue. */
export function saysExpired(code: string): boolean {
  return code.includes(OB_RELAUNCH_FRAGMENT) || code === FB_RELAUNCH_CODE
}

/** Maintenance that starts while a frame is open: 600101 of live venues, 6014 of the site. */
export function saysMaintenance(code: string): boolean {
  return code === String(CODE.LIVE_MAINTENANCE) || code === String(CODE.MAINTENANCE)
}

/**
 * @param history times of the last relaunches, epoch ms
 * @returns the updated history, null if the limit is reached
 */
export function grantRelaunch(history: readonly number[], at: number): number[] | null {
  const recent = history.filter((past) => at - past < RELAUNCH_WINDOW_MS)
  return recent.length >= RELAUNCH_LIMIT ? null : [...recent, at]
}
