/**
 * Parts of speed payouts. A part is where the payer's order and the payee's meet: each side's transaction takes its own member, its own order and
 * then the part, never the other member's row, so that they cannot wait for each other in a circle. What one side writes, the other follows.
 */
import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import { PART_STATE } from '@lantern/contract/speed'
import type { Executor, Trx } from '../../database/database.ts'
import type { DepositRow, SpeedPartRow, WithdrawRow } from '../../database/tables/finance.schema.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import { newNo } from '../../ledger/numbers.ts'
import { refuse } from '../../refusal/refuse.ts'
import type { SandboxError } from '../../refusal/sandbox-error.ts'
import { EVENT_OF_DEPOSIT, partAfter, SIMULATED, splitPayout } from './speed.rules.ts'

/** Puts a withdrawal on offer. Answers how many parts it has. */
export async function offerParts(trx: Trx, order: WithdrawRow, until: number, now: number): Promise<number> {
  const sizes = splitPayout(order.amount)
  for (const amount of sizes) {
    await trx
      .insertInto('speed_parts')
      .values({
        no: newNo('P', now),
        withdraw_no: order.no,
        payee_id: order.member_id,
        amount,
        state: PART_STATE.offered,
        offer_until: until,
      })
      .execute()
  }
  return sizes.length
}

/** Amounts that somebody else waits for now, smallest first. */
export async function offersFor(db: Executor, memberId: string, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('speed_parts')
    .select('amount')
    .distinct()
    .where('state', '=', PART_STATE.offered)
    .where('offer_until', '>', now)
    .where('payee_id', '<>', memberId)
    .orderBy('amount')
    .execute()
  return rows.map(({ amount }) => fromFen(amount))
}

/** A part of exactly that amount, locked: real members before simulated ones, whoever waits longest first. */
export async function findOffer(
  trx: Trx,
  memberId: string,
  amount: number,
  now: number,
): Promise<SpeedPartRow | undefined> {
  return trx
    .selectFrom('speed_parts')
    .selectAll()
    .where('state', '=', PART_STATE.offered)
    .where('amount', '=', amount)
    .where('offer_until', '>', now)
    .where('payee_id', '<>', memberId)
    .orderBy('offer_until')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** The sandbox plays this member's side. */
export async function isSimulated(db: Executor, memberId: string): Promise<boolean> {
  const { flags } = await db.selectFrom('members').select('flags').where('id', '=', memberId).executeTakeFirstOrThrow()
  return flags === SIMULATED
}

export async function lockPart(trx: Trx, no: string): Promise<SpeedPartRow> {
  const part = await trx.selectFrom('speed_parts').selectAll().where('no', '=', no).forUpdate().executeTakeFirst()
  if (!part) throw refuse('no-such-order')
  return part
}

/** Parts of one withdrawal, largest first, without a lock. */
export async function partsOf(db: Executor, withdrawNo: string): Promise<SpeedPartRow[]> {
  return db
    .selectFrom('speed_parts')
    .selectAll()
    .where('withdraw_no', '=', withdrawNo)
    .orderBy('amount', 'desc')
    .orderBy('no')
    .execute()
}

/**
 * The part goes along with the payer's order, in its transaction.
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
  // What comes back after the time of the offer is not offered again.
  const next = to === PART_STATE.offered && part.offer_until <= now ? PART_STATE.house : to
  await changePart(trx, part, { state: next, deposit_no: isFree ? null : order.no, speaks_at: null })
}

/** What the payee said already. */
function isThere(part: number, deposit: number): boolean {
  if (deposit === DEPOSIT_STATE.success) return part === PART_STATE.confirmed
  return deposit === DEPOSIT_STATE.appeal && part === PART_STATE.disputed
}

export async function changePart(trx: Trx, part: SpeedPartRow, set: Partial<SpeedPartRow>): Promise<SpeedPartRow> {
  return trx.updateTable('speed_parts').set(set).where('no', '=', part.no).returningAll().executeTakeFirstOrThrow()
}

export function partChanged(part: SpeedPartRow): SandboxError {
  return refuse('state-changed', { state: part.state })
}
