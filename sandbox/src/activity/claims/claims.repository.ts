/** Rows of claims and their steps. */
import type { Insertable } from 'kysely'
import type { Executor, Trx } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import type { ClaimRow } from '../../database/tables/site/activity.schema.ts'

export type ClaimStep = { readonly state: string; readonly at: number }

/** Newest first. */
export async function claimsOf(db: Executor, memberId: string): Promise<ClaimRow[]> {
  return db.selectFrom('offer_claims').selectAll().where('member_id', '=', memberId).orderBy('at', 'desc').execute()
}

export async function findClaim(db: Executor, memberId: string, id: string): Promise<ClaimRow | undefined> {
  return db
    .selectFrom('offer_claims')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

/** The claim with its first step. */
export async function insertClaim(trx: Trx, claim: Insertable<Schema['offer_claims']>): Promise<void> {
  await trx.insertInto('offer_claims').values(claim).execute()
  await insertStep(trx, claim.id, { state: claim.state, at: claim.at })
}

/** A new state with its step. */
export async function changeClaim(
  trx: Trx,
  id: string,
  { state, turn_at, ...change }: Partial<ClaimRow> & { state: ClaimRow['state']; turn_at: number },
): Promise<void> {
  await trx
    .updateTable('offer_claims')
    .set({ ...change, state, turn_at })
    .where('id', '=', id)
    .execute()
  await insertStep(trx, id, { state, at: turn_at })
}

/** Steps by claim, oldest first. */
export async function stepsOf(db: Executor, claimIds: readonly string[]): Promise<Map<string, ClaimStep[]>> {
  const steps = new Map<string, ClaimStep[]>(claimIds.map((id) => [id, []]))
  if (claimIds.length === 0) return steps
  const rows = await db
    .selectFrom('offer_claim_steps')
    .selectAll()
    .where('claim_id', 'in', [...claimIds])
    .orderBy('seq')
    .execute()
  for (const { claim_id: id, state, at } of rows) steps.get(id)?.push({ state, at })
  return steps
}

/** Claims that staff has to look at by now, those that waited longest first. */
export async function dueClaims(db: Executor, now: number): Promise<{ id: string; memberId: string }[]> {
  return db
    .selectFrom('offer_claims')
    .select(['id', 'member_id as memberId'])
    .where('state', 'in', ['applied', 'review', 'appeal'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute()
}

/** Locks an offer: two members may race for its last place. */
export async function lockOffer(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('offers').select('id').where('id', '=', id).forUpdate().execute()
}

/** Whether an idea of the member was taken up by staff. */
export async function hasSolvedIdea(db: Executor, memberId: string): Promise<boolean> {
  const found = await db
    .selectFrom('feedback_cases')
    .select('id')
    .where('member_id', '=', memberId)
    .where('type', '=', 'suggestion')
    .where('state', '=', 'solved')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

async function insertStep(trx: Trx, claimId: string, { state, at }: ClaimStep): Promise<void> {
  await trx.insertInto('offer_claim_steps').values({ claim_id: claimId, state, at }).execute()
}
