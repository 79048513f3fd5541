/** Members and sessions for loads, written into the database of a sandbox; tickets are signed with its key. */
import { issueTicket, loadJwtKey, type Ticket } from '../../src/chat/socket/chat-jwt.ts'
import { createClock } from '../../src/clock/clock.ts'
import type { Database } from '../../src/database/database.ts'
import { storedClock } from '../../src/platform/clock.repository.ts'

const VERIFIED = 2
const AT_ONCE = 500

export type LoadMembers = {
  /** A ticket for the chat of the n-th member. */
  ticket(n: number): Ticket
}

/** @param db of a sandbox that has been opened once */
export async function addLoadMembers(db: Database, count: number): Promise<LoadMembers> {
  const clock = createClock(await storedClock(db))
  const key = await loadJwtKey(db)
  const ids = Array.from({ length: count }, (_, n) => `load-${n}`)
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE)
    await db
      .insertInto('members')
      .values(some.map((id) => memberRow(id, clock.now())) as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .insertInto('sessions')
      .values(some.map((id) => sessionRow(id)))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return {
    ticket: (n) => {
      const memberId = ids[n % count] ?? ''
      return issueTicket(key, { memberId, sessionId: `s-${memberId}` }, clock.now())
    },
  }
}

function memberRow(id: string, registered_at: number) {
  const unset = { pwd_hash: '', fund_hash: null, real_name: null, phone: null, birthday: null, status_until: null }
  return { id, user_name: id, user_key: id, nick: id, kyc: VERIFIED, registered_at, last_login_at: null, ...unset }
}

function sessionRow(memberId: string) {
  const open = { ended_reason: null, ended_at: null, ended_by: null }
  const device = { device_uuid: '', device_label: '', client_type: 'web', created_at: 0 }
  return { token_hash: `s-${memberId}`, member_id: memberId, expire_at: Number.MAX_SAFE_INTEGER, ...device, ...open }
}
