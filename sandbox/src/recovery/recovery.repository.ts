/** Rows of recovery tickets, and what they are checked against. */
import type { Executor, Trx } from '../database/database.ts'
import type { RecoveryTicket } from '../database/tables/members/account.schema.ts'
import type { Member } from '../database/tables/members/members.schema.ts'

export async function insertTicket(trx: Trx, ticket: Omit<RecoveryTicket, 'verified_at' | 'used_at'>): Promise<void> {
  await trx
    .insertInto('recovery_tickets')
    .values({ ...ticket, verified_at: null, used_at: null })
    .execute()
}

/** Locks the row of a ticket for the transaction. */
export async function lockedTicket(trx: Trx, ticketHash: string): Promise<RecoveryTicket | undefined> {
  return trx
    .selectFrom('recovery_tickets')
    .selectAll()
    .where('ticket_hash', '=', ticketHash)
    .forUpdate()
    .executeTakeFirst()
}

export async function setVerified(trx: Trx, ticket: RecoveryTicket, now: number): Promise<void> {
  await trx
    .updateTable('recovery_tickets')
    .set({ verified_at: now })
    .where('ticket_hash', '=', ticket.ticket_hash)
    .execute()
}

/** A password reset invalidates all other proved tickets of the name. */
export async function endTickets(trx: Trx, { user_key }: RecoveryTicket, now: number): Promise<void> {
  await trx
    .updateTable('recovery_tickets')
    .set({ used_at: now })
    .where('user_key', '=', user_key)
    .where('used_at', 'is', null)
    .execute()
}

/** Last four characters of the member's default payout account. */
export async function lastCard(db: Executor, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('pay_accounts')
    .select('masked')
    .where('member_id', '=', memberId)
    .where('state', '<>', 4)
    .orderBy('is_default', 'desc')
    .executeTakeFirst()
  return row?.masked.slice(-4)
}

/** A value that is stored once: `fresh` when there was none. */
export async function keptValue(trx: Trx, key: string, fresh: string): Promise<string> {
  await trx
    .insertInto('sandbox_state')
    .values({ key, value: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await trx.selectFrom('sandbox_state').select('value').where('key', '=', key).executeTakeFirstOrThrow()
  return row.value
}

/** Hashes of earlier passwords, newest first. */
export async function formerPasswords(db: Executor, memberId: string, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('password_history')
    .select('pwd_hash')
    .where('member_id', '=', memberId)
    .orderBy('until_at', 'desc')
    .limit(count)
    .execute()
  return rows.map((row) => row.pwd_hash)
}

export async function keepFormerPassword(
  trx: Trx,
  { id, pwd_hash }: Pick<Member, 'id' | 'pwd_hash'>,
  now: number,
): Promise<void> {
  await trx.insertInto('password_history').values({ member_id: id, pwd_hash, until_at: now }).execute()
}

/** Number of the member's valid sessions. */
export async function openSessions(db: Executor, memberId: string, now: number): Promise<number> {
  const open = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('member_id', '=', memberId)
    .where('ended_reason', 'is', null)
    .where('expire_at', '>', now)
    .execute()
  return open.length
}

/** Forgets the wrong tries of a name, and those counted by device under `deviceKeyPrefix`. */
export async function clearAttempts(trx: Trx, userKey: string, deviceKeyPrefix: string): Promise<void> {
  await trx
    .deleteFrom('login_attempts')
    .where((where) => where.or([where('user_key', '=', userKey), where('user_key', 'like', `${deviceKeyPrefix}%`)]))
    .execute()
}
