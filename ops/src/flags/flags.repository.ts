/** Switched flags in the registry, append-only. */
import type { Transaction } from 'kysely'
import { auditLine } from '../audit/audit.repository.ts'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'

/** The last line of a flag. */
export type FlagLine = {
  name: string
  flag: string
  isOn: boolean
  reason: string
  actor: string
  at: Date
}
export type NewFlagLine = Omit<FlagLine, 'at'> & { revision: number; environment: string }

/** @param db the database, or an open transaction */
export function createFlags(db: Database | Transaction<Schema>) {
  return {
    /** The last line of each flag that was ever switched in an environment. */
    async lines(environment: string): Promise<FlagLine[]> {
      const rows = await db
        .selectFrom('flag_lines')
        .selectAll()
        .distinctOn(['name', 'flag'])
        .where('environment', '=', environment)
        .orderBy('name')
        .orderBy('flag')
        .orderBy('revision', 'desc')
        .execute()
      return rows.map(({ name, flag, is_on, reason, actor, at }) => ({ name, flag, isOn: is_on, reason, actor, at }))
    },

    /** Adds a line with its audit entry. Only inside `inTurn`, with its revision. */
    async insert({ revision, environment, name, flag, isOn, reason, actor }: NewFlagLine): Promise<void> {
      await db
        .insertInto('flag_lines')
        .values({ revision, environment, name, flag, is_on: isOn, reason, actor })
        .execute()
      const fact = { actor, action: isOn ? 'flag-on' : 'flag-off', name, version: '', environment, revision }
      await auditLine(db, { ...fact, outcome: 'done', detail: `${flag}: ${reason}` })
    },
  }
}
