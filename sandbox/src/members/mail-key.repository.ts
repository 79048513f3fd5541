/** Queries on the key that signs members' mail, and on mail without a signature. */
import type { Executor, Trx } from '../database/database.ts'
import type { MailRow } from '../database/tables/members/members.schema.ts'

const KEY_NAME = 'mail.key'

/** @returns PEM */
export async function storedMailKey(db: Executor): Promise<string> {
  const row = await db.selectFrom('sandbox_state').select('value').where('key', '=', KEY_NAME).executeTakeFirstOrThrow()
  return row.value
}

/** @returns false if there was a key already */
export async function storeMailKey(trx: Trx, value: string): Promise<boolean> {
  const created = await trx
    .insertInto('sandbox_state')
    .values({ key: KEY_NAME, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return created !== undefined
}

export async function unsignedMails(db: Executor): Promise<MailRow[]> {
  return db.selectFrom('mails').selectAll().where('signature', '=', '').execute()
}

export async function storeSignature(trx: Trx, id: string, signature: string): Promise<void> {
  await trx.updateTable('mails').set({ signature }).where('id', '=', id).execute()
}
