/** The revision counter of the registry: every change, of any kind and environment, gets the next number. */
import { sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

const LOCK_KEY = 7_710_003
/** NOTIFY channel for other processes on the same PostgreSQL (database/change-feed.ts). */
export const REVISION_CHANNEL = 'lantern_revision'

const listeners = new WeakMap<Database, Set<() => void>>()

/** The newest revision and its time; 0 for an empty registry. @param environment default: all */
export async function revisionOf(
  db: Database | Transaction<Schema>,
  environment?: string,
): Promise<{ revision: number; at: Date }> {
  const of = (table: 'deployments' | 'maintenance_lines' | 'override_ends' | 'flag_lines') =>
    db
      .selectFrom(table)
      .select(['revision', 'at'])
      .$if(environment !== undefined, (query) => query.where('environment', '=', environment ?? ''))
  const lines = of('deployments')
    .unionAll(of('maintenance_lines'))
    .unionAll(of('override_ends'))
    .unionAll(of('flag_lines'))
  const row = await db
    .selectFrom(lines.as('line'))
    .select(['revision', 'at'])
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { revision: 0, at: new Date(0) }
}

/**
 * Runs work while no other writer changes the registry, in this process or another on the same PostgreSQL: values read through `trx` still hold when
 * it writes. Keep it short; slow work (the gate, the bytes) comes before.
 */
export async function inTurn<Answer>(
  db: Database,
  work: (trx: Transaction<Schema>) => Promise<Answer>,
): Promise<Answer> {
  const answer = await db.transaction().execute(async (trx) => {
    // Revisions have neither gaps nor duplicates. The lock ends with the transaction.
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.execute(trx)
    const answer = await work(trx)
    await sql`SELECT pg_notify(${REVISION_CHANNEL}, '')`.execute(trx)
    return answer
  })
  announce(db)
  return answer
}

/** The revision that this change will get. Only inside `inTurn`. */
export async function nextRevision(trx: Transaction<Schema>): Promise<number> {
  return (await revisionOf(trx)).revision + 1
}

/** Applies one change. @returns its revision */
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

/** Called after each change by this process, and by others when it listens to them. @returns unsubscribes */
export function onRevision(db: Database, listener: () => void): () => void {
  const known = listeners.get(db) ?? new Set()
  listeners.set(db, known.add(listener))
  return () => known.delete(listener)
}

/** Notifies subscribers of a possible change. */
export function announce(db: Database): void {
  for (const listener of [...(listeners.get(db) ?? [])]) listener()
}
