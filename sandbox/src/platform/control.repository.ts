/** What the control API shows of the database, and the venue states that it sets. */
import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import { DAY_MS } from '@lantern/contract/site-time'
import { type Insertable, sql } from 'kysely'
import { PUBLISHED_SORT } from '../activity/offers/offer-terms.rules.ts'
import type { Executor } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'

export async function saveVenueState(
  db: Executor,
  enName: string,
  state: Omit<Insertable<Schema['venue_states']>, 'en_name'>,
): Promise<void> {
  await db
    .insertInto('venue_states')
    .values({ en_name: enName, ...state })
    .onConflict((conflict) => conflict.column('en_name').doUpdateSet(state))
    .execute()
}

export async function openCaptchas(db: Executor, now: number) {
  return db
    .selectFrom('captchas')
    .select(['id', 'kind', 'answer'])
    .where('expire_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute()
}

export async function openImageCodes(db: Executor, now: number) {
  return db.selectFrom('image_codes').select(['id', 'code']).where('expire_at', '>', now).execute()
}

/** Offers, pop-ups and notices written on the control page that have not ended, newest first. */
export async function runningCampaigns(db: Executor, now: number) {
  const { rows } = await sql<{ id: string; kind: string; title: string; endAt: number }>`
    SELECT id, kind, title_en AS title, end_at AS "endAt", start_at FROM site_posts WHERE end_at > ${now}
    UNION ALL
    SELECT id, 'offer', rules::json->'title'->>'en', end_at, start_at FROM offers
    WHERE end_at > ${now} AND sort = ${PUBLISHED_SORT}
    ORDER BY start_at DESC, id`.execute(db)
  return rows.map(({ id, kind, title, endAt }) => ({ id, kind, title, endAt }))
}

/** The members who registered first, with their main balance. */
export async function firstMembers(db: Executor) {
  const { rows } = await sql<{ userName: string; vip: number; status: number; kyc: number; mainFen: number }>`
    SELECT m.user_name AS "userName", m.vip, m.status, m.kyc, coalesce(a.balance, 0)::bigint AS "mainFen"
    FROM members m LEFT JOIN ledger_accounts a ON a.owner = 'member:' || m.id AND a.kind = 'main'
    ORDER BY m.registered_at, m.user_name LIMIT 100`.execute(db)
  return rows
}

/** Open and disputed deposits, and expired ones while a late payment can still match them. */
export async function payableDeposits(db: Executor, now: number) {
  const { created, claimed, confirming, appeal, expired } = DEPOSIT_STATE
  return db
    .selectFrom('deposit_orders as d')
    .innerJoin('members as m', 'm.id', 'd.member_id')
    .select(['d.no', 'm.user_name as userName', 'd.method', 'd.pay_amount as payAmount', 'd.state'])
    .where((is) =>
      is.or([
        is('d.state', 'in', [created, claimed, confirming, appeal]),
        is.and([is('d.state', '=', expired), is('d.expire_at', '>', now - DAY_MS)]),
      ]),
    )
    .execute()
}

export async function openWithdrawals(db: Executor) {
  return db
    .selectFrom('withdraw_orders as w')
    .innerJoin('members as m', 'm.id', 'w.member_id')
    .select(['w.no', 'm.user_name as userName', 'w.amount as fen', 'w.state'])
    .where('w.state', 'in', [1, 2, 3, 4, 5])
    .execute()
}

export async function openTransfers(db: Executor) {
  return db
    .selectFrom('transfers')
    .select(['no', 'from_side as from', 'to_side as to', 'amount as fen', 'state'])
    .where('state', 'in', [2, 5])
    .execute()
}
