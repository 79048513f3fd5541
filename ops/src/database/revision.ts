/** The one count of the registry: each change, of whatever kind and environment, is the next revision. */
import { sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

const LOCK_KEY = 7_710_003
/** What other processes on the same PostgreSQL are told after a change (database/change-feed.ts). */
export const REVISION_CHANNEL = 'lantern_revision'

const listeners = new WeakMap<Database, Set<() => void>>()

/** The newest revision and when it was made; 0 of an empty registry. @param environment left out = of all */
export async function revisionOf(
  db: Database | Transaction<Schema>,
  environment?: string,
): Promise<{ revision: number; at: Date }> {
  const of = (table: 'deployments' | 'maintenance_lines' | 'override_ends') =>
    db
      .selectFrom(table)
      .select(['revision', 'at'])
      .$if(environment !== undefined, (query) => query.where('environment', '=', environment ?? ''))
  const row = await db
    .selectFrom(of('deployments').unionAll(of('maintenance_lines')).unionAll(of('override_ends')).as('line'))
    .select(['revision', 'at'])
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { revision: 0, at: new Date(0) }
}

/**
 * Does work while nobody else changes the registry, in this process or in another one on the same PostgreSQL: what it reads through `trx` still
 * holds when it writes. Keep it short; what is slow (the gate, the bytes) comes before.
 */
export async function inTurn<Answer>(
  db: Database,
  work: (trx: Transaction<Schema>) => Promise<Answer>,
): Promise<Answer> {
  const answer = await db.transaction().execute(async (trx) => {
    // The count must have no gap and no twin. The lock goes with the transaction, however it ends.
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.execute(trx)
    const answer = await work(trx)
    await sql`SELECT pg_notify(${REVISION_CHANNEL}, '')`.execute(trx)
    return answer
  })
  announce(db)
  return answer
}

/** The revision that a change of this turn makes. Only inside `inTurn`. */
export async function nextRevision(trx: Transaction<Schema>): Promise<number> {
  return (await revisionOf(trx)).revision + 1
}

/** Does one change as the next revision. @returns that revision */
export async function inRevision(
  db: Database,
  change: (trx: Transaction<Schema>, revision: number) => Promise<void>,
): Promise<number> {
  return inTurn(db, async (trx) => {
    const revision = await nextRevision(trx)
    await change(trx, revision)
    return revision
  })
}

/** Told after each turn of this process, and of others when they are listened to. @returns its undo */
export function onRevision(db: Database, listener: () => void): () => void {
  const known = listeners.get(db) ?? new Set()
  listeners.set(db, known.add(listener))
  return () => known.delete(listener)
}

/** Something may have changed. */
export function announce(db: Database): void {
  for (const listener of [...(listeners.get(db) ?? [])]) listener()
}
