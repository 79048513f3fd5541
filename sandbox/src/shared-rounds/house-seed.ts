/**
 * The server seeds of shared rounds. All of them follow from one secret of the database, so that the hash of any round can be shown at any time,
 * before and after a restart, without a row for each round. A seed that was shown says nothing about the secret or the other seeds.
 */
import { createHmac, randomBytes } from 'node:crypto'
import type { Executor } from '../database/database.ts'

const STATE_KEY = 'shared-rounds.secret'
const SECRET_BYTES = 32

/**
 * Generated once and kept in the database.
 * @param first for a sandbox that shows the same rounds at every start
 */
export async function houseSecret(db: Executor, first = randomBytes(SECRET_BYTES).toString('hex')): Promise<string> {
  const known = await storedSecret(db)
  if (known !== undefined) return known
  await db
    .insertInto('sandbox_state')
    .values({ key: STATE_KEY, value: first })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const made = await storedSecret(db)
  if (made === undefined) throw new Error('A secret that was stored is there')
  return made
}

/** The server seed of one round, 64 hexadecimal digits. */
export function seedOfRound(secret: string, gameCode: string, no: number): string {
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(`${gameCode}:${no}`).digest('hex')
}

async function storedSecret(db: Executor): Promise<string | undefined> {
  const row = await db.selectFrom('sandbox_state').select('value').where('key', '=', STATE_KEY).executeTakeFirst()
  return row?.value
}
