/** Recovery tickets: 15 minutes, one reset, five wrong proofs. Every name gets a ticket, so that it does not reveal which names exist. */

import { createHash, randomBytes } from 'node:crypto'
import * as CODE from '@lantern/contract/code'
import { MINUTE_MS } from '@lantern/contract/site-time'
import type { Trx } from '../database/database.ts'
import type { RecoveryTicket } from '../database/tables/members/account.schema.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { attemptsOf, clearWrong, countTry, lockedOut, requireUnlocked, TRIES } from '../sign-in/trust/login-attempts.ts'
import { insertTicket, lockedTicket, setVerified } from './recovery.repository.ts'

const TICKET_MS = 15 * MINUTE_MS

/** @throws SandboxError 6501 while the name is locked by wrong proofs */
export async function openTicket(
  trx: Trx,
  { userName, member, now }: { userName: string; member: Member | undefined; now: number },
): Promise<string> {
  const userKey = userName.toLowerCase()
  requireUnlocked(await attemptsOf(trx, lockKey(userKey)), now, 'recovery')
  const ticket = randomBytes(24).toString('base64url')
  await insertTicket(trx, {
    ticket_hash: hashOf(ticket),
    user_key: userKey,
    member_id: member?.id ?? null,
    expire_at: now + TICKET_MS,
  })
  return ticket
}

/** The ticket, its row taken for the transaction. @throws SandboxError 6038 unknown, expired or used, 6501 locked */
export async function lockTicket(trx: Trx, ticket: string, now: number): Promise<RecoveryTicket> {
  const row = await lockedTicket(trx, hashOf(ticket))
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
  await setVerified(trx, ticket, now)
  await clearWrong(trx, lockKey(ticket.user_key))
}

/** Shares a table with login names. Those are lower case, so typing this key as a name cannot lock a recovery. */
function lockKey(userKey: string): string {
  return `RECOVER:${userKey}`
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex')
}
