/** Passkeys of members and the challenges that are open for them. */

import { randomBytes } from 'node:crypto'
import { MINUTE_MS } from '@lantern/contract/site-time'
import type { Selectable } from 'kysely'
import type { Executor, Trx } from '../database/database.ts'
import type { Passkey, PasskeyChallengesTable } from '../database/tables/members/sign-in.schema.ts'

/** A form may wait this long with its autofill armed. */
const CHALLENGE_MS = 10 * MINUTE_MS

/** What a challenge was made for. */
export type ChallengePurpose = 'login' | 'register' | 'fund'
type NewChallenge = { challenge: string; rpId: string; memberId: string | null; purpose: ChallengePurpose; now: number }

export async function newChallengeRow(
  trx: Trx,
  { challenge, rpId, memberId, purpose, now }: NewChallenge,
): Promise<string> {
  await trx.deleteFrom('passkey_challenges').where('expire_at', '<=', now).execute()
  const id = randomBytes(18).toString('base64url')
  await trx
    .insertInto('passkey_challenges')
    .values({ id, challenge, rp_id: rpId, member_id: memberId, purpose, expire_at: now + CHALLENGE_MS })
    .execute()
  return id
}

/** A challenge serves once. */
export async function takeChallenge(
  trx: Trx,
  id: string,
  { rpId, purpose, now }: { rpId: string; purpose: ChallengePurpose; now: number },
): Promise<Selectable<PasskeyChallengesTable> | undefined> {
  const row = await trx.deleteFrom('passkey_challenges').where('id', '=', id).returningAll().executeTakeFirst()
  return row && row.expire_at > now && row.rp_id === rpId && row.purpose === purpose ? row : undefined
}

export async function addPasskey(trx: Trx, passkey: Passkey): Promise<void> {
  await trx.insertInto('passkeys').values(passkey).execute()
}

export async function passkeyOf(trx: Trx, id: string, rpId: string): Promise<Passkey | undefined> {
  return trx
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', id)
    .where('rp_id', '=', rpId)
    .forUpdate()
    .executeTakeFirst()
}

/** @param rpId undefined = of every host this site has */
export async function passkeysOf(db: Executor, memberId: string, rpId?: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(rpId !== undefined, (query) => query.where('rp_id', '=', rpId ?? ''))
    .orderBy('created_at')
    .execute()
}

export async function touchPasskey(
  trx: Trx,
  id: string,
  { counter, now }: { counter: number; now: number },
): Promise<void> {
  await trx.updateTable('passkeys').set({ counter, last_at: now }).where('id', '=', id).execute()
}

export async function removePasskey(trx: Trx, memberId: string, id: string): Promise<void> {
  await trx.deleteFrom('passkeys').where('id', '=', id).where('member_id', '=', memberId).execute()
}
