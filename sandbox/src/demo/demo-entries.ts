/** Entry of a demo into a venue: a one-time code in the URL, exchanged for a venue token. Stored as hashes, as for members. */
import { randomBytes } from 'node:crypto'
import type { Executor, Trx } from '../database/database.ts'
import type { DemoEntry } from '../database/tables/site/demo.schema.ts'
import { CODE_MS } from '../venue-sessions/venue-sessions.ts'
import { hashOf } from './demo-accounts.ts'

type Grant = Pick<DemoEntry, 'account_id' | 'en_name' | 'parent_origin'>

export async function openDemoCode(trx: Trx, grant: Grant, now: number): Promise<string> {
  return insert(trx, 'code', grant, now + CODE_MS)
}

/** Consumes the code and opens the venue until the demo ends. @returns undefined for a code that is unknown, used or expired */
export async function enterDemo(
  trx: Trx,
  code: string,
  now: number,
): Promise<{ token: string; entry: Grant; expireAt: number } | undefined> {
  const row = await trx
    .deleteFrom('demo_entries')
    .where('token_hash', '=', hashOf(code))
    .where('kind', '=', 'code')
    .returningAll()
    .executeTakeFirst()
  if (!row || row.expire_at <= now) return undefined
  const { expire_at } = await trx
    .selectFrom('demo_accounts')
    .select('expire_at')
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow()
  return { token: await insert(trx, 'play', row, expire_at), entry: row, expireAt: expire_at }
}

export async function findDemoEntry(db: Executor, token: string, now: number): Promise<DemoEntry | undefined> {
  return db
    .selectFrom('demo_entries')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', 'play')
    .where('expire_at', '>', now)
    .executeTakeFirst()
}

async function insert(
  trx: Trx,
  kind: DemoEntry['kind'],
  { account_id, en_name, parent_origin }: Grant,
  expireAt: number,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await trx
    .insertInto('demo_entries')
    .values({ token_hash: hashOf(token), kind, account_id, en_name, parent_origin, expire_at: expireAt })
    .execute()
  return token
}
