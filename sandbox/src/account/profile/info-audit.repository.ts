/** Queries on reviews of profile changes. */
import type { InfoAuditState } from '@lantern/contract/info-audit'
import type { ReviewedField } from '@lantern/contract/profile'
import type { Insertable } from 'kysely'
import type { Executor, Trx } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import type { InfoAuditRow } from '../../database/tables/members/profile.schema.ts'

export async function auditsOf(db: Executor, memberId: string): Promise<InfoAuditRow[]> {
  return db.selectFrom('info_audits').selectAll().where('member_id', '=', memberId).execute()
}

export async function findAudit(db: Executor, memberId: string, id: string): Promise<InfoAuditRow | undefined> {
  return db
    .selectFrom('info_audits')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function openAudits(db: Executor, memberId: string): Promise<InfoAuditRow[]> {
  return db
    .selectFrom('info_audits')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .orderBy('at')
    .execute()
}

export async function openAuditOf(
  db: Executor,
  memberId: string,
  field: ReviewedField,
): Promise<InfoAuditRow | undefined> {
  return (await openAudits(db, memberId)).find((audit) => audit.field === field)
}

/** Open reviews of all members, oldest first. */
export async function everyOpenAudit(db: Executor): Promise<{ id: string; member_id: string }[]> {
  return db
    .selectFrom('info_audits')
    .select(['id', 'member_id'])
    .where('state', '=', 'open')
    .orderBy('at')
    .orderBy('id')
    .execute()
}

export async function insertAudit(trx: Trx, row: Insertable<Schema['info_audits']>): Promise<void> {
  await trx.insertInto('info_audits').values(row).execute()
}

export async function storeFirst(trx: Trx, id: string, at: number): Promise<void> {
  await trx.updateTable('info_audits').set({ step: 2, first_at: at }).where('id', '=', id).execute()
}

export async function storeEnd(
  trx: Trx,
  id: string,
  { state, at, reason }: { state: InfoAuditState; at: number; reason?: { zh: string; en: string } },
): Promise<void> {
  await trx
    .updateTable('info_audits')
    .set({ state, ended_at: at, reason_zh: reason?.zh ?? '', reason_en: reason?.en ?? '' })
    .where('id', '=', id)
    .execute()
}
