/**
 * A migrated database of a test's own: PGlite in memory with the data of the template (template/global-setup.cjs), or with TEST_DATABASE_URL a new one on
 * that PostgreSQL.
 */
import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import pg from 'pg'
import { type Database, openDatabase } from '../src/database/database.ts'

export async function aDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  const template = process.env.OPS_TEMPLATE
  if (server === undefined || server === '') return openDatabase(template ? { dump: await openAsBlob(template) } : {})
  const name = `ops_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return openDatabase({ url: new URL(`/${name}`, server).href })
}
