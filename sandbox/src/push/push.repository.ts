/** Queries on push subscriptions and the messages that wait for them. */
import { sql } from 'kysely'
import type { Executor, Trx } from '../database/database.ts'
import type { PushSub } from '../database/tables/members/push.schema.ts'

const KEY_NAME = 'push.key'
/** Subscriptions of one member; the oldest give way. */
const MOST_SUBS = 10
/** Messages that one run sends. */
const MOST_DUE = 50

/** @returns PEM */
export async function storedVapidKey(db: Executor): Promise<string> {
  const row = await db.selectFrom('sandbox_state').select('value').where('key', '=', KEY_NAME).executeTakeFirstOrThrow()
  return row.value
}

/** Keeps the key that is there. */
export async function storeVapidKey(db: Executor, value: string): Promise<void> {
  await db
    .insertInto('sandbox_state')
    .values({ key: KEY_NAME, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

export async function subOf(db: Executor, memberId: string, endpoint: string): Promise<PushSub | undefined> {
  return db
    .selectFrom('push_subs')
    .selectAll()
    .where('endpoint', '=', endpoint)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

/** A browser has one subscription: that of another member who was signed in there ends. */
export async function storeSub(trx: Trx, sub: PushSub): Promise<void> {
  await trx.deleteFrom('push_subs').where('endpoint', '=', sub.endpoint).execute()
  await trx.insertInto('push_subs').values(sub).execute()
  await sql`
    DELETE FROM push_subs WHERE member_id = ${sub.member_id} AND endpoint NOT IN (
      SELECT endpoint FROM push_subs WHERE member_id = ${sub.member_id} ORDER BY at DESC LIMIT ${MOST_SUBS}
    )`.execute(trx)
}

export async function removeSub(db: Executor, endpoint: string, memberId?: string): Promise<void> {
  await db
    .deleteFrom('push_subs')
    .where('endpoint', '=', endpoint)
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? ''))
    .execute()
}

export type DuePush = PushSub & {
  readonly id: string
  readonly topic: string
  readonly title_zh: string
  readonly title_en: string
  readonly url: string
  readonly tag: string
  readonly tries: number
  readonly lang: string
  /** The member is signed in on the device. */
  readonly is_open: boolean
}

/** Takes the due messages and puts their next try off before anything can fail. */
export async function takeDuePushes(
  db: Executor,
  { now, nextTryAt }: { now: number; nextTryAt: number },
): Promise<DuePush[]> {
  const { rows } = await sql<DuePush>`
    WITH due AS (
      UPDATE push_messages SET due_at = ${nextTryAt}, tries = tries + 1
      WHERE id IN (SELECT id FROM push_messages WHERE due_at <= ${now} ORDER BY due_at LIMIT ${MOST_DUE})
      RETURNING id, endpoint, topic, title_zh, title_en, url, tag, tries
    )
    SELECT due.*, s.member_id, s.device_uuid, s.p256dh, s.auth, s.topics, s.at, m.lang,
      EXISTS (
        SELECT 1 FROM sessions o WHERE o.member_id = s.member_id AND o.device_uuid = s.device_uuid
          AND o.ended_reason IS NULL AND o.expire_at > ${now}
      ) AS is_open
    FROM due JOIN push_subs s ON s.endpoint = due.endpoint JOIN members m ON m.id = s.member_id`.execute(db)
  return rows
}

export async function dropPush(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('push_messages').where('id', '=', id).execute()
}

export async function delayPush(db: Executor, id: string, dueAt: number): Promise<void> {
  await db.updateTable('push_messages').set({ due_at: dueAt, tries: 0 }).where('id', '=', id).execute()
}

/** Favourite matches of members with a browser that asked for favourites. */
export async function watchedMatches(db: Executor): Promise<{ memberId: string; matchId: string }[]> {
  const { rows } = await sql<{ memberId: string; matchId: string }>`
    SELECT DISTINCT f.member_id AS "memberId", f.id AS "matchId" FROM favourite_subjects f
    JOIN push_subs s ON s.member_id = f.member_id AND 'favourites' = ANY(string_to_array(s.topics, ','))
    WHERE f.kind = 'match' AND NOT EXISTS (
      SELECT 1 FROM push_match_starts t WHERE t.member_id = f.member_id AND t.match_id = f.id
    )`.execute(db)
  return rows
}

/** @returns false when it was noted before */
export async function noteMatchStart(trx: Trx, memberId: string, matchId: string, at: number): Promise<boolean> {
  const row = await trx
    .insertInto('push_match_starts')
    .values({ member_id: memberId, match_id: matchId, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('match_id')
    .executeTakeFirst()
  return row !== undefined
}
