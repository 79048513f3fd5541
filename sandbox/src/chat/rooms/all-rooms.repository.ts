/** The stored state of all rooms together. */
import type { Executor } from '../../database/database.ts'

const STATE_KEY = 'chat.all-rooms'

/** @returns JSON, undefined before the first change */
export async function findAllRooms(db: Executor): Promise<string | undefined> {
  const row = await db.selectFrom('sandbox_state').select('value').where('key', '=', STATE_KEY).executeTakeFirst()
  return row?.value
}

export async function storeAllRooms(db: Executor, value: string): Promise<void> {
  await db
    .insertInto('sandbox_state')
    .values({ key: STATE_KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
