/** Calls of the wallet page alone. */
import {
  recallAll,
  transfer,
  type VenueWallet,
  venueBalance,
  type WalletOverview,
  walletOverview,
} from '@lantern/contract/finance'
import { call } from '@lantern/platform'
import { derivedRecall, type RecallResult } from './recall.rules.ts'

export async function recallEverything(requestNo: string): Promise<RecallResult> {
  const { items } = await call(recallAll, { requestNo })
  return { items, isDerived: false }
}

/** No endpoint finds a recall by its number: what became of it is read from the balances. */
export async function findRecall(before: readonly VenueWallet[]): Promise<RecallResult> {
  const { venues } = await call(walletOverview, {})
  return { items: derivedRecall(before, venues), isDerived: true }
}

export function recallVenue(enName: string, amount: string, requestNo: string) {
  return call(transfer, { from: enName, to: 'center', amount, requestNo })
}

/** Asks one venue again and puts its answer into the overview. */
export async function refreshVenue(wallet: WalletOverview, enName: string): Promise<WalletOverview> {
  const fresh = await call(venueBalance, { enName })
  return { ...wallet, venues: wallet.venues.map((venue) => (venue.enName === enName ? { ...venue, ...fresh } : venue)) }
}
