/** Money actions allowed by the member's status (screens.md 0.5): frozen blocks all of them; a break or self-exclusion blocks deposits and play, never withdrawals. */
import { MEMBER_STATUS, type MemberInfo } from '@lantern/contract/user'

export type MoneyAction = 'deposit' | 'withdraw' | 'transfer'
export type Barrier = 'frozen' | 'timeout' | 'excluded' | 'closed'

/** The restriction on the member's money actions, null without one. */
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

/** Whether the action is blocked. Transfers stay open during a break, because money may always return from a venue. */
export function isBarred(member: Pick<MemberInfo, 'status'>, action: MoneyAction): boolean {
  const barrier = barrierOf(member)
  if (barrier === null) return false
  if (barrier === 'frozen' || barrier === 'closed') return true
  return action === 'deposit'
}
