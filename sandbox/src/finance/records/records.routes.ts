/** Transaction records: deposits, withdrawals, transfers and every other posting on the main wallet, in one list. */
import { type TransRow, transRecords } from '@lantern/contract/records'
import { ownerOf } from '../../ledger/accounts.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import type { Wire } from '../../wire/wire.ts'
import { pageOfRecords, type RecordRow, recordTotals } from './records.repository.ts'

export function recordRoutes(wire: Wire): void {
  wire.memberRead(transRecords, async (input, { db, member }) => {
    const [from, to] = input.from <= input.to ? [input.from, input.to] : [input.to, input.from]
    const offset = (input.pageNum - 1) * input.pageSize
    const filter = { memberId: member.id, owner: ownerOf(member.id), from, to, types: input.types, state: input.state }
    const { rows, total } = await pageOfRecords(db, filter, { offset, limit: input.pageSize })
    const inRange = await recordTotals(db, member.id, from, to)
    const lifetime = await recordTotals(db, member.id, 0, Number.MAX_SAFE_INTEGER)
    return {
      list: rows.map(view),
      total,
      hasMore: offset + rows.length < total,
      totals: {
        deposit: fromFen(inRange.deposit),
        withdraw: fromFen(inRange.withdraw),
        net: fromFen(inRange.deposit - inRange.withdraw),
        netLifetime: fromFen(lifetime.deposit - lifetime.withdraw),
      },
    }
  })
}

function view(row: RecordRow): TransRow {
  return {
    no: row.no,
    type: row.type as TransRow['type'],
    method: row.method,
    amount: fromFen(row.amount),
    balanceAfter: row.balance_after === null ? null : fromFen(row.balance_after),
    state: row.state,
    at: row.at,
    bizNo: row.biz_no,
  }
}
