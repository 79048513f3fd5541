/** The registry's database: PGlite in a folder (in memory for tests), or PostgreSQL by DATABASE_URL. The same SQL runs on both. */
import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrateOps } from './migrations.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

/** `folder` undefined and no `url` = in memory. */
export type DatabaseLocation = { readonly folder?: string; readonly url?: string }

/** Opens the database and applies migrations. */
export async function openDatabase({ folder, url }: DatabaseLocation): Promise<Database> {
  if (url !== undefined && url !== '') {
    const pool = new pg.Pool({ connectionString: url, max: 5 })
    // A backend that dies while idle must not end the process; the next query reports it.
    pool.on('error', () => undefined)
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
    await migrateOps((script) => pool.query(script).then(() => undefined), db)
    return db
  }
  if (folder !== undefined) mkdirSync(folder, { recursive: true })
  const pglite = await PGlite.create(folder ?? 'memory://')
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  await migrateOps((script) => pglite.exec(script).then(() => undefined), db)
  return db
}
