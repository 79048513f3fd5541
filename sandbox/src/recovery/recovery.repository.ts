/** Recovery tickets: 15 minutes, one reset, five wrong proofs. A ticket is given for any name; only what follows knows whether somebody has it. */

import { createHash, createHmac, randomBytes } from 'node:crypto'
import * as CODE from '@lantern/contract/code'
import type { ProofKind } from '@lantern/contract/recovery'
import { MINUTE_MS } from '@lantern/contract/site-time'
import type { Executor, Trx } from '../database/database.ts'
import type { RecoveryTicket } from '../database/tables/account.schema.ts'
import type { Member } from '../database/tables/members.schema.ts'
import { maskPhone } from '../members/mask.rules.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { attemptsOf, clearWrong, countTry, lockedOut, requireUnlocked, TRIES } from '../sign-in/trust/login-attempts.ts'

const TICKET_MS = 15 * MINUTE_MS
const SALT_KEY = 'recovery-salt'

export type Proof = { readonly kind: ProofKind; readonly masked: string }

/** @throws SandboxError 6501 while the name is locked by wrong proofs */
export async function openTicket(
  trx: Trx,
  { userName, member, now }: { userName: string; member: Member | undefined; now: number },
): Promise<string> {
  const userKey = userName.toLowerCase()
  requireUnlocked(await attemptsOf(trx, lockKey(userKey)), now, 'recovery')
  const ticket = randomBytes(24).toString('base64url')
  await trx
    .insertInto('recovery_tickets')
    .values({
      ticket_hash: hashOf(ticket),
      user_key: userKey,
      member_id: member?.id ?? null,
      expire_at: now + TICKET_MS,
      verified_at: null,
      used_at: null,
    })
    .execute()
  return ticket
}

/** The ticket, its row taken for the transaction. @throws SandboxError 6038 unknown, expired or used, 6501 locked */
export async function lockTicket(trx: Trx, ticket: string, now: number): Promise<RecoveryTicket> {
  const row = await trx
    .selectFrom('recovery_tickets')
    .selectAll()
    .where('ticket_hash', '=', hashOf(ticket))
    .forUpdate()
    .executeTakeFirst()
  if (row) requireUnlocked(await attemptsOf(trx, lockKey(row.user_key)), now, 'recovery')
  if (!row || row.expire_at <= now || row.used_at !== null)
    throw new SandboxError(CODE.DEVICE_AUTHORISATION_EXPIRED, {
      zh: '验证已过期，请重新开始',
      en: 'This has expired. Start again.',
    })
  return row
}

/** Counts a wrong proof for the name, so that a new ticket gives no new tries. @returns the refusal to throw: 716001 with the tries left, or 6501 when that was the last */
export async function countWrongProof(trx: Trx, { user_key }: RecoveryTicket, now: number): Promise<SandboxError> {
  const attempts = await attemptsOf(trx, lockKey(user_key))
  const until = await countTry(trx, lockKey(user_key), attempts, now)
  if (until !== null) return lockedOut(until, 'recovery')
  const triesLeft = TRIES - attempts.wrong - 1
  return new SandboxError(
    CODE.WRONG_CODE,
    { zh: `验证未通过，还可试 ${triesLeft} 次`, en: `Not correct, ${triesLeft} tries left` },
    { triesLeft },
    { keep: true },
  )
}

/** Marks the ticket as proved, and forgets the wrong tries before it. */
export async function markProved(trx: Trx, ticket: RecoveryTicket, now: number): Promise<void> {
  await trx
    .updateTable('recovery_tickets')
    .set({ verified_at: now })
    .where('ticket_hash', '=', ticket.ticket_hash)
    .execute()
  await clearWrong(trx, lockKey(ticket.user_key))
}

/** Whoever else holds a proved ticket of this name loses it with the old password. */
export async function endTickets(trx: Trx, { user_key }: RecoveryTicket, now: number): Promise<void> {
  await trx
    .updateTable('recovery_tickets')
    .set({ used_at: now })
    .where('user_key', '=', user_key)
    .where('used_at', 'is', null)
    .execute()
}

/** What the owner can prove. For a name that nobody has, or that has nothing bound: something as plausible, always the same for that name. */
export async function proofsOf(trx: Trx, userName: string, member: Member | undefined): Promise<Proof[]> {
  const digest = createHmac('sha256', await saltOf(trx))
    .update(userName.toLowerCase())
    .digest()
  // Asked for in either case, so that a known name takes no longer.
  const card = await lastCard(trx, member?.id ?? '')
  const real: Proof[] = [
    ...(member?.phone ? [{ kind: 'phone' as const, masked: maskPhone(member.area, member.phone) }] : []),
    ...(member?.email ? [{ kind: 'email' as const, masked: maskEmail(member.email) }] : []),
    ...(member?.fund_hash && card ? [{ kind: 'fund' as const, masked: '' }] : []),
  ]
  return real.length > 0 ? real : inventedProofs(digest)
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

function inventedProofs(digest: Buffer): Proof[] {
  const [first = 0, second = 0, third = 0] = digest
  const tail = String(digest.readUInt16BE(3) % 10_000).padStart(4, '0')
  const letter = String.fromCharCode(97 + (third % 26))
  return [
    { kind: 'phone', masked: `****${tail}` },
    ...(first % 3 === 0
      ? [{ kind: 'email' as const, masked: `${letter}***@${MAIL_HOSTS[third % MAIL_HOSTS.length]}` }]
      : []),
    ...(second % 2 === 0 ? [{ kind: 'fund' as const, masked: '' }] : []),
  ]
}
const MAIL_HOSTS = ['qq.com', '163.com', 'gmail.com', 'outlook.com']

function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}***@${host}`
}

async function saltOf(trx: Trx): Promise<string> {
  const fresh = { key: SALT_KEY, value: randomBytes(32).toString('base64url') }
  await trx
    .insertInto('sandbox_state')
    .values(fresh)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await trx
    .selectFrom('sandbox_state')
    .select('value')
    .where('key', '=', SALT_KEY)
    .executeTakeFirstOrThrow()
  return row.value
}

/** Beside the names of logins in one table, which are lower case: nobody locks a recovery by typing its key as a name. */
function lockKey(userKey: string): string {
  return `RECOVER:${userKey}`
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex')
}
