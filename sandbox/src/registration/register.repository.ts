/** Rows of new members, and of visitors who want to hear when registration reopens. */
import type { Insertable } from 'kysely'
import type { Executor, Trx } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { Member } from '../database/tables/members/members.schema.ts'

export type NewMember = Insertable<Schema['members']>

/** Undefined when the name is taken. */
export async function insertMember(trx: Trx, member: NewMember): Promise<Member | undefined> {
  return trx
    .insertInto('members')
    .values(member)
    .onConflict((conflict) => conflict.column('user_key').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Number of accounts that were opened on a device since then. */
export async function registeredOn(db: Executor, deviceUuid: string, since: number): Promise<number> {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('registered_device', '=', deviceUuid)
    .where('registered_at', '>', since)
    .execute()
  return rows.length
}

export async function saveReopeningNotice(trx: Trx, notice: Insertable<Schema['register_wishes']>): Promise<void> {
  const { locale, at } = notice
  await trx
    .insertInto('register_wishes')
    .values(notice)
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ locale, at }))
    .execute()
}

/** End of the exclusion of a closed account that had this phone; undefined without one. */
export async function exclusionOfPhone(
  db: Executor,
  { area, phone, now }: { area: string; phone: string; now: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('excluded_phones')
    .select('until_at')
    .where('area', '=', area)
    .where('phone', '=', phone)
    .where('until_at', '>', now)
    .executeTakeFirst()
  return row?.until_at
}
