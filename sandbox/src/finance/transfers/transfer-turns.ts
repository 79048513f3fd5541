/**
 * Transfers between the member's wallet and a venue (screens.md 11.6): the money is in lock.transfer while the venue is asked, and the venue's book
 * decides. Three commits: a process may die between any two of them, and `reconcile` completes the transfer.
 */
import { type Database, inTransaction, type Trx } from '../../database/database.ts'
import type { TransferRow } from '../../database/tables/money/finance.schema.ts'
import type { Faults } from '../../faults/faults.ts'
import { memberAccount } from '../../ledger/accounts.ts'
import { post } from '../../ledger/ledger.ts'
import { writtenFen } from '../../ledger/money.rules.ts'
import { newNo } from '../../ledger/numbers.ts'
import { mailState } from '../../mail/money-mail.ts'
import { type StateMail, TRANSFER_MAILS } from '../../mail/order-mail.rules.ts'
import { lockMember } from '../../members/members.repository.ts'
import {
  changeTransfer,
  insertTransfer,
  isApplied,
  liveTransfers,
  lockedRow,
  ownerOf,
  transferOf,
  writeReceipt,
} from './transfer.repository.ts'
import { isInFlight, isOver, sideKind, TRANSFER_ROW } from './transfer-states.rules.ts'

export type NewTransfer = {
  readonly memberId: string
  readonly from: string
  readonly to: string
  readonly amount: number
  readonly requestNo?: string
  readonly now: number
}

/** First commit: the money leaves its source. The caller has validated the transfer. @throws SandboxError 711001 */
export async function startTransfer(trx: Trx, draft: NewTransfer): Promise<TransferRow> {
  const no = newNo('T', draft.now)
  const row = await insertTransfer(trx, {
    no,
    member_id: draft.memberId,
    from_side: draft.from,
    to_side: draft.to,
    amount: draft.amount,
    state: TRANSFER_ROW.moved,
    venue_ref: `V-${no}`,
    request_no: draft.requestNo ?? null,
    created_at: draft.now,
    updated_at: draft.now,
  })
  await post(trx, {
    bizType: 'TRANSFER_OUT',
    bizNo: no,
    requestNo: draft.requestNo,
    at: draft.now,
    postings: [
      { account: memberAccount(draft.memberId, sideKind(draft.from)), amount: -draft.amount },
      { account: memberAccount(draft.memberId, 'lock.transfer'), amount: draft.amount },
    ],
  })
  return row
}

/**
 * A complete transfer inside the caller's transaction, for launches with money. Idempotent by `requestNo`.
 * @throws SandboxError 711001
 */
export async function moveAtOnce(trx: Trx, draft: NewTransfer): Promise<TransferRow> {
  const before = await transferOf(trx, draft.memberId, { requestNo: draft.requestNo })
  if (before) return before
  const row = await startTransfer(trx, draft)
  await writeReceipt(trx, row.venue_ref, true, draft.now)
  return settleIn(trx, row.no, draft.now)
}

/** Asks the venue and completes the transfer by its answer; an unknown answer leaves it in checking. */
export async function finishTransfer(
  db: Database,
  row: TransferRow,
  userName: string,
  faults: Faults,
  now: number,
): Promise<TransferRow> {
  const fault = faults.take('sim/transfer', userName)
  switch (fault?.kind) {
    case undefined:
    case 'slow':
      await inTransaction(db, (trx) => writeReceipt(trx, row.venue_ref, true, now))
      return settle(db, row.no, now)
    case 'drop':
      // The venue did it, but its answer is lost.
      await inTransaction(db, (trx) => writeReceipt(trx, row.venue_ref, true, now))
      return markChecking(db, row.no, now)
    case 'code':
      await inTransaction(db, (trx) => writeReceipt(trx, row.venue_ref, false, now))
      return settle(db, row.no, now)
    default:
      // The venue never received it.
      return markChecking(db, row.no, now)
  }
}

/** Completes an open transfer by the venue's book. An unknown reference is voided there first, so that it can never be applied later. */
export async function reconcileTransfers(db: Database, now: number): Promise<void> {
  for (const row of await liveTransfers(db)) {
    if (isInFlight(row, now)) continue
    await inTransaction(db, (trx) => writeReceipt(trx, row.venue_ref, false, now))
    await settle(db, row.no, now)
  }
}

/** The answer is unknown. If the job has completed the transfer in the meantime, its result stands. */
async function markChecking(db: Database, no: string, now: number): Promise<TransferRow> {
  return inTransaction(db, async (trx) => {
    const row = await lockTransfer(trx, no)
    if (row.state !== TRANSFER_ROW.moved) return row
    await tell(trx, row, TRANSFER_ROW.checking, TRANSFER_MAILS.checking, now)
    return changeTransfer(trx, no, { state: TRANSFER_ROW.checking, updated_at: now })
  })
}

/** Last commit: the money arrives or returns. Idempotent. */
async function settle(db: Database, no: string, now: number): Promise<TransferRow> {
  return inTransaction(db, (trx) => settleIn(trx, no, now))
}

async function settleIn(trx: Trx, no: string, now: number): Promise<TransferRow> {
  const row = await lockTransfer(trx, no)
  if (isOver(row.state)) return row
  const applied = await isApplied(trx, row.venue_ref)
  await post(trx, {
    bizType: applied ? 'TRANSFER_IN' : 'TRANSFER_RETURN',
    bizNo: no,
    at: now,
    postings: [
      { account: memberAccount(row.member_id, 'lock.transfer'), amount: -row.amount },
      { account: memberAccount(row.member_id, sideKind(applied ? row.to_side : row.from_side)), amount: row.amount },
    ],
  })
  const state = applied ? TRANSFER_ROW.done : TRANSFER_ROW.failed
  const arrived = row.state === TRANSFER_ROW.checking ? TRANSFER_MAILS.done : TRANSFER_MAILS.doneAtOnce
  await tell(trx, row, state, applied ? arrived : TRANSFER_MAILS.failed, now)
  return changeTransfer(trx, no, { state, reason: applied ? '' : 'venue', updated_at: now })
}

/** Locks the member first, as all writers of money do, then the row. */
async function lockTransfer(trx: Trx, no: string): Promise<TransferRow> {
  await lockMember(trx, await ownerOf(trx, no))
  return lockedRow(trx, no)
}

function tell(trx: Trx, row: TransferRow, state: number, { title, isQuiet }: StateMail, at: number): Promise<void> {
  const body = {
    zh: `金额 ¥${writtenFen(row.amount)}。`,
    en: `Amount ¥${writtenFen(row.amount)}.`,
  }
  return mailState(trx, { memberId: row.member_id, bizNo: row.no, state, title, body, isQuiet, at })
}
