/** Rows of deposit orders, and their one way into another state, each in the transaction of its money (screens.md 11.4). */
import type { Executor, Trx } from '../../database/database.ts'
import type { DepositRow } from '../../database/tables/finance.schema.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import { mailState } from '../../mail/money-mail.ts'
import { DEPOSIT_MAILS, mailOf } from '../../mail/order-mail.rules.ts'
import { refuse } from '../../refusal/refuse.ts'
import type { SandboxError } from '../../refusal/sandbox-error.ts'
import { OPEN_STATES } from '../orders/deposit-states.rules.ts'
import { withStep } from '../orders/timeline.rules.ts'
import { followDeposit } from '../speed/speed-parts.repository.ts'
import { FAIL_REASONS } from './deposit.rules.ts'

/** The order with its row locked. @throws SandboxError 10001 when the member has no such order */
export async function lockDeposit(trx: Trx, memberId: string, orderNo: string): Promise<DepositRow> {
  const order = await trx
    .selectFrom('deposit_orders')
    .selectAll()
    .where('no', '=', orderNo)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  if (!order) throw refuse('no-such-order')
  return order
}

export async function openOrder(db: Executor, memberId: string, method?: string): Promise<DepositRow | undefined> {
  return db
    .selectFrom('deposit_orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', 'in', OPEN_STATES)
    .$if(method !== undefined, (query) => query.where('method', '=', method ?? ''))
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

export function stateChanged(order: DepositRow): SandboxError {
  return refuse('state-changed', { state: order.state, version: order.version })
}

/** The next state, with its one mail. */
export async function move(
  trx: Trx,
  order: DepositRow,
  state: number,
  now: number,
  change: Partial<DepositRow>,
): Promise<DepositRow> {
  await followDeposit(trx, order, state, now)
  const moved = await trx
    .updateTable('deposit_orders')
    .set({
      ...change,
      state,
      version: order.version + 1,
      timeline: withStep(order.timeline, state, now, change.reason ?? ''),
    })
    .where('no', '=', order.no)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellOfDeposit(trx, moved, now)
  return moved
}

export async function tellOfDeposit(trx: Trx, order: DepositRow, at: number): Promise<void> {
  const { title, isQuiet } = mailOf(DEPOSIT_MAILS, order.state)
  const why = FAIL_REASONS[order.reason]
  const body = {
    zh: `存款 ${fromFen(order.amount)} 元，订单号 ${order.no}。${why ? `原因：${why.zh}。` : ''}`,
    en: `Deposit of CNY ${fromFen(order.amount)}, order ${order.no}.${why ? ` Reason: ${why.en}.` : ''}`,
  }
  await mailState(trx, { memberId: order.member_id, bizNo: order.no, state: order.state, title, body, isQuiet, at })
}
