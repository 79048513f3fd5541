/** Runs a server's migrations, each once in its own transaction; processes that start together are serialised. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const NAME = /^\d{4}-[a-z0-9-]+\.sql$/

type MigrateOptions = {
  /** Folder of `NNNN-name.sql`, run in the order of their names. */
  readonly folder: string
  /** Table of applied names. */
  readonly table: string
  /** Id of the advisory lock: two processes on one PostgreSQL must not migrate at the same time. */
  readonly lockKey: number
  /** Runs a script of several statements. */
  readonly run: (script: string) => Promise<void>
  /** Applied names. */
  readonly done: () => Promise<readonly string[]>
}

/** @throws Error naming the file whose SQL failed */
export async function migrate({ folder, table, lockKey, run, done }: MigrateOptions): Promise<void> {
  // Under the lock too: creating one table from two processes at once fails on its type.
  const locked = (script: string) => run(`BEGIN; SELECT pg_advisory_xact_lock(${lockKey}); ${script}\n;COMMIT;`)
  await locked(`CREATE TABLE IF NOT EXISTS ${table} (name text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())`)
  const known = new Set(await done())
  for (const name of migrationsIn(folder)) {
    if (known.has(name)) continue
    const script = readFileSync(join(folder, name), 'utf8')
    try {
      // The name is inserted first: a process that waited for the lock fails on the key, not on the tables.
      await locked(`INSERT INTO ${table} (name) VALUES ('${name}');\n${script}`)
    } catch (error) {
      await run('ROLLBACK').catch(() => undefined)
      // Another process that started at the same time was faster.
      if ((await done()).includes(name)) continue
      throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
    }
  }
}

function migrationsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
}
