/** The one count of the registry: each change, of whatever kind, is the next revision. */
import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'

const LOCK_KEY = 7_710_003

/** The newest revision and when it was made; 0 of an empty registry. */
export async function revisionOf(db: Database | Transaction<Schema>): Promise<{ revision: number; at: Date }> {
  const row = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('deployments')
        .select(['revision', 'at'])
        .unionAll(eb.selectFrom('maintenance_lines').select(['revision', 'at']))
        .as('line'),
    )
    .select(['revision', 'at'])
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { revision: 0, at: new Date(0) }
}

/** Does one change as the next revision. @returns that revision */
export async function inRevision(
  db: Database,
  change: (trx: Transaction<Schema>, revision: number) => Promise<void>,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // The count must have no gap and no twin, also with several ops on one PostgreSQL.
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.execute(trx)
    const revision = (await revisionOf(trx)).revision + 1
    await change(trx, revision)
    return revision
  })
}
