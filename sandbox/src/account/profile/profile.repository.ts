/** Queries on names, addresses and phones of other members. */
import { MEMBER_STATUS } from '@lantern/contract/user'
import { sql } from 'kysely'
import type { Executor, Trx } from '../../database/database.ts'

/** Waits for others who choose the same nickname at this moment. @returns whether another member has it */
export async function isNickTaken(trx: Trx, memberId: string, nick: string): Promise<boolean> {
  const key = nick.toLowerCase()
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`nick/${key}`}))`.execute(trx)
  const row = await trx
    .selectFrom('members')
    .select('id')
    .where(sql<string>`lower(nick)`, '=', key)
    .where('id', '<>', memberId)
    .where('status', '<>', MEMBER_STATUS.closed)
    .executeTakeFirst()
  return row !== undefined
}

export async function isEmailTaken(db: Executor, memberId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('id', '<>', memberId)
    .where('status', '<>', MEMBER_STATUS.closed)
    .executeTakeFirst()
  return row !== undefined
}

export async function isPhoneTaken(
  db: Executor,
  memberId: string,
  { area, phone }: { area: string; phone: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('area', '=', area)
    .where('phone', '=', phone)
    .where('id', '<>', memberId)
    .where('status', '<>', MEMBER_STATUS.closed)
    .executeTakeFirst()
  return row !== undefined
}
