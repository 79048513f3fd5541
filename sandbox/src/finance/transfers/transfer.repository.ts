/** Rows of transfers, and the venue's own book of references. */
import { CENTER } from '@lantern/contract/transfer'
import type { Executor, Trx } from '../../database/database.ts'
import type { TransferRow } from '../../database/tables/money/finance.schema.ts'
import { LIVE_TRANSFERS } from './transfer-states.rules.ts'

type NewRow = Pick<
  TransferRow,
  | 'no'
  | 'member_id'
  | 'from_side'
  | 'to_side'
  | 'amount'
  | 'state'
  | 'venue_ref'
  | 'request_no'
  | 'created_at'
  | 'updated_at'
>

export async function insertTransfer(trx: Trx, row: NewRow): Promise<TransferRow> {
  return trx.insertInto('transfers').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function changeTransfer(trx: Trx, no: string, change: Partial<TransferRow>): Promise<TransferRow> {
  return trx.updateTable('transfers').set(change).where('no', '=', no).returningAll().executeTakeFirstOrThrow()
}

/** By its number, else by the number of the request that made it. */
export async function transferOf(
  db: Executor,
  memberId: string,
  by: { no?: string; requestNo?: string },
): Promise<TransferRow | undefined> {
  if (!by.no && !by.requestNo) return undefined
  return db
    .selectFrom('transfers')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(by.no !== undefined, (query) => query.where('no', '=', by.no ?? ''))
    .$if(by.no === undefined, (query) => query.where('request_no', '=', by.requestNo ?? ''))
    .executeTakeFirst()
}

/** Those that are not over, oldest first, at most 200. */
export async function liveTransfers(db: Executor): Promise<TransferRow[]> {
  return db
    .selectFrom('transfers')
    .selectAll()
    .where('state', 'in', LIVE_TRANSFERS)
    .orderBy('created_at')
    .limit(200)
    .execute()
}

/** Whose transfer it is. */
export async function ownerOf(db: Executor, no: string): Promise<string> {
  const row = await db.selectFrom('transfers').select('member_id').where('no', '=', no).executeTakeFirstOrThrow()
  return row.member_id
}

/** The caller holds the member's row. */
export async function lockedRow(trx: Trx, no: string): Promise<TransferRow> {
  return trx.selectFrom('transfers').selectAll().where('no', '=', no).forUpdate().executeTakeFirstOrThrow()
}

/** The venue's book: the first word about a reference stands. */
export async function writeReceipt(trx: Trx, ref: string, applied: boolean, at: number): Promise<void> {
  await trx
    .insertInto('venue_receipts')
    .values({ ref, applied, at })
    .onConflict((conflict) => conflict.column('ref').doNothing())
    .execute()
}

/** What the venue's book says of a reference. */
export async function isApplied(db: Executor, ref: string): Promise<boolean> {
  const row = await db.selectFrom('venue_receipts').select('applied').where('ref', '=', ref).executeTakeFirstOrThrow()
  return row.applied
}

export async function lastTransferAt(db: Executor, memberId: string): Promise<number | undefined> {
  const last = await db
    .selectFrom('transfers')
    .select('created_at')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.created_at
}

/** Transfers to the main wallet that one request started. */
export async function recallTransfers(db: Executor, memberId: string, requestNo: string): Promise<TransferRow[]> {
  return db
    .selectFrom('transfers')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_no', '=', requestNo)
    .where('to_side', '=', CENTER)
    .orderBy('no')
    .execute()
}

/** The stored answer to a request, as JSON. */
export async function answerOf(db: Executor, memberId: string, requestNo: string): Promise<string | undefined> {
  const stored = await db
    .selectFrom('request_store')
    .select('answer')
    .where('member_id', '=', memberId)
    .where('request_no', '=', requestNo)
    .executeTakeFirst()
  return stored?.answer ?? undefined
}
