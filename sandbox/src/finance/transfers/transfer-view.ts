/** A transfer on the wire. */
import type { TransferAnswer } from '@lantern/contract/transfer'
import type { TransferRow } from '../../database/tables/money/finance.schema.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import { TRANSFER_ROW } from './transfer-states.rules.ts'

export function transferView(row: TransferRow): TransferAnswer {
  const state = row.state === TRANSFER_ROW.done ? 1 : row.state === TRANSFER_ROW.failed ? 2 : 3
  return {
    transferNo: row.no,
    from: row.from_side,
    to: row.to_side,
    amount: fromFen(row.amount),
    state,
    reason: row.reason,
    at: row.created_at,
  }
}
