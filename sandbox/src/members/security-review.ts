/** After a change of password, fund password or passkeys, withdrawals are reviewed by a person for a day. */
import { SECURITY_REVIEW_MS } from '@lantern/contract/security'
import type { Trx } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import { changeMember } from './members.repository.ts'

type Changes = Pick<Member, 'password_changed_at' | 'security_changed_at'>

export async function noteSecurityChange(trx: Trx, memberId: string, now: number): Promise<void> {
  await changeMember(trx, memberId, { security_changed_at: now })
}

export function lastSecurityChange(member: Changes): number {
  return Math.max(member.password_changed_at, member.security_changed_at)
}

/** End of the review; null if none is due. */
export function securityReviewUntil(member: Changes, now: number): number | null {
  const until = lastSecurityChange(member) + SECURITY_REVIEW_MS
  return until > now ? until : null
}
