/** A withdrawal on the wire. */
import type { PayoutChannel, PayoutPart } from '@lantern/contract/speed'
import type { WithdrawOrder } from '@lantern/contract/withdrawal'
import type { PayAccountRow, WithdrawRow } from '../../database/tables/money/finance.schema.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import { accountView } from '../accounts/account-view.ts'
import { readTimeline } from '../orders/timeline.rules.ts'

/** Advance notices for the member. */
export const AUTO_ETA_SEC = 60
const MANUAL_ETA_SEC = 1_800

export function withdrawalView(
  order: WithdrawRow,
  account: PayAccountRow,
  parts: readonly PayoutPart[] = [],
): WithdrawOrder {
  return {
    orderNo: order.no,
    amount: fromFen(order.amount),
    state: order.state as WithdrawOrder['state'],
    account: accountView(account),
    reasonCode: order.reason_code,
    channel: order.channel as PayoutChannel,
    parts: [...parts],
    etaSec: order.is_auto && order.channel !== 'SPEED' ? AUTO_ETA_SEC : MANUAL_ETA_SEC,
    createdAt: order.created_at,
    timeline: readTimeline(order.timeline),
    version: order.version,
  }
}
