/** Transaction records: deposits, withdrawals, transfers and every other posting on the main wallet, in one list. */
import { type TransRow, transRecords } from '@lantern/contract/records'
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import { ownerOf } from '../../ledger/accounts.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import type { Wire } from '../../wire/wire.ts'

type Row = {
  no: string
  type: string
  method: string
  amount: number
  balance_after: number | null
  state: number
  at: number
  biz_no: string
}

/** Record type by ledger word, for rows without an order. */
const OTHER_TYPES = `CASE e.biz_type WHEN 'REBATE' THEN 'rebate' WHEN 'VIP_GIFT' THEN 'gift' WHEN 'GIFT_RECEIVE' THEN 'gift' WHEN 'GIFT_SEND' THEN 'gift'
  WHEN 'RED_PACKET_SEND' THEN 'gift' WHEN 'RED_PACKET_GRAB' THEN 'gift' WHEN 'RED_PACKET_RETURN' THEN 'gift'
  WHEN 'ACTIVITY' THEN 'offer' WHEN 'DIVIDEND' THEN 'offer' WHEN 'DEPOSIT_BONUS' THEN 'offer' WHEN 'INVITE' THEN 'offer' ELSE 'adjust' END`
const ORDER_TYPES =
  "('DEPOSIT','WITHDRAW_LOCK','WITHDRAW_PAY','WITHDRAW_RETURN','TRANSFER_OUT','TRANSFER_IN','TRANSFER_RETURN')"

export function recordRoutes(wire: Wire): void {
  wire.memberRead(transRecords, async (input, { db, member }) => {
    const [from, to] = input.from <= input.to ? [input.from, input.to] : [input.to, input.from]
    const owner = ownerOf(member.id)
    const filter = sql`at BETWEEN ${from} AND ${to} AND (${input.types.length === 0} OR type IN (${sql.join(input.types.length === 0 ? [''] : input.types)})) AND (${input.state === undefined} OR state = ${input.state ?? 0})`
    const all = everything(member.id, owner)
    const { rows: counted } = await sql<{
      total: number
    }>`SELECT count(*)::bigint AS total FROM (${all}) rows WHERE ${filter}`.execute(db)
    const total = counted[0]?.total ?? 0
    const offset = (input.pageNum - 1) * input.pageSize
    const { rows } =
      await sql<Row>`SELECT * FROM (${all}) rows WHERE ${filter} ORDER BY at DESC, no DESC LIMIT ${input.pageSize} OFFSET ${offset}`.execute(
        db,
      )
    const inRange = await totals(db, member.id, from, to)
    const lifetime = await totals(db, member.id, 0, Number.MAX_SAFE_INTEGER)
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

/** `state` on the wire is 1-3 for transfers, 4 for types without states. */
function everything(memberId: string, owner: string) {
  const mainAfter = (bizTypes: string, no: string) =>
    sql`(SELECT p.balance_after FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id JOIN ledger_accounts a ON a.id = p.account_id
      WHERE e.biz_type IN (${sql.raw(bizTypes)}) AND e.biz_no = ${sql.ref(no)} AND a.owner = ${owner} AND a.kind = 'main' ORDER BY p.id DESC LIMIT 1)`
  return sql`
    SELECT d.no, 'deposit' AS type, d.method, d.amount, ${mainAfter("'DEPOSIT'", 'd.no')} AS balance_after, d.state::int, d.created_at AS at, d.no AS biz_no
    FROM deposit_orders d WHERE d.member_id = ${memberId}
    UNION ALL
    SELECT w.no, 'withdraw', a.kind, -w.amount, ${mainAfter("'WITHDRAW_LOCK','WITHDRAW_RETURN'", 'w.no')}, w.state::int, w.created_at, w.no
    FROM withdraw_orders w JOIN pay_accounts a ON a.id = w.account_id WHERE w.member_id = ${memberId}
    UNION ALL
    SELECT t.no, 'transfer', CASE WHEN t.from_side = 'center' THEN t.to_side ELSE t.from_side END,
      CASE WHEN t.from_side = 'center' THEN -t.amount ELSE t.amount END, ${mainAfter("'TRANSFER_OUT','TRANSFER_IN','TRANSFER_RETURN'", 't.no')},
      CASE t.state WHEN 3 THEN 1 WHEN 4 THEN 2 ELSE 3 END, t.created_at, t.no
    FROM transfers t WHERE t.member_id = ${memberId}
    UNION ALL
    SELECT e.no, ${sql.raw(OTHER_TYPES)}, e.biz_type, p.amount, p.balance_after, 4, e.at, e.biz_no
    FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id JOIN ledger_accounts a ON a.id = p.account_id
    WHERE a.owner = ${owner} AND a.kind = 'main' AND e.biz_type NOT IN ${sql.raw(ORDER_TYPES)}`
}

/** For a payout in progress (5) or partly paid (8): the parts received. */
async function totals(
  db: Executor,
  memberId: string,
  from: number,
  to: number,
): Promise<{ deposit: number; withdraw: number }> {
  const { rows } = await sql<{ deposit: number; withdraw: number }>`
    SELECT (SELECT coalesce(sum(amount), 0) FROM deposit_orders WHERE member_id = ${memberId} AND state = 4 AND created_at BETWEEN ${from} AND ${to})::bigint AS deposit,
           (SELECT coalesce(sum(CASE state WHEN 6 THEN amount ELSE parts_paid END), 0) FROM withdraw_orders WHERE member_id = ${memberId} AND state IN (5, 6, 8) AND created_at BETWEEN ${from} AND ${to})::bigint AS withdraw`.execute(
    db,
  )
  return rows[0] ?? { deposit: 0, withdraw: 0 }
}

function view(row: Row): TransRow {
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
