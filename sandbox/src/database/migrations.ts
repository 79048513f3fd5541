/** Applies the migrations of the sandbox: `migrations/NNNN-name.sql`. */
import { join } from 'node:path'
import { migrate } from '@lantern/service'
import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

const FOLDER = join(import.meta.dirname, '../../migrations')
/** Table and advisory lock of the migrations. */
export const MIGRATIONS = { table: 'sandbox_migrations', lockKey: 7_710_001 } as const

/** @param run runs a script of several statements */
export async function migrateSandbox(run: (script: string) => Promise<void>, db: Kysely<Schema>): Promise<void> {
  const done = () => sql<{ name: string }>`SELECT name FROM sandbox_migrations`.execute(db)
  await migrate({
    folder: FOLDER,
    ...MIGRATIONS,
    run,
    done: async () => (await done()).rows.map(({ name }) => name),
  })
}
