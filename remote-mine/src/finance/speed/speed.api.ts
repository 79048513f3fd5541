/** Confirmations and disputes by the receiver of a speed payout. */
import { partConfirm, partDispute, partProof } from '@lantern/contract/speed'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'
import { MONEY_KEY } from '../../parts/money.api.ts'

export const confirmPart = (partNo: string) => call(partConfirm, { partNo })
export const disputePart = (partNo: string, text: string, proof: string[]) => call(partDispute, { partNo, text, proof })

/** The payer's pictures, loaded on demand. */
export function partProofQuery(partNo: string) {
  return queryOptions({
    queryKey: [MONEY_KEY, 'part-proof', partNo],
    queryFn: async ({ signal }) => (await call(partProof, { partNo }, { signal })).proof,
  })
}
