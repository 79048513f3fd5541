/** Transitions of a withdrawal, each in one transaction: row, ledger and mail change together. */
import type { PayoutChannel } from '@lantern/contract/speed'
import { WITHDRAW_STATE } from '@lantern/contract/withdrawal'
import type { Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { PayAccountRow, WithdrawRow } from '../../database/tables/money/finance.schema.ts'
import type { Faults } from '../../faults/faults.ts'
import { newNo } from '../../ledger/numbers.ts'
import { hasFlag, lockMember } from '../../members/members.repository.ts'
import { lastSecurityChange } from '../../members/security-review.ts'
import { refuse } from '../../refusal/refuse.ts'
import { firstStep, withStep } from '../orders/timeline.rules.ts'
import { OFFER_MS, SIM_OFFER_MS } from '../speed/speed.rules.ts'
import { isSimulated, offerParts } from '../speed/speed-part-turns.ts'
import { settleParts } from '../speed/speed-payout.ts'
import { afterRefusedPayout, canReject, PAYING_MS, reviewPlan, SUBMIT_MS, turnOf } from './withdrawal.machine.ts'
import {
  accountOf,
  changeWithdrawal,
  insertWithdrawal,
  lockedRow,
  ownerOf,
  userNameOf,
} from './withdrawal.repository.ts'
import { lockMoney, payRest, restOf, returnRest } from './withdrawal-ledger.ts'
import { tellOfWithdrawal } from './withdrawal-mail.ts'

const { submitted, paying, paid, rejected, failed } = WITHDRAW_STATE

export type NewWithdrawal = {
  readonly account: PayAccountRow
  readonly amount: number
  readonly channel?: PayoutChannel
  readonly requestNo: string | null
}

/** Locks the money and creates the order. The caller has validated it. @throws SandboxError 711001 */
export async function submitWithdrawal(
  trx: Trx,
  member: Member,
  draft: NewWithdrawal,
  now: number,
): Promise<WithdrawRow> {
  const plan = reviewPlan(draft.amount, hasFlag(member, 'review'), now - lastSecurityChange(member))
  const order = await insertWithdrawal(trx, {
    no: newNo('W', now),
    member_id: member.id,
    account_id: draft.account.id,
    amount: draft.amount,
    state: submitted,
    reason_code: null,
    needs_second: plan.needsSecond,
    is_auto: plan.isAuto,
    request_no: draft.requestNo,
    channel: draft.channel ?? 'HOUSE',
    created_at: now,
    next_at: now + SUBMIT_MS,
    timeline: firstStep(submitted, now),
  })
  await lockMoney(trx, order, now)
  await tellOfWithdrawal(trx, order, now)
  return order
}

/** The next transition of an order. @throws SandboxError 711015 in a final state */
export async function advanceWithdrawal(
  trx: Trx,
  order: WithdrawRow,
  now: number,
  faults: Faults,
): Promise<WithdrawRow> {
  const turn = turnOf(order)
  switch (turn.kind) {
    case 'move':
      return move(trx, order, turn.state, now, { next_at: turn.waitMs === null ? null : now + turn.waitMs })
    case 'start-paying':
      return startPaying(trx, order, now)
    case 'continue-paying':
      return continuePaying(trx, order, now, faults)
    case 'over':
      throw refuse('state-changed', { state: order.state })
  }
}

/** Refuses an order in review and returns the money at once. @throws SandboxError 711015 */
export async function rejectWithdrawal(
  trx: Trx,
  order: WithdrawRow,
  reason: string,
  now: number,
): Promise<WithdrawRow> {
  if (!canReject(order.state)) throw refuse('state-changed', { state: order.state })
  return giveBack(trx, order, rejected, reason, now)
}

/** The locked order; locks the member's row first, as all writers of money do. @throws SandboxError 10001 */
export async function lockWithdrawal(trx: Trx, orderNo: string): Promise<WithdrawRow> {
  const memberId = await ownerOf(trx, orderNo)
  if (memberId === undefined) throw refuse('no-such-order')
  await lockMember(trx, memberId)
  return lockedRow(trx, orderNo)
}

/** A speed payout is offered first; amounts too small for a part are paid by the house. */
async function startPaying(trx: Trx, order: WithdrawRow, now: number): Promise<WithdrawRow> {
  const until = now + ((await isSimulated(trx, order.member_id)) ? SIM_OFFER_MS : OFFER_MS)
  const isOffered = order.channel === 'SPEED' && (await offerParts(trx, order, until, now)) > 0
  return move(trx, order, paying, now, { next_at: isOffered ? until : now + PAYING_MS })
}

/** The house pays the rest once no part is open. */
async function continuePaying(trx: Trx, order: WithdrawRow, now: number, faults: Faults): Promise<WithdrawRow> {
  if (order.channel !== 'SPEED') return payOut(trx, order, now, faults)
  const { paid: more, nextAt, isOver } = await settleParts(trx, order, now)
  const settled = await changeWithdrawal(trx, order, {
    parts_paid: order.parts_paid + more,
    next_at: isOver ? now : nextAt,
  })
  return isOver ? payOut(trx, settled, now, faults) : settled
}

async function payOut(trx: Trx, order: WithdrawRow, now: number, faults: Faults): Promise<WithdrawRow> {
  if (restOf(order) > 0 && faults.take('sim/payout', await userNameOf(trx, order))) {
    const tries = order.payout_tries + 1
    if (afterRefusedPayout(tries) === 'give-back') return giveBack(trx, order, failed, 'R05', now)
    // A retry keeps the state, so there is no new mail.
    return step(trx, order, paying, now, { payout_tries: tries, next_at: now + PAYING_MS })
  }
  const account = await accountOf(trx, order)
  await payRest(trx, order, account.kind, now)
  return move(trx, order, paid, now, { next_at: null })
}

async function giveBack(
  trx: Trx,
  order: WithdrawRow,
  state: number,
  reason: string,
  now: number,
): Promise<WithdrawRow> {
  await returnRest(trx, order, now)
  return move(trx, order, state, now, { next_at: null, reason_code: reason })
}

/** Sets the next state and sends its mail. */
async function move(
  trx: Trx,
  order: WithdrawRow,
  state: number,
  now: number,
  change: Partial<WithdrawRow>,
): Promise<WithdrawRow> {
  const moved = await step(trx, order, state, now, change)
  await tellOfWithdrawal(trx, moved, now)
  return moved
}

async function step(
  trx: Trx,
  order: WithdrawRow,
  state: number,
  now: number,
  change: Partial<WithdrawRow>,
): Promise<WithdrawRow> {
  const timeline = withStep(order.timeline, state, now, change.reason_code ?? '')
  return changeWithdrawal(trx, order, { ...change, state, timeline })
}
