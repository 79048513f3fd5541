/** Tickets about the fund password, each good once: of a passkey, which stands for it, and of a proof that it may be set anew. */
import { createHash, randomBytes } from 'node:crypto'
import { MINUTE_MS } from '@lantern/contract/site-time'
import type { Trx } from '../../database/database.ts'

/** Time to send the form for which the passkey was used. */
const TICKET_MS = 5 * MINUTE_MS

/** The contract tells them apart, so that the proof of a forgotten one confirms no payout. */
const PREFIX = { confirm: 'pk', reset: 'rs' } as const

export async function newFundTicket(trx: Trx, memberId: string, now: number, purpose: keyof typeof PREFIX = 'confirm') {
  await trx.deleteFrom('fund_tickets').where('expire_at', '<=', now).execute()
  const ticket = `${PREFIX[purpose]}_${randomBytes(24).toString('base64url')}`
  const expireAt = now + TICKET_MS
  await trx
    .insertInto('fund_tickets')
    .values({ ticket_hash: hashOf(ticket), member_id: memberId, expire_at: expireAt })
    .execute()
  return { ticket, expireAt }
}

/** @returns whether it was good; it is not a second time */
export async function spendFundTicket(trx: Trx, memberId: string, ticket: string, now: number): Promise<boolean> {
  const row = await trx
    .deleteFrom('fund_tickets')
    .where('ticket_hash', '=', hashOf(ticket))
    .where('member_id', '=', memberId)
    .returning('expire_at')
    .executeTakeFirst()
  return row !== undefined && row.expire_at > now
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex')
}
