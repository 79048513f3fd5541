import type { Insertable } from 'kysely'
import type { Trx } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'

/** One vote for each page and device; a later one replaces it. */
export async function saveVote(trx: Trx, vote: Insertable<Schema['help_votes']>): Promise<void> {
  const { useful, at } = vote
  await trx
    .insertInto('help_votes')
    .values(vote)
    .onConflict((conflict) => conflict.columns(['page', 'device']).doUpdateSet({ useful, at }))
    .execute()
}
