/** Runs `migrations/NNNN-name.sql` in the order of their names, each once and each in a transaction of its own. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

const FOLDER = join(import.meta.dirname, '../../migrations')
const NAME = /^\d{4}-[a-z0-9-]+\.sql$/
/** Two processes that start on one PostgreSQL must not migrate at once. */
const LOCK_KEY = 7_710_001

/**
 * @param run runs a script of several statements as it is
 * @throws Error naming the file whose SQL failed
 */
export async function migrate(run: (script: string) => Promise<void>, db: Kysely<Schema>): Promise<void> {
  await run(
    'CREATE TABLE IF NOT EXISTS sandbox_migrations (name text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())',
  )
  const { rows } = await sql<{ name: string }>`SELECT name FROM sandbox_migrations`.execute(db)
  const done = new Set(rows.map((row) => row.name))
  for (const name of migrationNames()) {
    if (done.has(name)) continue
    const script = readFileSync(join(FOLDER, name), 'utf8')
    try {
      // The name goes in first: a second process that came to the same file waits on the lock and then fails on the key, not on the tables.
      await run(
        `BEGIN; SELECT pg_advisory_xact_lock(${LOCK_KEY}); INSERT INTO sandbox_migrations (name) VALUES ('${name}');\n${script}\n;COMMIT;`,
      )
    } catch (error) {
      await run('ROLLBACK').catch(() => undefined)
      throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
    }
  }
}

/** File names in the order they run. */
function migrationNames(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => NAME.test(name))
    .sort()
}
