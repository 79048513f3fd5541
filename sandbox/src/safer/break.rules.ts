/** Time-outs and self-exclusion: a break is never shortened or weakened (screens.md 6, safer). Pure. */
import { MEMBER_STATUS } from '@lantern/contract/user'
import type { Member } from '../database/tables/members/members.schema.ts'
import { statusAt } from '../members/standing.rules.ts'

export type Break = { readonly status: number; readonly until: number }

/** The break in force after a member asked for another one. */
export function longerBreak(
  member: Pick<Member, 'status' | 'status_reason' | 'status_until' | 'return_at'>,
  wanted: Break,
  now: number,
): Break {
  const status = statusAt(member, now)
  const until = member.status_until ?? 0
  if (status === MEMBER_STATUS.excluded)
    return { status, until: wanted.status === MEMBER_STATUS.excluded ? Math.max(until, wanted.until) : until }
  if (status === MEMBER_STATUS.timeout) return { status: wanted.status, until: Math.max(until, wanted.until) }
  return wanted
}

/** The same day and time some calendar months later, or the last day of that month. */
export function monthsLater(now: number, months: number): number {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months, 1)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime()
}
