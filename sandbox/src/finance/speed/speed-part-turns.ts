/**
 * How the parts of speed payouts change. A part joins the payer's order and the payee's: each side's transaction locks its own member, its own
 * order and then the part, never the other member's row, so they cannot deadlock. Each side follows what the other wrote.
 */
import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import { PART_STATE } from '@lantern/contract/speed'
import type { Executor, Trx } from '../../database/database.ts'
import type { DepositRow, SpeedPartRow, WithdrawRow } from '../../database/tables/money/finance.schema.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import { newNo } from '../../ledger/numbers.ts'
import { refuse } from '../../refusal/refuse.ts'
import type { SandboxError } from '../../refusal/sandbox-error.ts'
import { EVENT_OF_DEPOSIT, partAfter, SIMULATED, splitPayout } from './speed.rules.ts'
import { changePart, flagsOf, insertPart, lockedPart, offeredAmounts } from './speed-parts.repository.ts'

/** Offers a withdrawal in parts. @returns the number of parts */
export async function offerParts(trx: Trx, order: WithdrawRow, until: number, now: number): Promise<number> {
  const sizes = splitPayout(order.amount)
  for (const amount of sizes) {
    await insertPart(trx, {
      no: newNo('P', now),
      withdraw_no: order.no,
      payee_id: order.member_id,
      amount,
      state: PART_STATE.offered,
      offer_until: until,
    })
  }
  return sizes.length
}

/** Amounts that other members offer now, smallest first, as the wire shows them. */
export async function offersFor(db: Executor, memberId: string, now: number): Promise<string[]> {
  return (await offeredAmounts(db, memberId, now)).map(fromFen)
}

/** Whether the sandbox plays this member's side. */
export async function isSimulated(db: Executor, memberId: string): Promise<boolean> {
  return (await flagsOf(db, memberId)) === SIMULATED
}

/** @throws SandboxError 10001 when there is no such part */
export async function lockPart(trx: Trx, no: string): Promise<SpeedPartRow> {
  const part = await lockedPart(trx, no)
  if (!part) throw refuse('no-such-order')
  return part
}

/**
 * Changes the part with the payer's order, in its transaction.
 * @throws SandboxError 711015 when the payee or another payer was faster
 */
export async function followDeposit(trx: Trx, order: DepositRow, state: number, now: number): Promise<void> {
  const event = EVENT_OF_DEPOSIT[state]
  if (order.part_no === null || event === undefined) return
  const part = await lockPart(trx, order.part_no)
  const isLate = order.state === DEPOSIT_STATE.expired
  const isMine = part.deposit_no === order.no || (isLate && part.deposit_no === null)
  if (isMine && isThere(part.state, state)) return
  // A late payment takes its part again, if it is still on offer.
  const from = isMine && isLate ? (partAfter(part.state, 'take') ?? 0) : part.state
  const to = isMine ? partAfter(from, event) : undefined
  if (to === undefined) throw partChanged(part)
  const isFree = to === PART_STATE.offered || to === PART_STATE.house
  // A part that comes back after its offer has ended is not offered again.
  const next = to === PART_STATE.offered && part.offer_until <= now ? PART_STATE.house : to
  await changePart(trx, part, { state: next, deposit_no: isFree ? null : order.no, speaks_at: null })
}

/** Whether the payee has already answered the same. */
function isThere(part: number, deposit: number): boolean {
  if (deposit === DEPOSIT_STATE.success) return part === PART_STATE.confirmed
  return deposit === DEPOSIT_STATE.appeal && part === PART_STATE.disputed
}

export function partChanged(part: SpeedPartRow): SandboxError {
  return refuse('state-changed', { state: part.state })
}
