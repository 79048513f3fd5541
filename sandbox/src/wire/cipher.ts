/** AES-CBC/PKCS7 under the keys of `/site/api/v1/sec/web-1001` (design.md "The wire"). */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'

/** A 256-bit key and a 128-bit initialisation vector, base64. */
export type ResponseKeys = { readonly k: string; readonly v: string }

const STATE_KEY = 'sec'
const ALGORITHM = 'aes-256-cbc'

/** The stored keys, generated at the first start. */
export async function loadResponseKeys(db: Database): Promise<ResponseKeys> {
  const fresh: ResponseKeys = { k: randomBytes(32).toString('base64'), v: randomBytes(16).toString('base64') }
  await db
    .insertInto('sandbox_state')
    .values({ key: STATE_KEY, value: JSON.stringify(fresh) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const row = await db
    .selectFrom('sandbox_state')
    .select('value')
    .where('key', '=', STATE_KEY)
    .executeTakeFirstOrThrow()
  return JSON.parse(row.value) as ResponseKeys
}

export function encrypt(keys: ResponseKeys, text: string): string {
  const cipher = createCipheriv(ALGORITHM, Buffer.from(keys.k, 'base64'), Buffer.from(keys.v, 'base64'))
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}

/** @returns null for text not encrypted under these keys */
export function decrypt(keys: ResponseKeys, text: string): string | null {
  try {
    const decipher = createDecipheriv(ALGORITHM, Buffer.from(keys.k, 'base64'), Buffer.from(keys.v, 'base64'))
    return Buffer.concat([decipher.update(text, 'base64'), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
