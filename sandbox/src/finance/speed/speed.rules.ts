/** Speed payouts (screens.md 6, 11.4): split into parts, time limits, transitions of a part. */

import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@lantern/contract/site-time'
import { PART_STATE } from '@lantern/contract/speed'

/** 5 minutes on offer + 15 to pay + 10 to confirm: the house pays the rest within half an hour. */
export const OFFER_MS = 5 * MINUTE_MS
export const CONFIRM_MS = 10 * MINUTE_MS
/** Duration of the simulated review of two proofs. */
export const COMPARE_MS = 30 * SECOND_MS
/** A simulated payee stays on offer for a day and confirms after this time. */
export const SIM_OFFER_MS = DAY_MS
export const SIM_SPEAKS_MS = 30 * SECOND_MS
/** Flag of simulated payees. */
export const SIMULATED = 'sim'

/** Sizes of parts, fen, between the least and the most of a speed deposit. */
const SIZES = [2_000_000, 1_000_000, 500_000, 300_000, 200_000, 100_000, 50_000, 20_000] as const
const MAX_PARTS = 8

/** Parts of a withdrawal, largest first: none above half of the remainder, so that more depositors find their amount. The house pays the rest. */
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

/** The next state of a part; undefined where the event is impossible. */
export function partAfter(state: number, event: PartEvent): number | undefined {
  const { from, to } = MOVES[event]
  return from.includes(state) ? to : undefined
}

/** The effect of the payer's order on its part. */
export const EVENT_OF_DEPOSIT: Readonly<Record<number, PartEvent>> = {
  [DEPOSIT_STATE.claimed]: 'claim',
  [DEPOSIT_STATE.success]: 'confirm',
  [DEPOSIT_STATE.cancelled]: 'release',
  [DEPOSIT_STATE.expired]: 'release',
  [DEPOSIT_STATE.failed]: 'fail',
  [DEPOSIT_STATE.appeal]: 'dispute',
}

/** The part is closed. */
export function isPartOver(state: number): boolean {
  return state === confirmed || state === house
}

/** The reviewer believes the payer's pictures, unless the payee has pictures too; without any, the payee. */
export function isPaidByProofs(payer: number, payee: number): boolean {
  return payer > 0 && payee === 0
}
