/** How a deposit order is locked and changes state, each in the transaction of its money (screens.md 11.4). */
import type { Trx } from '../../../database/database.ts'
import type { DepositRow } from '../../../database/tables/money/finance.schema.ts'
import { refuse } from '../../../refusal/refuse.ts'
import type { SandboxError } from '../../../refusal/sandbox-error.ts'
import { withStep } from '../../orders/timeline.rules.ts'
import { followDeposit } from '../../speed/speed-part-turns.ts'
import { changeDeposit, lockedDeposit } from './deposit.repository.ts'
import { tellOfDeposit } from './deposit-mail.ts'

/** The order with its row locked. @throws SandboxError 10001 when the member has no such order */
export async function lockDeposit(trx: Trx, memberId: string, orderNo: string): Promise<DepositRow> {
  const order = await lockedDeposit(trx, memberId, orderNo)
  if (!order) throw refuse('no-such-order')
  return order
}

export function stateChanged(order: DepositRow): SandboxError {
  return refuse('state-changed', { state: order.state, version: order.version })
}

/** Moves an order to its next state and sends one mail. */
export async function move(
  trx: Trx,
  order: DepositRow,
  state: number,
  now: number,
  change: Partial<DepositRow>,
): Promise<DepositRow> {
  await followDeposit(trx, order, state, now)
  const timeline = withStep(order.timeline, state, now, change.reason ?? '')
  const moved = await changeDeposit(trx, order, { ...change, state, timeline })
  await tellOfDeposit(trx, moved, now)
  return moved
}
