/** Evaluates the result of a recall (screens.md 6 wallet). */

import type { DataOf } from '@lantern/contract'
import * as CODE from '@lantern/contract/code'
import type { recallAll, VenueWallet } from '@lantern/contract/wallet'
import { compareMoney, sumMoney } from '@lantern/platform'

export type RecallItem = DataOf<typeof recallAll>['items'][number]
export type RecallResult = DataOf<typeof recallAll>

/** Sum of the recalled amounts. */
export function recalled(items: readonly RecallItem[]): string {
  return sumMoney(items.filter(({ state }) => state === 1).map(({ amount }) => amount))
}

/** Whether a retry can recall more money. Venues in maintenance and pending checks are not worth a retry. */
export function canRetryRecall(items: readonly RecallItem[]): boolean {
  return items.some(({ state, reason }) => state === 2 && reason !== String(CODE.VENUE_MAINTENANCE))
}

/** Whether any venue holds money. */
export function hasVenueMoney(venues: readonly VenueWallet[]): boolean {
  return venues.some(({ balance, state }) => state === 1 && balance !== null && compareMoney(balance, '0') > 0)
}
