/** What a recall did (screens.md 6 wallet). */

import type { DataOf } from '@lantern/contract'
import * as CODE from '@lantern/contract/code'
import type { recallAll, VenueWallet } from '@lantern/contract/wallet'
import { compareMoney, sumMoney } from '@lantern/platform'

export type RecallItem = DataOf<typeof recallAll>['items'][number]
export type RecallResult = DataOf<typeof recallAll>

/** Sum of what came back. */
export function recalled(items: readonly RecallItem[]): string {
  return sumMoney(items.filter(({ state }) => state === 1).map(({ amount }) => amount))
}

/** Whether trying again can move more: maintenance and checks end by themselves. */
export function canRetryRecall(items: readonly RecallItem[]): boolean {
  return items.some(({ state, reason }) => state === 2 && reason !== String(CODE.VENUE_MAINTENANCE))
}

/** Venues with something to bring back. */
export function hasVenueMoney(venues: readonly VenueWallet[]): boolean {
  return venues.some(({ balance, state }) => state === 1 && balance !== null && compareMoney(balance, '0') > 0)
}
