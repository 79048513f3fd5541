/** The audit log: every change and every refused attempt, written once (triggers refuse the rest). */
import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'

/** What happened: to which subject (`name`, `version`), by whom, why (`detail`), and whether it was done. */
export type AuditLine = {
  actor: string
  action: string
  name: string
  version: string
  outcome: 'done' | 'refused' | (string & {})
  detail: string
  /** Where it was meant; left out or '' = no environment in particular. */
  environment?: string
  /** Revision of the registry that the change made. */
  revision?: number | null
}
export type WrittenLine = AuditLine & { id: number; at: Date }
/** `before`: lines older than this id, for the next page. */
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

    /** Newest first. */
    async lines({ before, limit, ...filters }: AuditQuestion): Promise<WrittenLine[]> {
      let query = db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(limit)
      if (before !== undefined) query = query.where('id', '<', before)
      for (const column of ['name', 'actor', 'action', 'outcome'] as const) {
        const wanted = filters[column]
        if (wanted !== undefined) query = query.where(column, '=', wanted)
      }
      // PostgreSQL gives a bigint as text.
      return (await query.execute()).map((row) => ({ ...row, id: Number(row.id) }))
    },

    /** What a filter can choose from. */
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

/** One line in the transaction of the change that it tells of. */
export async function auditLine(db: Database | Transaction<Schema>, line: AuditLine): Promise<void> {
  await db.insertInto('audit_log').values(line).execute()
}
