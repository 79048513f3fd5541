/** Deposits, withdrawals, transfers and every other posting on the main wallet as one list of rows; bets at seamless venues are in the bet records. */
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../database/database.ts'

export type RecordRow = {
  no: string
  type: string
  method: string
  amount: number
  balance_after: number | null
  /** 1-3 for transfers, 4 for types without states. */
  state: number
  at: number
  biz_no: string
}

export type RecordFilter = {
  readonly memberId: string
  /** The member's name in the ledger. */
  readonly owner: string
  readonly from: number
  readonly to: number
  /** Empty = all. */
  readonly types: readonly string[]
  readonly state?: number | undefined
}

/** Record type by ledger word, for rows without an order. */
const OTHER_TYPES = `CASE e.biz_type WHEN 'REBATE' THEN 'rebate' WHEN 'VIP_GIFT' THEN 'gift' WHEN 'GIFT_RECEIVE' THEN 'gift' WHEN 'GIFT_SEND' THEN 'gift'
  WHEN 'RED_PACKET_SEND' THEN 'gift' WHEN 'RED_PACKET_GRAB' THEN 'gift' WHEN 'RED_PACKET_RETURN' THEN 'gift'
  WHEN 'ACTIVITY' THEN 'offer' WHEN 'DIVIDEND' THEN 'offer' WHEN 'DEPOSIT_BONUS' THEN 'offer' WHEN 'INVITE' THEN 'offer' ELSE 'adjust' END`
const ORDER_TYPES =
  "('DEPOSIT','WITHDRAW_LOCK','WITHDRAW_PAY','WITHDRAW_RETURN','TRANSFER_OUT','TRANSFER_IN','TRANSFER_RETURN','BET_STAKE','BET_SETTLE','BET_VOID','BET_CASHOUT','BET_RESETTLE')"

/** One page of records, newest first. */
export async function pageOfRecords(
  db: Executor,
  { memberId, owner, from, to, types, state }: RecordFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: RecordRow[]; total: number }> {
  const filter = sql`at BETWEEN ${from} AND ${to} AND (${types.length === 0} OR type IN (${sql.join(types.length === 0 ? [''] : types)})) AND (${state === undefined} OR state = ${state ?? 0})`
  const all = everything(memberId, owner)
  const { rows: counted } = await sql<{
    total: number
  }>`SELECT count(*)::bigint AS total FROM (${all}) rows WHERE ${filter}`.execute(db)
  const { rows } =
    await sql<RecordRow>`SELECT * FROM (${all}) rows WHERE ${filter} ORDER BY at DESC, no DESC LIMIT ${limit} OFFSET ${offset}`.execute(
      db,
    )
  return { rows, total: counted[0]?.total ?? 0 }
}

/** For a payout in progress (5) or partly paid (8): the parts received. */
export async function recordTotals(
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

function everything(memberId: string, owner: string): RawBuilder<unknown> {
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
