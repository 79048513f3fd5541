import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { migrateSandbox } from './migrations.ts'
import type { Schema } from './schema.ts'

describe('two processes that start on one empty database', () => {
  it('[SBX-182] both come up, with each migration run once', async () => {
    const pglite = await PGlite.create('memory://')
    const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
    // Interleaved as under PostgreSQL's lock: both processes have read the empty list before the other's first script.
    const run = (script: string) => pglite.exec(script).then(() => undefined)
    await Promise.all([migrateSandbox(run, db), migrateSandbox(run, db)])
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM members`.execute(db)
    expect(rows).toEqual([{ count: 0 }])
    await db.destroy()
  })

  it('[SBX-182] a script that fails is named', async () => {
    const pglite = await PGlite.create('memory://')
    const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
    const run = async (script: string) => {
      await pglite.exec(
        script.includes('INSERT INTO') ? script.replace(/;COMMIT;$/, ';SELECT nonsense;COMMIT;') : script,
      )
    }
    await expect(migrateSandbox(run, db)).rejects.toThrow(/^Migration 0001-[a-z-]+\.sql failed: /)
    await db.destroy()
  })
})
