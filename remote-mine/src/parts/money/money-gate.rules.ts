/** What a member's status allows (screens.md 0.5): frozen stops all money, a break or self-exclusion stops deposits and play, never a withdrawal. */
import { MEMBER_STATUS, type MemberInfo } from '@lantern/contract/user'

export type MoneyAction = 'deposit' | 'withdraw' | 'transfer'
export type Barrier = 'frozen' | 'timeout' | 'excluded' | 'closed'

/** What stands in the way of all or some money actions, null when nothing does. */
export function barrierOf(member: Pick<MemberInfo, 'status'>): Barrier | null {
  switch (member.status) {
    case MEMBER_STATUS.frozen:
      return 'frozen'
    case MEMBER_STATUS.timeout:
      return 'timeout'
    case MEMBER_STATUS.excluded:
      return 'excluded'
    case MEMBER_STATUS.closed:
      return 'closed'
    default:
      return null
  }
}

/** Whether the action is closed to this member. Money may always come back from a venue: the transfer page stays open in a break. */
export function isBarred(member: Pick<MemberInfo, 'status'>, action: MoneyAction): boolean {
  const barrier = barrierOf(member)
  if (barrier === null) return false
  if (barrier === 'frozen' || barrier === 'closed') return true
  return action === 'deposit'
}
