/** Queries on submissions of identity levels and their files. */
import type { KycFileKind } from '@lantern/contract/kyc'
import { type Insertable, sql } from 'kysely'
import type { Executor, Trx } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { KycCase, KycFile } from '../database/tables/members/identity.schema.ts'

/** Newest first. */
export async function casesOf(db: Executor, memberId: string): Promise<KycCase[]> {
  return db
    .selectFrom('kyc_cases')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function casesInReview(db: Executor): Promise<Pick<KycCase, 'id' | 'member_id'>[]> {
  return db
    .selectFrom('kyc_cases')
    .select(['id', 'member_id'])
    .where('state', '=', 'review')
    .orderBy('at')
    .orderBy('id')
    .execute()
}

export async function findCase(db: Executor, id: string): Promise<KycCase | undefined> {
  return db.selectFrom('kyc_cases').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertCase(trx: Trx, row: Insertable<Schema['kyc_cases']>): Promise<void> {
  await trx.insertInto('kyc_cases').values(row).execute()
}

export async function changeCase(trx: Trx, id: string, change: Partial<KycCase>): Promise<void> {
  await trx.updateTable('kyc_cases').set(change).where('id', '=', id).execute()
}

/** Whether another member has this document verified or in review. Waits for others who submit it at this moment. */
export async function isDocumentTaken(trx: Trx, memberId: string, document: string): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`document/${document}`}))`.execute(trx)
  const row = await trx
    .selectFrom('kyc_cases')
    .select('id')
    .where('document', '=', document)
    .where('member_id', '<>', memberId)
    .where('state', 'in', ['review', 'ok'])
    .executeTakeFirst()
  return row !== undefined
}

export async function findFile(
  db: Executor,
  memberId: string,
  { kind, sha256 }: { kind: KycFileKind; sha256: string },
): Promise<KycFile | undefined> {
  return db
    .selectFrom('kyc_files')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
}

/** Without their content. */
export async function filesOf(db: Executor, memberId: string): Promise<Omit<KycFile, 'data'>[]> {
  return db
    .selectFrom('kyc_files')
    .select([
      'id',
      'member_id',
      'case_id',
      'kind',
      'name',
      'type',
      'size',
      'sha256',
      'received',
      'is_complete',
      'reason',
      'at',
    ])
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
}

export async function insertFile(trx: Trx, row: Insertable<Schema['kyc_files']>): Promise<void> {
  await trx.insertInto('kyc_files').values(row).execute()
}

export async function storePart(trx: Trx, id: string, part: Uint8Array, isComplete: boolean): Promise<void> {
  await trx
    .updateTable('kyc_files')
    .set({
      data: sql<Uint8Array>`data || ${part}::bytea`,
      received: sql<number>`received + 1`,
      is_complete: isComplete,
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteFile(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('kyc_files').where('id', '=', id).execute()
}

/** Uploads that were never submitted. @param before begun before this time */
export async function deleteStale(db: Executor, before: number): Promise<void> {
  await db.deleteFrom('kyc_files').where('case_id', 'is', null).where('at', '<', before).execute()
}

export async function attachFile(trx: Trx, id: string, caseId: string): Promise<void> {
  await trx.updateTable('kyc_files').set({ case_id: caseId, reason: '' }).where('id', '=', id).execute()
}

export async function storeReason(trx: Trx, id: string, reason: string): Promise<void> {
  await trx.updateTable('kyc_files').set({ reason }).where('id', '=', id).execute()
}

/** Forgets the pictures of a case, not that they were there. */
export async function emptyFiles(trx: Trx, caseId: string): Promise<void> {
  await trx.updateTable('kyc_files').set({ data: new Uint8Array() }).where('case_id', '=', caseId).execute()
}

/** Forgets the pictures of a case, and that they were there. */
export async function deleteFilesOf(trx: Trx, caseId: string): Promise<void> {
  await trx.deleteFrom('kyc_files').where('case_id', '=', caseId).execute()
}

/** Members whose name is verified. */
export async function verifiedMembers(db: Executor): Promise<{ id: string; vip: number; registered_at: number }[]> {
  return db.selectFrom('members').select(['id', 'vip', 'registered_at']).where('kyc', '=', 2).orderBy('id').execute()
}
