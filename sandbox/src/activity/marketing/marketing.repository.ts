/** Who wants to hear about a product, and what was sent. */
import type { MarketingChannel, MarketingProduct } from '@lantern/contract/safer-settings'
import type { Executor, Trx } from '../../database/database.ts'

/** Members and channels that an offer has not reached yet. */
export async function listenersOf(
  db: Executor,
  { product, offerId }: { product: MarketingProduct; offerId: string },
): Promise<{ memberId: string; channel: MarketingChannel }[]> {
  return db
    .selectFrom('marketing_consents as consent')
    .leftJoin('marketing_messages as sent', (join) =>
      join
        .onRef('sent.member_id', '=', 'consent.member_id')
        .onRef('sent.channel', '=', 'consent.channel')
        .on('sent.offer_id', '=', offerId),
    )
    .select(['consent.member_id as memberId', 'consent.channel as channel'])
    .where('consent.product', '=', product)
    .where('sent.at', 'is', null)
    .orderBy('consent.member_id')
    .orderBy('consent.channel')
    .execute()
}

/** @returns whether it was not sent before */
export async function insertMessage(
  trx: Trx,
  message: { member_id: string; offer_id: string; channel: MarketingChannel; at: number },
): Promise<boolean> {
  const row = await trx
    .insertInto('marketing_messages')
    .values(message)
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}
