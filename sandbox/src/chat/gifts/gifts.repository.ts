/** Gifts, red packets and their shares. */
import { siteDayStart } from '@lantern/contract/site-time'
import { type Insertable, sql } from 'kysely'
import type { Executor, Trx } from '../../database/database.ts'
import type { GiftDefinition, GiftTables, PacketRow, ShareRow } from '../../database/tables/site/gifts.schema.ts'

export async function listGifts(db: Executor): Promise<GiftDefinition[]> {
  return db.selectFrom('chat_gifts').selectAll().orderBy('seat').execute()
}

export async function findGift(db: Executor, id: string): Promise<GiftDefinition | undefined> {
  return db.selectFrom('chat_gifts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Fen that a member spent in the chat since the site's day began; a packet that returns does not give it back. */
export async function spentToday(db: Executor, memberId: string, now: number): Promise<number> {
  const from = siteDayStart(now)
  const { rows } = await sql<{ spent: number }>`
    SELECT (
      (SELECT coalesce(sum(qty * price), 0) FROM chat_gift_sends WHERE member_id = ${memberId} AND at >= ${from})
      + (SELECT coalesce(sum(total), 0) FROM chat_packets WHERE member_id = ${memberId} AND at >= ${from})
    )::bigint AS spent`.execute(db)
  return rows[0]?.spent ?? 0
}

/** How many of a gift a member sent to a room since a time. */
export async function sentSince(
  db: Executor,
  { memberId, roomId, giftId, since }: { memberId: string; roomId: string; giftId: string; since: number },
): Promise<number> {
  const row = await db
    .selectFrom('chat_gift_sends')
    .select(({ fn }) => fn.sum<number | null>('qty').as('qty'))
    .where('member_id', '=', memberId)
    .where('room_id', '=', roomId)
    .where('gift_id', '=', giftId)
    .where('at', '>', since)
    .executeTakeFirst()
  return Number(row?.qty ?? 0)
}

export async function isGiftSent(db: Executor, memberId: string, requestNo: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_gift_sends')
    .select('no')
    .where('member_id', '=', memberId)
    .where('request_no', '=', requestNo)
    .executeTakeFirst()
  return row !== undefined
}

export async function packetOfRequest(
  db: Executor,
  memberId: string,
  requestNo: string,
): Promise<PacketRow | undefined> {
  return db
    .selectFrom('chat_packets')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_no', '=', requestNo)
    .executeTakeFirst()
}

export async function findPacket(db: Executor, id: string): Promise<PacketRow | undefined> {
  return db.selectFrom('chat_packets').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks a packet: its shares are decided one after another. */
export async function lockPacket(trx: Trx, id: string): Promise<PacketRow | undefined> {
  return trx.selectFrom('chat_packets').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function sharesOf(db: Executor, packetId: string): Promise<ShareRow[]> {
  return db.selectFrom('chat_packet_shares').selectAll().where('packet_id', '=', packetId).orderBy('rank').execute()
}

/** Packets whose time has passed. */
export async function packetsToEnd(db: Executor, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_packets')
    .select('id')
    .where('ended', '=', false)
    .where('expire_at', '<=', now)
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}

export async function insertSend(trx: Trx, send: Insertable<GiftTables['chat_gift_sends']>): Promise<void> {
  await trx.insertInto('chat_gift_sends').values(send).execute()
}

export async function insertPacket(trx: Trx, packet: Insertable<GiftTables['chat_packets']>): Promise<PacketRow> {
  return trx.insertInto('chat_packets').values(packet).returningAll().executeTakeFirstOrThrow()
}

export async function insertShare(trx: Trx, share: ShareRow): Promise<ShareRow> {
  return trx.insertInto('chat_packet_shares').values(share).returningAll().executeTakeFirstOrThrow()
}

export async function shareOf(db: Executor, packetId: string, memberId: string): Promise<ShareRow | undefined> {
  return db
    .selectFrom('chat_packet_shares')
    .selectAll()
    .where('packet_id', '=', packetId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

export async function storePacket(
  trx: Trx,
  id: string,
  change: Partial<Pick<PacketRow, 'left_fen' | 'left_count' | 'ended'>>,
): Promise<void> {
  await trx.updateTable('chat_packets').set(change).where('id', '=', id).execute()
}

export async function storePrice(db: Executor, id: string, price: number): Promise<void> {
  await db.updateTable('chat_gifts').set({ price }).where('id', '=', id).execute()
}
