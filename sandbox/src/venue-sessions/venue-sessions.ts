/** One-time codes and the tokens exchanged for them, stored as hashes; a token opens one venue for one member. */

import { createHash, randomBytes } from 'node:crypto'
import { HOUR_MS } from '@lantern/contract/site-time'
import type { Executor, Trx } from '../database/database.ts'
import type { VenueSession } from '../database/tables/site/book.schema.ts'

export const CODE_MS = 120_000
export const TOKEN_MS = 12 * HOUR_MS

export type VenueScope = VenueSession['scope']
export type Grant = { memberId: string; siteSession: string; enName: string; parentOrigin: string; now: number }

/** A one-time code for the fragment of the venue's URL. */
export async function openCode(trx: Trx, { memberId, siteSession, enName, parentOrigin, now }: Grant): Promise<string> {
  const code = secret()
  await trx
    .insertInto('venue_codes')
    .values({
      code_hash: hashOf(code),
      member_id: memberId,
      site_session: siteSession,
      en_name: enName,
      parent_origin: parentOrigin,
      expire_at: now + CODE_MS,
    })
    .execute()
  return code
}

/** A token with a scope; `user` is the launch's `token`, `play` is for the venue page in exchange for its code. */
export async function openToken(
  trx: Trx,
  scope: VenueScope,
  { memberId, siteSession, enName, parentOrigin, now }: Grant,
): Promise<string> {
  const token = secret()
  await trx
    .insertInto('venue_sessions')
    .values({
      token_hash: hashOf(token),
      member_id: memberId,
      site_session: siteSession,
      en_name: enName,
      scope,
      parent_origin: parentOrigin,
      expire_at: now + TOKEN_MS,
    })
    .execute()
  return token
}

/** Consumes a code. @returns its data, or undefined when it is unknown, used or expired */
export async function takeCode(trx: Trx, code: string, now: number): Promise<Omit<Grant, 'now'> | undefined> {
  const row = await trx
    .deleteFrom('venue_codes')
    .where('code_hash', '=', hashOf(code))
    .returningAll()
    .executeTakeFirst()
  if (!row || row.expire_at <= now) return undefined
  return {
    memberId: row.member_id,
    siteSession: row.site_session,
    enName: row.en_name,
    parentOrigin: row.parent_origin,
  }
}

/** A venue session ends with the site session that launched it: by sign-out, a login elsewhere or a block. */
export async function findVenueSession(
  db: Executor,
  token: string,
  scope: VenueScope,
  now: number,
): Promise<VenueSession | undefined> {
  if (!/^[\w-]{20,64}$/.test(token)) return undefined
  return db
    .selectFrom('venue_sessions')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('scope', '=', scope)
    .where('expire_at', '>', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sessions')
          .select('sessions.token_hash')
          .whereRef('sessions.token_hash', '=', 'venue_sessions.site_session')
          .where('sessions.ended_reason', 'is', null)
          .where('sessions.expire_at', '>', now),
      ),
    )
    .executeTakeFirst()
}

function secret(): string {
  return randomBytes(24).toString('base64url')
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
