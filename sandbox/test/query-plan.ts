/** How PostgreSQL would run a query on tables that are large: by an index where one fits. */
import { type KyselyPlugin, RawNode, sql } from 'kysely'
import { type Database, type Executor, inTransaction } from '../src/database/database.ts'

/** @param query one raw statement; it is explained, not run. @returns the plan as text */
export async function planOf(db: Database, query: (db: Executor) => Promise<unknown>): Promise<string> {
  const lines: string[] = []
  const explain: KyselyPlugin = {
    transformQuery({ node }) {
      if (!RawNode.is(node)) throw new Error('Only raw statements are explained')
      const [first = '', ...rest] = node.sqlFragments
      return { ...node, sqlFragments: [`EXPLAIN ${first}`, ...rest] }
    },
    async transformResult({ result }) {
      lines.push(...result.rows.map((row) => String(row['QUERY PLAN'])))
      return { ...result, rows: [] }
    },
  }
  await inTransaction(db, async (trx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(trx)
    await query(trx.withPlugin(explain))
  })
  return lines.join('\n')
}
