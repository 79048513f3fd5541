/** Rows of the parts of speed payouts. */
import { PART_STATE } from '@lantern/contract/speed'
import type { Executor, Trx } from '../../database/database.ts'
import type { SpeedPartRow } from '../../database/tables/money/finance.schema.ts'

export async function insertPart(
  trx: Trx,
  part: Pick<SpeedPartRow, 'no' | 'withdraw_no' | 'payee_id' | 'amount' | 'state' | 'offer_until'>,
): Promise<void> {
  await trx.insertInto('speed_parts').values(part).execute()
}

/** Amounts that other members offer now, smallest first, fen. */
export async function offeredAmounts(db: Executor, memberId: string, now: number): Promise<number[]> {
  const rows = await db
    .selectFrom('speed_parts')
    .select('amount')
    .distinct()
    .where('state', '=', PART_STATE.offered)
    .where('offer_until', '>', now)
    .where('payee_id', '<>', memberId)
    .orderBy('amount')
    .execute()
  return rows.map(({ amount }) => amount)
}

/** A part of exactly that amount, locked: real members before simulated ones, the longest wait first. */
export async function findOffer(
  trx: Trx,
  memberId: string,
  amount: number,
  now: number,
): Promise<SpeedPartRow | undefined> {
  return trx
    .selectFrom('speed_parts')
    .selectAll()
    .where('state', '=', PART_STATE.offered)
    .where('amount', '=', amount)
    .where('offer_until', '>', now)
    .where('payee_id', '<>', memberId)
    .orderBy('offer_until')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Flags of the member on one side of a part. */
export async function flagsOf(db: Executor, memberId: string): Promise<string> {
  const { flags } = await db.selectFrom('members').select('flags').where('id', '=', memberId).executeTakeFirstOrThrow()
  return flags
}

export async function lockedPart(trx: Trx, no: string): Promise<SpeedPartRow | undefined> {
  return trx.selectFrom('speed_parts').selectAll().where('no', '=', no).forUpdate().executeTakeFirst()
}

/** Parts of one withdrawal, largest first, without a lock. */
export async function partsOf(db: Executor, withdrawNo: string): Promise<SpeedPartRow[]> {
  return db
    .selectFrom('speed_parts')
    .selectAll()
    .where('withdraw_no', '=', withdrawNo)
    .orderBy('amount', 'desc')
    .orderBy('no')
    .execute()
}

export async function changePart(trx: Trx, part: SpeedPartRow, set: Partial<SpeedPartRow>): Promise<SpeedPartRow> {
  return trx.updateTable('speed_parts').set(set).where('no', '=', part.no).returningAll().executeTakeFirstOrThrow()
}

/** Undefined when the member is not the payee of this part. */
export async function partOfPayee(db: Executor, payeeId: string, no: string): Promise<SpeedPartRow | undefined> {
  return db
    .selectFrom('speed_parts')
    .selectAll()
    .where('no', '=', no)
    .where('payee_id', '=', payeeId)
    .executeTakeFirst()
}

/** Pictures that the payer sent, in their order. */
export async function payerProofs(db: Executor, depositNo: string): Promise<string[]> {
  const rows = await db
    .selectFrom('deposit_proofs')
    .select('image')
    .where('order_no', '=', depositNo)
    .orderBy('n')
    .execute()
  return rows.map(({ image }) => image)
}

/** Stored once by its number: a repeated call changes nothing. */
export async function insertPayeeProof(
  trx: Trx,
  proof: { part_no: string; n: number; image: string; at: number },
): Promise<void> {
  await trx
    .insertInto('speed_proofs')
    .values(proof)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
