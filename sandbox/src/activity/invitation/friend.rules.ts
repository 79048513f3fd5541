/** When an invited friend counts (screens.md 5). Pure. Money in fen. */
import type { FriendStage } from '@lantern/contract/invitation'

export const INVITE_RULE = {
  reward: 2_800,
  friendReward: 1_800,
  minDeposit: 10_000,
  turnoverMultiple: 1,
  rewardMultiple: 1,
} as const

export type FriendFacts = {
  readonly isVerified: boolean
  /** First credited deposit; null without one. */
  readonly firstDeposit: number | null
  /** Valid turnover of settled bets. */
  readonly turnover: number
  /** Device, payment account or name of the inviter. */
  readonly isSamePerson: boolean
}

/** `valid` and `refused` are final: the caller does not ask again. */
export function stageOf({ isVerified, firstDeposit, turnover, isSamePerson }: FriendFacts): FriendStage {
  if (isSamePerson) return 'refused'
  if (firstDeposit === null) return 'registered'
  const hasPlayed = turnover >= firstDeposit * INVITE_RULE.turnoverMultiple
  return isVerified && firstDeposit >= INVITE_RULE.minDeposit && hasPlayed ? 'valid' : 'deposited'
}
