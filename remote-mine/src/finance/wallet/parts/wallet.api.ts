/** Queries and commands that only the wallet page uses. */

import { recallDetail } from '@lantern/contract/recall'
import { transfer } from '@lantern/contract/transfer'
import { recallAll, venueBalance, type WalletOverview } from '@lantern/contract/wallet'
import { call } from '@lantern/platform'
import type { RecallResult } from './recall.rules.ts'

export async function recallEverything(requestNo: string): Promise<RecallResult> {
  return call(recallAll, { requestNo })
}

/** Looks up a recall after a lost response; null if the server never received it. */
export async function findRecall(requestNo: string): Promise<RecallResult | null> {
  const { recall } = await call(recallDetail, { requestNo })
  return recall
}

export function recallVenue(enName: string, amount: string, requestNo: string) {
  return call(transfer, { from: enName, to: 'center', amount, requestNo })
}

/** Refetches the balance of one venue and merges it into the overview. */
export async function refreshVenue(wallet: WalletOverview, enName: string): Promise<WalletOverview> {
  const fresh = await call(venueBalance, { enName })
  return { ...wallet, venues: wallet.venues.map((venue) => (venue.enName === enName ? { ...venue, ...fresh } : venue)) }
}
