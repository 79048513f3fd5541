/** Speed payouts (screens.md 6, 11.4): into which parts a withdrawal falls, how long each waits for whom, and what may happen to a part. */

import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@lantern/contract/site-time'
import { PART_STATE } from '@lantern/contract/speed'

/** 5 on offer + 15 to pay + 10 to confirm: whatever nobody took or paid, the house pays within half an hour. */
export const OFFER_MS = 5 * MINUTE_MS
export const CONFIRM_MS = 10 * MINUTE_MS
/** How long the simulated person compares the two proofs. */
export const COMPARE_MS = 30 * SECOND_MS
/** A simulated payee stays on offer for a day and confirms after this. */
export const SIM_OFFER_MS = DAY_MS
export const SIM_SPEAKS_MS = 30 * SECOND_MS
/** Flag of members whose side the sandbox plays. */
export const SIMULATED = 'sim'

/** Sizes of parts, fen, between the least and the most of a speed deposit. */
const SIZES = [2_000_000, 1_000_000, 500_000, 300_000, 200_000, 100_000, 50_000, 20_000] as const
const MAX_PARTS = 8

/** Parts of a withdrawal, largest first: none above half of what is left, so that many depositors find their amount. The rest is the house's. */
export function splitPayout(amount: number): number[] {
  const parts: number[] = []
  let left = amount
  while (parts.length < MAX_PARTS) {
    const size = SIZES.find((one) => one <= left / 2) ?? SIZES.findLast((one) => one <= left)
    if (size === undefined) break
    parts.push(size)
    left -= size
  }
  return parts
}

const { offered, waiting, claimed, confirmed, disputed, house } = PART_STATE

export type PartEvent = 'take' | 'claim' | 'confirm' | 'dispute' | 'release' | 'fail' | 'sweep'

const MOVES: Readonly<Record<PartEvent, { readonly from: readonly number[]; readonly to: number }>> = {
  take: { from: [offered], to: waiting },
  claim: { from: [waiting], to: claimed },
  confirm: { from: [waiting, claimed, disputed], to: confirmed },
  dispute: { from: [claimed], to: disputed },
  release: { from: [waiting], to: offered },
  fail: { from: [waiting, claimed, disputed], to: house },
  sweep: { from: [offered], to: house },
}

/** The next state of a part; undefined where the event cannot happen. */
export function partAfter(state: number, event: PartEvent): number | undefined {
  const { from, to } = MOVES[event]
  return from.includes(state) ? to : undefined
}

/** What a new state of the payer's order means for its part. */
export const EVENT_OF_DEPOSIT: Readonly<Record<number, PartEvent>> = {
  [DEPOSIT_STATE.claimed]: 'claim',
  [DEPOSIT_STATE.success]: 'confirm',
  [DEPOSIT_STATE.cancelled]: 'release',
  [DEPOSIT_STATE.expired]: 'release',
  [DEPOSIT_STATE.failed]: 'fail',
  [DEPOSIT_STATE.appeal]: 'dispute',
}

/** The part waits for nobody any more. */
export function isPartOver(state: number): boolean {
  return state === confirmed || state === house
}

/** The person believes the payer's pictures, unless the payee shows pictures too; without any, the payee. */
export function isPaidByProofs(payer: number, payee: number): boolean {
  return payer > 0 && payee === 0
}
