/** What a recall did, also when its answer was lost (screens.md 6 wallet). */
import type { DataOf } from '@lantern/contract'
import type { recallAll, VenueWallet } from '@lantern/contract/finance'
import { compareMoney, sumMoney } from '@lantern/platform'

export type RecallItem = DataOf<typeof recallAll>['items'][number]
export type RecallResult = {
  items: RecallItem[] /** Read from balances because the answer was lost. */
  isDerived: boolean
}

/** Reads the outcome from balances before and after: what is gone came back, what is unknown is being checked. */
export function derivedRecall(before: readonly VenueWallet[], after: readonly VenueWallet[]): RecallItem[] {
  return before
    .filter(({ balance }) => balance !== null && compareMoney(balance, '0') > 0)
    .map(({ enName, name, balance }) => {
      const now = after.find((venue) => venue.enName === enName)
      const amount = balance ?? '0.00'
      if (!now || now.balance === null || now.state === 3) return { enName, name, amount, state: 3, reason: '' }
      return compareMoney(now.balance, '0') === 0
        ? { enName, name, amount, state: 1, reason: '' }
        : { enName, name, amount: now.balance, state: 2, reason: now.state === 2 ? '711017' : 'venue' }
    })
}

/** Sum of what came back. */
export function recalled(items: readonly RecallItem[]): string {
  return sumMoney(items.filter(({ state }) => state === 1).map(({ amount }) => amount))
}

/** Whether trying again can move more: maintenance and checks end by themselves. */
export function canRetryRecall(items: readonly RecallItem[]): boolean {
  return items.some(({ state, reason }) => state === 2 && reason !== '711017')
}

/** Venues with something to bring back. */
export function hasVenueMoney(venues: readonly VenueWallet[]): boolean {
  return venues.some(({ balance, state }) => state === 1 && balance !== null && compareMoney(balance, '0') > 0)
}
