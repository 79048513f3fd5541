/** States of a transfer (screens.md 11.6), and its target account. Pure. */
import { CENTER } from '@lantern/contract/transfer'
import type { MemberKind } from '../../ledger/accounts.ts'

export const TRANSFER_ROW = { moved: 2, done: 3, failed: 4, checking: 5 } as const
/** Transfers with money in lock.transfer. */
export const LIVE_TRANSFERS = [TRANSFER_ROW.moved, TRANSFER_ROW.checking] as const
/** The job skips young transfers, which their own request may still be finishing. */
const IN_FLIGHT_MS = 5_000

export function isOver(state: number): boolean {
  return state === TRANSFER_ROW.done || state === TRANSFER_ROW.failed
}

export function isInFlight({ state, updated_at }: { state: number; updated_at: number }, now: number): boolean {
  return state === TRANSFER_ROW.moved && now - updated_at < IN_FLIGHT_MS
}

/** The account of one side: the member's wallet, or the venue's. */
export function sideKind(side: string): MemberKind {
  return side === CENTER ? 'main' : `venue.${side}`
}
