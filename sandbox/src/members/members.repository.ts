/** Queries on members and their mail. */
import { MEMBER_STATUS } from '@lantern/contract/user'
import type { Insertable } from 'kysely'
import type { Executor, Trx } from '../database/database.ts'
import type { MailsTable, Member } from '../database/tables/members/members.schema.ts'
import { isSeedId } from './seed-id.rules.ts'

export async function findMember(db: Executor, id: string): Promise<Member | undefined> {
  return db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findMemberByName(db: Executor, userName: string): Promise<Member | undefined> {
  return db.selectFrom('members').selectAll().where('user_key', '=', userName.toLowerCase()).executeTakeFirst()
}

/** A closed account has released its phone, which may belong to another account now. */
export async function findMemberByPhone(db: Executor, area: string, phone: string): Promise<Member | undefined> {
  return db
    .selectFrom('members')
    .selectAll()
    .where('area', '=', area)
    .where('phone', '=', phone)
    .where('status', '<>', MEMBER_STATUS.closed)
    .executeTakeFirst()
}

/** Whether a seed member has this phone. */
export async function isSeedPhone(db: Executor, area: string, phone: string): Promise<boolean> {
  const owners = await db
    .selectFrom('members')
    .select('id')
    .where('area', '=', area)
    .where('phone', '=', phone)
    .execute()
  return owners.some(({ id }) => isSeedId(id))
}

export async function changeMember(db: Executor, id: string, change: Partial<Member>): Promise<void> {
  await db.updateTable('members').set(change).where('id', '=', id).execute()
}

/**
 * Takes the member's row for the rest of the transaction. Everything that moves a member's money takes it first, so that two devices, a job and
 * a control action wait for each other in one order.
 */
export async function lockMember(trx: Trx, id: string): Promise<Member> {
  return trx.selectFrom('members').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export function hasFlag(member: Pick<Member, 'flags'>, flag: string): boolean {
  return member.flags.split(',').includes(flag)
}

export async function insertMail(trx: Trx, row: Insertable<MailsTable>): Promise<void> {
  await trx.insertInto('mails').values(row).execute()
}
