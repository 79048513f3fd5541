/** Ends a deposit: credits it with its turnover task, or fails it (screens.md 11.4). */
import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import type { Trx } from '../../../database/database.ts'
import type { DepositRow } from '../../../database/tables/money/finance.schema.ts'
import { houseAccount, memberAccount } from '../../../ledger/accounts.ts'
import { post } from '../../../ledger/ledger.ts'
import { toFen } from '../../../ledger/money.rules.ts'
import { lockMember } from '../../../members/members.repository.ts'
import { openAuditTask } from '../../../turnover/audit-turns.ts'
import { isLateMatch, isOpen, paidFen } from './deposit-state.rules.ts'
import { move, stateChanged } from './deposit-turns.ts'

/** Called after a credit, inside its transaction: for offers that depend on deposits. */
export type DepositCredited = (
  trx: Trx,
  deposit: { memberId: string; orderNo: string; amount: number; activityId: string | null; at: number },
) => Promise<void>

/**
 * Credits an order: money, turnover task and mail in one transaction. Idempotent (duplicate callbacks).
 * @throws SandboxError 711015 when the order can no longer be credited
 */
export async function creditDeposit(
  trx: Trx,
  order: DepositRow,
  now: number,
  credited: readonly DepositCredited[],
): Promise<DepositRow> {
  if (order.state === DEPOSIT_STATE.success) return order
  // A held payment that arrived in time stays in time until its proof is decided.
  const isLate = order.state === DEPOSIT_STATE.expired && (order.paid_amount !== null || isLateMatch(order, now))
  if (!isOpen(order) && order.state !== DEPOSIT_STATE.appeal && !isLate) throw stateChanged(order)
  const member = await lockMember(trx, order.member_id)
  // A different amount is credited as received; the unique cents of an exact one belong to the house.
  const amount = order.paid_amount === null ? order.amount : paidFen(order, order.paid_amount)
  const isExact = order.paid_amount === null && order.pay_currency === 'CNY'
  const paid = isExact ? toFen(order.pay_amount) : amount
  await post(trx, {
    bizType: 'DEPOSIT',
    bizNo: order.no,
    memo: order.method,
    at: now,
    postings: [
      { account: houseAccount(`clear.deposit.${order.method}`), amount: -paid },
      { account: houseAccount('adjust'), amount: paid - amount },
      // A frozen member's deposit is credited but locked (screens.md 6, deposit).
      { account: memberAccount(member.id, member.status === 2 ? 'lock.risk' : 'main'), amount },
    ],
  })
  await openAuditTask(trx, {
    memberId: member.id,
    source: 'deposit',
    sourceNo: order.no,
    amount,
    required: amount,
    at: now,
  })
  for (const tell of credited)
    await tell(trx, {
      memberId: member.id,
      orderNo: order.no,
      amount,
      activityId: order.activity_id,
      at: now,
    })
  return move(trx, order, DEPOSIT_STATE.success, now, {
    amount,
    next_at: null,
    confirmations: order.need_confirmations,
  })
}

export async function failDeposit(trx: Trx, order: DepositRow, reason: string, now: number): Promise<DepositRow> {
  if (!isOpen(order) && order.state !== DEPOSIT_STATE.appeal) throw stateChanged(order)
  return move(trx, order, DEPOSIT_STATE.failed, now, { next_at: null, reason })
}
