/** The audit log: every change and every refused attempt; append-only (enforced by triggers). */
import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'

/** What happened to which subject (`name`, `version`), by whom, why (`detail`), and the outcome. */
export type AuditLine = {
  actor: string
  action: string
  name: string
  version: string
  outcome: 'done' | 'refused' | (string & {})
  detail: string
  /** Default or '': no particular environment. */
  environment?: string
  /** The registry revision of the change. */
  revision?: number | null
}
export type WrittenLine = AuditLine & { id: number; at: Date }
/** `before`: only lines with a smaller id, for paging. */
export type AuditQuestion = {
  name?: string
  actor?: string
  action?: string
  outcome?: string
  before?: number
  limit: number
}
export type Audit = ReturnType<typeof createAudit>

export function createAudit(db: Database) {
  return {
    write: (line: AuditLine): Promise<void> => auditLine(db, line),

    async lines({ before, limit, ...filters }: AuditQuestion): Promise<WrittenLine[]> {
      let query = db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(limit)
      if (before !== undefined) query = query.where('id', '<', before)
      for (const column of ['name', 'actor', 'action', 'outcome'] as const) {
        const wanted = filters[column]
        if (wanted !== undefined) query = query.where(column, '=', wanted)
      }
      // PostgreSQL returns a bigint as text.
      return (await query.execute()).map((row) => ({ ...row, id: Number(row.id) }))
    },

    /** How often each action ended how. */
    async counts(): Promise<{ action: string; outcome: string; count: number }[]> {
      const rows = await db
        .selectFrom('audit_log')
        .select(['action', 'outcome', ({ fn }) => fn.countAll().as('count')])
        .groupBy(['action', 'outcome'])
        .execute()
      // PostgreSQL returns a bigint as text.
      return rows.map((row) => ({ ...row, count: Number(row.count) }))
    },

    /** The options of the filters. */
    async words(): Promise<{ names: string[]; actors: string[]; actions: string[] }> {
      const of = async (column: 'name' | 'actor' | 'action') =>
        (await db.selectFrom('audit_log').select(column).distinct().orderBy(column).execute())
          .map((row) => (row as Record<typeof column, string>)[column])
          .filter((word) => word !== '')
      const [names, actors, actions] = await Promise.all([of('name'), of('actor'), of('action')])
      return { names, actors, actions }
    },
  }
}

/** Adds a line in the transaction of its change. */
export async function auditLine(db: Database | Transaction<Schema>, line: AuditLine): Promise<void> {
  await db.insertInto('audit_log').values(line).execute()
}
