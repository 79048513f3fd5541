/** Runs `migrations/NNNN-name.sql` in the order of their names, each once and each in a transaction of its own. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

const FOLDER = join(import.meta.dirname, '../../migrations')
const NAME = /^\d{4}-[a-z0-9-]+\.sql$/
/** Two processes that start on one PostgreSQL must not migrate at once. */
const LOCK_KEY = 7_710_002

/**
 * @param run runs a script of several statements as it is
 * @throws Error naming the file whose SQL failed
 */
export async function migrate(run: (script: string) => Promise<void>, db: Kysely<Schema>): Promise<void> {
  await run(
    `BEGIN; SELECT pg_advisory_xact_lock(${LOCK_KEY}); CREATE TABLE IF NOT EXISTS ops_migrations (name text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now()); COMMIT;`,
  )
  const done = await doneOf(db)
  const names = readdirSync(FOLDER)
    .filter((name) => NAME.test(name))
    .sort()
  for (const name of names) {
    if (done.has(name)) continue
    const script = readFileSync(join(FOLDER, name), 'utf8')
    try {
      await run(
        `BEGIN; SELECT pg_advisory_xact_lock(${LOCK_KEY}); INSERT INTO ops_migrations (name) VALUES ('${name}');\n${script}\n;COMMIT;`,
      )
    } catch (error) {
      await run('ROLLBACK').catch(() => undefined)
      // Another process that started at the same time was faster.
      if ((await doneOf(db)).has(name)) continue
      throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
    }
  }
}

async function doneOf(db: Kysely<Schema>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM ops_migrations`.execute(db)
  return new Set(rows.map((row) => row.name))
}
