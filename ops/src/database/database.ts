/** The registry's database: PGlite in a folder (in memory for tests), or PostgreSQL by DATABASE_URL. The same SQL runs on both. */
import { PGlite } from '@electric-sql/pglite'
import { type DatabaseWatch, makeFolder, ownSchema, POOL_SETTINGS } from '@lantern/service'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { MIGRATIONS, migrateOps } from './migrations.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

/** Where the data is stored. Without `folder` and `url` in memory, initialised from `dump` if given. */
export type DatabaseLocation = {
  readonly folder?: string
  readonly url?: string
  readonly dump?: Blob
  /** Of a server with `url`: says when the database is lost. */
  readonly watch?: DatabaseWatch
}

/** Opens the database and applies migrations. */
export async function openDatabase({ folder, url, dump, watch }: DatabaseLocation): Promise<Database> {
  if (url !== undefined && url !== '') {
    const client = new pg.Client({ connectionString: url })
    const options = await ownSchema({ url, client, schema: 'lantern_ops', ...MIGRATIONS })
    const pool = new pg.Pool({
      connectionString: url,
      options,
      max: 5,
      ...POOL_SETTINGS,
    })
    // A backend that dies while idle must not end the process; the next query reports it.
    pool.on('error', () => undefined)
    const dialect = new PostgresDialect({ pool: watch?.watched<pg.PoolClient>(pool) ?? pool })
    const db = new Kysely<Schema>({ dialect })
    await migrateOps((script) => pool.query(script).then(() => undefined), db)
    return db
  }
  if (folder !== undefined) makeFolder(folder)
  return migratePglite(await PGlite.create(folder ?? 'memory://', dump ? { loadDataDir: dump } : {}))
}

/** Applies the migrations. @returns the database of this PGlite */
export async function migratePglite(pglite: PGlite): Promise<Database> {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  await migrateOps((script) => pglite.exec(script).then(() => undefined), db)
  return db
}
