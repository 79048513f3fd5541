/** Rows of behaviour checks and of the tokens for solved ones. */
import type { Insertable, Selectable } from 'kysely'
import type { Trx } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'

/** Inserts a challenge and deletes expired ones. */
export async function insertChallenge(trx: Trx, row: Insertable<Schema['captchas']>, now: number): Promise<void> {
  await trx.deleteFrom('captchas').where('expire_at', '<=', now).execute()
  await trx.insertInto('captchas').values(row).execute()
}

/** Deletes a challenge: it can be answered once. */
export async function takeChallenge(
  trx: Trx,
  { id, kind }: Pick<Selectable<Schema['captchas']>, 'id' | 'kind'>,
): Promise<Selectable<Schema['captchas']> | undefined> {
  return trx.deleteFrom('captchas').where('id', '=', id).where('kind', '=', kind).returningAll().executeTakeFirst()
}

/** Inserts a token and deletes expired ones. */
export async function insertToken(trx: Trx, row: Insertable<Schema['captcha_tokens']>, now: number): Promise<void> {
  await trx.deleteFrom('captcha_tokens').where('expire_at', '<=', now).execute()
  await trx.insertInto('captcha_tokens').values(row).execute()
}

/** Deletes a token: it can be used once. */
export async function takeToken(trx: Trx, token: string): Promise<Selectable<Schema['captcha_tokens']> | undefined> {
  return trx.deleteFrom('captcha_tokens').where('token', '=', token).returningAll().executeTakeFirst()
}
