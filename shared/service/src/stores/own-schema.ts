/** Each server keeps its tables in a schema of its own, so that several can share one PostgreSQL database. */

type OwnSchemaOptions = {
  /** Connection string of the database. */
  readonly url: string
  readonly schema: string
  /** Table of applied migrations. Where the default schema holds it already, that schema stays in use. */
  readonly table: string
  /** Id of the advisory lock: two processes must not create the schema at the same time. */
  readonly lockKey: number
  /** A client of this database that is not connected yet. */
  readonly client: {
    connect(): Promise<unknown>
    query(text: string): Promise<{ rows: unknown[] }>
    end(): Promise<void>
  }
}

/** @returns the connection's `options`; '' keeps the default schema, and a URL that brings its own `options` */
export async function ownSchema({ url, schema, table, lockKey, client }: OwnSchemaOptions): Promise<string> {
  if (new URL(url).searchParams.has('options')) return ''
  await client.connect()
  try {
    const { rows } = await client.query(`SELECT 1 WHERE to_regclass('${table}') IS NOT NULL`)
    if (rows.length > 0) return ''
    await client.query(
      `BEGIN; SELECT pg_advisory_xact_lock(${lockKey}); CREATE SCHEMA IF NOT EXISTS ${schema}; COMMIT;`,
    )
    return `-c search_path=${schema}`
  } finally {
    await client.end()
  }
}
