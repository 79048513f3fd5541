/** Calls of the wallet page alone. */

import { recallDetail } from '@lantern/contract/recall'
import { transfer } from '@lantern/contract/transfer'
import { recallAll, venueBalance, type WalletOverview } from '@lantern/contract/wallet'
import { call } from '@lantern/platform'
import type { RecallResult } from './recall.rules.ts'

export async function recallEverything(requestNo: string): Promise<RecallResult> {
  return call(recallAll, { requestNo })
}

/** What became of a recall whose answer was lost; null: it never arrived. */
export async function findRecall(requestNo: string): Promise<RecallResult | null> {
  const { recall } = await call(recallDetail, { requestNo })
  return recall
}

export function recallVenue(enName: string, amount: string, requestNo: string) {
  return call(transfer, { from: enName, to: 'center', amount, requestNo })
}

/** Asks one venue again and puts its answer into the overview. */
export async function refreshVenue(wallet: WalletOverview, enName: string): Promise<WalletOverview> {
  const fresh = await call(venueBalance, { enName })
  return { ...wallet, venues: wallet.venues.map((venue) => (venue.enName === enName ? { ...venue, ...fresh } : venue)) }
}
