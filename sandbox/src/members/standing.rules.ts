/**
 * Restrictions by member status (screens.md 0.5): frozen stops money, time-out and exclusion stop play, deposit and offers. A time-out ends by itself; an
 * exclusion ends when its time is over and the member asked to return.
 */
import * as CODE from '@lantern/contract/code'
import { MEMBER_STATUS } from '@lantern/contract/user'
import { siteTimeText } from '../clock/site-time.rules.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'

type Standing = Pick<Member, 'status' | 'status_reason' | 'status_until' | 'return_at'>

/** An expired time-out, or an exclusion from which the member has returned, counts as none. */
export function statusAt({ status, status_until: until, return_at: returnAt }: Standing, now: number): number {
  const isExpired = status === MEMBER_STATUS.timeout && until !== null && until <= now
  const isBack = status === MEMBER_STATUS.excluded && returnAt !== null && returnAt <= now
  return isExpired || isBack ? MEMBER_STATUS.normal : status
}

/** Whether the time of an exclusion is over, so that the member may ask to return. */
export function isExclusionOver(member: Standing, now: number): boolean {
  const { status_until: until } = member
  return statusAt(member, now) === MEMBER_STATUS.excluded && until !== null && until <= now
}

/** 712003, with the end of the exclusion or how to return from it. */
export function excludedError(member: Standing, now: number): SandboxError {
  const until = member.status_until ?? 0
  if (isExclusionOver(member, now))
    return new SandboxError(
      CODE.SELF_EXCLUDED,
      {
        zh: '自我排除期已满。如需恢复，请登录后在“理性娱乐”中申请',
        en: 'The time of your self-exclusion is over. To return, log in and ask for it in Safer play',
      },
      { until },
    )
  return excludedUntil(until)
}

/** 712003 with its end. */
export function excludedUntil(until: number): SandboxError {
  const at = siteTimeText(until)
  return new SandboxError(CODE.SELF_EXCLUDED, { zh: `自我排除至 ${at}`, en: `Self-excluded until ${at}` }, { until })
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

/** @throws SandboxError 711009 while the account is about to close */
export function requireNoClosing({ closes_at: closesAt }: Pick<Member, 'closes_at'>): void {
  if (closesAt === null) return
  const at = siteTimeText(closesAt)
  throw new SandboxError(
    CODE.FUNDS_FROZEN,
    {
      zh: `账户将于 ${at} 注销。如需继续使用，请先在安全中心撤销`,
      en: `The account closes at ${at}. To go on using it, undo this in Security`,
    },
    { reason: '', closesAt },
  )
}

/** @throws SandboxError 711009, 712002, 712003 */
export function requirePlay(member: Standing, now: number): void {
  requireFunds(member)
  const until = member.status_until ?? 0
  const at = siteTimeText(until)
  const status = statusAt(member, now)
  if (status === MEMBER_STATUS.timeout)
    throw new SandboxError(CODE.TIME_OUT, { zh: `休息中至 ${at}`, en: `Taking a break until ${at}` }, { until })
  if (status === MEMBER_STATUS.excluded) throw excludedError(member, now)
}
