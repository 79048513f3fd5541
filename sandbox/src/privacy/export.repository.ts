/** Queries of the file with all data of a member. */
import { type RawBuilder, sql } from 'kysely'
import type { Executor, Trx } from '../database/database.ts'
import type { DataExport } from '../database/tables/members/privacy.schema.ts'
import type { Section } from './export-sections.rules.ts'

export type ExportRow = Readonly<Record<string, unknown>>

/** Names of the columns of a section's table, in their order. */
export async function columnsOf(db: Executor, { table }: Section): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ${table} ORDER BY ordinal_position`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * The next rows of a member in the order of the section's key.
 * @param where.memberId as the section's column names the member
 * @param where.after the last row that was read
 */
export async function rowsAfter(
  db: Executor,
  section: Section,
  { memberId, after, limit }: { memberId: string; after: ExportRow | undefined; limit: number },
): Promise<ExportRow[]> {
  const key = sql.join(section.key.map((column) => sql.ref(column)))
  const rest =
    after === undefined ? sql`TRUE` : sql`(${key}) > (${sql.join(section.key.map((column) => after[column]))})`
  const { rows } = await sql<ExportRow>`
    SELECT * FROM ${sql.table(section.table)} WHERE ${ownRows(section, memberId)} AND ${rest}
    ORDER BY ${key} LIMIT ${limit}`.execute(db)
  return rows
}

function ownRows({ by = 'member_id', of }: Section, memberId: string): RawBuilder<unknown> {
  if (of)
    return sql`${sql.ref(of.column)} IN (SELECT ${sql.ref(of.key)} FROM ${sql.table(of.table)} WHERE member_id = ${memberId})`
  return sql`${sql.ref(by)} = ${memberId}`
}

export async function insertExport(trx: Trx, row: DataExport): Promise<void> {
  await trx.insertInto('data_exports').values(row).execute()
}

/** Newest first. */
export async function exportsOf(db: Executor, memberId: string, limit: number): Promise<DataExport[]> {
  return db
    .selectFrom('data_exports')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
}

/** Uses a ticket up. @returns undefined if it is unknown, used, expired, or its session has ended */
export async function takeTicket(db: Executor, ticketHash: string, now: number): Promise<DataExport | undefined> {
  return db
    .updateTable('data_exports')
    .set({ used_at: now })
    .where('ticket_hash', '=', ticketHash)
    .where('used_at', 'is', null)
    .where('expire_at', '>', now)
    .where('session_hash', 'in', (query) =>
      query.selectFrom('sessions').select('token_hash').where('ended_reason', 'is', null).where('expire_at', '>', now),
    )
    .returningAll()
    .executeTakeFirst()
}
