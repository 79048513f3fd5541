/** The proofs that a name is offered. A name without an account is offered invented ones, so that the answer does not tell it apart. */

import { createHmac, randomBytes } from 'node:crypto'
import type { ProofKind } from '@lantern/contract/recovery'
import type { Trx } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import { maskEmail, maskPhone } from '../members/mask.rules.ts'
import { keptValue, lastCard } from './recovery.repository.ts'

const SALT_KEY = 'recovery-salt'
const MAIL_HOSTS = ['qq.com', '163.com', 'gmail.com', 'outlook.com']

export type Proof = { readonly kind: ProofKind; readonly masked: string }

/** The proofs that the owner can give. An unknown name, or one without bound contacts, gets a plausible set that is constant for that name. */
export async function proofsOf(trx: Trx, userName: string, member: Member | undefined): Promise<Proof[]> {
  const digest = createHmac('sha256', await keptValue(trx, SALT_KEY, randomBytes(32).toString('base64url')))
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
