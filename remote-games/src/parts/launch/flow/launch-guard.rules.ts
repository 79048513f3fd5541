/** Client-side checks before a launch; the server checks again (screens.md 4.0, guards). */
import * as CODE from '@lantern/contract/code'
import { VENUE_STATUS, type Venue } from '@lantern/contract/games'
import { MEMBER_STATUS, type MemberInfo } from '@lantern/contract/user'

/** `MemberInfo.kyc` of a verified member. */
const KYC_OK = 2

export const GUARD_CODE = {
  balance: CODE.INSUFFICIENT_BALANCE,
  frozen: CODE.FUNDS_FROZEN,
  identity: CODE.IDENTITY_FIRST,
  transferChecking: CODE.TRANSFER_CHECKING,
  maintenance: CODE.VENUE_MAINTENANCE,
  timeOut: CODE.TIME_OUT,
  selfExcluded: CODE.SELF_EXCLUDED,
  lossLimit: CODE.LOSS_LIMIT,
  sessionLimit: CODE.SESSION_LIMIT,
  blocked: CODE.VENUE_BLOCKED,
} as const

export type GuardInput = {
  member: Pick<MemberInfo, 'kyc' | 'status' | 'balance'>
  venue: Pick<Venue, 'status'>
  /** Amount to transfer in minor units, 0 for none. */
  amountMinor: number
  /** Main wallet balance in minor units. */
  balanceMinor: number
}

/** @returns the code that prevents the launch, null if none is known here */
export function launchGuard({ member, venue, amountMinor, balanceMinor }: GuardInput): number | null {
  if (venue.status !== VENUE_STATUS.open) return GUARD_CODE.maintenance
  if (member.kyc !== KYC_OK) return GUARD_CODE.identity
  switch (member.status) {
    case MEMBER_STATUS.frozen:
    case MEMBER_STATUS.closed:
      return GUARD_CODE.frozen
    case MEMBER_STATUS.timeout:
      return GUARD_CODE.timeOut
    case MEMBER_STATUS.excluded:
      return GUARD_CODE.selfExcluded
  }
  if (amountMinor > balanceMinor) return GUARD_CODE.balance
  return null
}

/** Action that resolves a refusal. */
export type LaunchCure = 'identity' | 'deposit' | 'support' | 'wait' | 'retry'

export function cureOf(code: number): LaunchCure {
  switch (code) {
    case GUARD_CODE.identity:
      return 'identity'
    case GUARD_CODE.balance:
      return 'deposit'
    case GUARD_CODE.frozen:
      return 'support'
    case GUARD_CODE.maintenance:
    case GUARD_CODE.timeOut:
    case GUARD_CODE.selfExcluded:
    case GUARD_CODE.lossLimit:
    case GUARD_CODE.sessionLimit:
    case GUARD_CODE.blocked:
      return 'wait'
    default:
      return 'retry'
  }
}
