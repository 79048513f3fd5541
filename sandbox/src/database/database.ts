/**
 * The sandbox's database: PGlite in a folder (or in memory, for tests), or PostgreSQL by URL. The same SQL runs on both.
 * PGlite has a single connection: while a transaction is open, queries on the root `Database` wait for it. Use only the `Trx` inside a transaction,
 * or the process deadlocks.
 */
import { PGlite } from '@electric-sql/pglite'
import { type DatabaseWatch, lockFolder, makeFolder, ownSchema, POOL_SETTINGS } from '@lantern/service'
import { Kysely, PGliteDialect, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { MIGRATIONS, migrateSandbox } from './migrations.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>
export type Trx = Transaction<Schema>
/** Executes queries: the database or an open transaction. */
export type Executor = Database | Trx

export type OpenDatabase = {
  readonly db: Database
  readonly kind: 'pglite' | 'postgres'
  close(): Promise<void>
}

/** Where the data is stored. Without `folder` and `url` in memory, initialised from `dump` if given. */
export type DatabaseLocation = {
  readonly folder?: string
  readonly url?: string
  readonly dump?: Blob
  /** Of a server with `url`: says when the database is lost. */
  readonly watch?: DatabaseWatch
}

const INT8 = 20
/** Errors after which a transaction can be retried: deadlock, serialisation failure. */
const RETRYABLE = new Set(['40P01', '40001'])
const MAX_TRIES = 4

/** Opens the database and applies migrations. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  return location.url ? openPostgres(location.url, location.watch) : openPglite(location)
}

/**
 * Runs work in one transaction. Retried when the database aborted it to resolve a deadlock.
 * @throws whatever the work throws; nothing is stored then
 */
export async function inTransaction<T>(db: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tries >= MAX_TRIES || !RETRYABLE.has(String((error as { code?: unknown }).code))) throw error
    }
  }
}

async function openPglite({ folder, dump }: DatabaseLocation): Promise<OpenDatabase> {
  if (folder) makeFolder(folder)
  const unlock = folder ? lockFolder(folder) : undefined
  const pglite = await PGlite.create(folder ?? 'memory://', dump ? { loadDataDir: dump } : {})
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  await migrateSandbox((text) => pglite.exec(text).then(() => undefined), db)
  return {
    db,
    kind: 'pglite',
    async close() {
      await db.destroy()
      unlock?.()
    },
  }
}

async function openPostgres(url: string, watch: DatabaseWatch | undefined): Promise<OpenDatabase> {
  // int8 holds fen and epoch ms: both stay below 2^53.
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
  }
  const client = new pg.Client({ connectionString: url })
  const options = await ownSchema({ url, client, schema: 'lantern_sandbox', ...MIGRATIONS })
  const pool = new pg.Pool({
    connectionString: url,
    options,
    max: 10,
    types: types as pg.CustomTypesConfig,
    ...POOL_SETTINGS,
  })
  // A backend that dies while idle must not end the process; the next query reports it.
  pool.on('error', () => undefined)
  const dialect = new PostgresDialect({ pool: watch?.watched<pg.PoolClient>(pool) ?? pool })
  const db = new Kysely<Schema>({ dialect })
  await migrateSandbox((text) => pool.query(text).then(() => undefined), db)
  return { db, kind: 'postgres', close: () => db.destroy() }
}

/** Whether the database answers a query. */
export async function isAnswering(db: Database): Promise<boolean> {
  return sql`SELECT 1`.execute(db).then(
    () => true,
    () => false,
  )
}
