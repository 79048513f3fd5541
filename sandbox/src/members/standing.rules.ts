/** Restrictions by member status (screens.md 0.5): frozen stops money, time-out and exclusion stop play, deposit and offers. */
import * as CODE from '@lantern/contract/code'
import { MEMBER_STATUS } from '@lantern/contract/user'
import { siteTimeText } from '../clock/site-time.rules.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'

type Standing = Pick<Member, 'status' | 'status_reason' | 'status_until'>

/** An expired time-out or exclusion counts as none. */
export function statusAt(member: Standing, now: number): number {
  const isOver = member.status_until !== null && member.status_until <= now
  return (member.status === MEMBER_STATUS.timeout || member.status === MEMBER_STATUS.excluded) && isOver
    ? MEMBER_STATUS.normal
    : member.status
}

/** @throws SandboxError 711009 for frozen and closed accounts */
export function requireFunds(member: Standing): void {
  if (member.status === MEMBER_STATUS.frozen || member.status === MEMBER_STATUS.closed) {
    throw new SandboxError(
      CODE.FUNDS_FROZEN,
      { zh: '账户资金功能已冻结', en: 'Account funds are frozen' },
      { reason: member.status_reason },
    )
  }
}

/** @throws SandboxError 711009, 712002, 712003 */
export function requirePlay(member: Standing, now: number): void {
  requireFunds(member)
  const until = member.status_until ?? 0
  const at = siteTimeText(until)
  const status = statusAt(member, now)
  if (status === MEMBER_STATUS.timeout)
    throw new SandboxError(CODE.TIME_OUT, { zh: `休息中至 ${at}`, en: `Taking a break until ${at}` }, { until })
  if (status === MEMBER_STATUS.excluded)
    throw new SandboxError(CODE.SELF_EXCLUDED, { zh: `自我排除至 ${at}`, en: `Self-excluded until ${at}` }, { until })
}
