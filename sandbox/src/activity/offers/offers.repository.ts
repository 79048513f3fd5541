/** Offers, claims and what must be known to judge them. */
import type { Executor, Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { Facts, Offer } from './offer.rules.ts'
import { readTerms } from './offer-terms.rules.ts'

/** State of a credited deposit (screens.md 11.4). */
const CREDITED = 4
/** `kyc` of a verified member. */
const VERIFIED = 2

export async function allOffers(db: Executor): Promise<Offer[]> {
  const rows = await db.selectFrom('offers').selectAll().orderBy('sort').execute()
  return rows.map((row) => ({
    id: row.id,
    startAt: row.start_at,
    endAt: row.end_at,
    rules: readTerms(JSON.parse(row.rules), { startAt: row.start_at, endAt: row.end_at }),
  }))
}

/** Stores an offer whose terms are acceptable, once per id. @throws ValiError otherwise */
export async function insertOffer(trx: Trx, { id, startAt, endAt, rules }: Offer, sort: number): Promise<void> {
  await trx
    .insertInto('offers')
    .values({
      id,
      sort,
      start_at: startAt,
      end_at: endAt,
      rules: JSON.stringify(readTerms(rules, { startAt, endAt })),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** @returns whether such an offer was running */
export async function endOffer(db: Executor, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('offers')
    .set({ end_at: at })
    .where('id', '=', id)
    .where('start_at', '<', at)
    .where('end_at', '>', at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function findOffer(db: Executor, id: string): Promise<Offer | undefined> {
  return (await allOffers(db)).find((offer) => offer.id === id)
}

/** Progress of a bonus task. */
export async function auditOf(
  db: Executor,
  id: string | null,
): Promise<{ done: number; required: number; state: string } | undefined> {
  if (id === null) return undefined
  return db.selectFrom('audit_tasks').select(['done', 'required', 'state']).where('id', '=', id).executeTakeFirst()
}

export async function factsOf(db: Executor, member: Member, offer: Offer, now: number): Promise<Facts> {
  const deposits = await db
    .selectFrom('deposit_orders')
    .select(['amount', 'created_at'])
    .where('member_id', '=', member.id)
    .where('state', '=', CREDITED)
    .orderBy('created_at')
    .execute()
  const [first] = deposits
  const last = deposits.filter((one) => one.created_at >= offer.startAt).at(-1)
  const claimed = await db
    .selectFrom('offer_claims')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('offer_id', '=', offer.id)
    .where('state', '!=', 'rejected')
    .executeTakeFirst()
  return {
    now,
    vip: member.vip,
    isVerified: member.kyc === VERIFIED,
    registeredAt: member.registered_at,
    firstDeposit: first ? { amount: first.amount, at: first.created_at } : null,
    lastDeposit: last ? { amount: last.amount, at: last.created_at } : null,
    turnover: await validTurnover(db, member.id, offer.rules.product, offer.startAt),
    claimed: Number(claimed?.count ?? 0),
  }
}

/** Valid turnover with a product in bets settled since then, fen. */
export async function validTurnover(db: Executor, memberId: string, product: string, since: number): Promise<number> {
  const row = await db
    .selectFrom('bets')
    .select(({ fn }) => fn.sum<number | null>('valid_fen').as('valid'))
    .where('member_id', '=', memberId)
    .where('category', '=', product)
    .where('settled_at', '>=', since)
    .executeTakeFirst()
  return Number(row?.valid ?? 0)
}
