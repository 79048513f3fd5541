/** What members want to hear about, and when they want to look at their limits. */
import type { MarketingChannel, MarketingProduct } from '@lantern/contract/safer-settings'
import type { Executor, Trx } from '../../database/database.ts'

export type Consent = { readonly product: MarketingProduct; readonly channel: MarketingChannel }

export async function consentsOf(db: Executor, memberId: string): Promise<Consent[]> {
  return db
    .selectFrom('marketing_consents')
    .select(['product', 'channel'])
    .where('member_id', '=', memberId)
    .orderBy('product')
    .orderBy('channel')
    .execute()
}

export async function giveConsent(trx: Trx, memberId: string, consent: Consent, at: number): Promise<void> {
  await trx
    .insertInto('marketing_consents')
    .values({ member_id: memberId, ...consent, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function withdrawConsent(trx: Trx, memberId: string, { product, channel }: Consent): Promise<void> {
  await trx
    .deleteFrom('marketing_consents')
    .where('member_id', '=', memberId)
    .where('product', '=', product)
    .where('channel', '=', channel)
    .execute()
}

export async function reviewOf(db: Executor, memberId: string): Promise<{ months: number; at: number } | null> {
  const row = await db
    .selectFrom('limit_reviews')
    .select(['months', 'at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ?? null
}

/** @param review null for none */
export async function storeReview(
  trx: Trx,
  memberId: string,
  review: { months: number; at: number } | null,
): Promise<void> {
  await trx.deleteFrom('limit_reviews').where('member_id', '=', memberId).execute()
  if (review)
    await trx
      .insertInto('limit_reviews')
      .values({ member_id: memberId, ...review })
      .execute()
}

export async function dueReviews(db: Executor, now: number): Promise<string[]> {
  const rows = await db.selectFrom('limit_reviews').select('member_id').where('at', '<=', now).orderBy('at').execute()
  return rows.map(({ member_id: id }) => id)
}
