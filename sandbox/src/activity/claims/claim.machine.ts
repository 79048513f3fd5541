/**
 * A claim of an offer (screens.md 11.7): applied → review → granted or rejected; a rejected one may be appealed once, which is decided like a review;
 * a granted one expires with its turnover task. Pure.
 */
import { OFFER_APPEAL_MS } from '@lantern/contract/activity'
import { SECOND_MS } from '@lantern/contract/site-time'
import type { ClaimRow } from '../../database/tables/site/activity.schema.ts'

/** Until an application is taken up. */
export const TAKE_MS = 5 * SECOND_MS
/** How long a person looks at it. */
export const REVIEW_MS = 30 * SECOND_MS

export type ClaimState = ClaimRow['state']
type Waiting = Pick<ClaimRow, 'state' | 'due_at'>

/** What staff does next and when; null: nothing, or only when staff decide (control action `claim.decide`). */
export function dueTurn({ state, due_at: at }: Waiting, now: number): { kind: 'take' | 'decide'; at: number } | null {
  if (at === null || at > now) return null
  switch (state) {
    case 'applied':
      return { kind: 'take', at }
    case 'review':
    case 'appeal':
      return { kind: 'decide', at }
    default:
      return null
  }
}

/** Whether staff have to decide it. */
export function isUndecided({ state }: Pick<ClaimRow, 'state'>): boolean {
  return state === 'applied' || state === 'review' || state === 'appeal'
}

/** Until when a rejection can be appealed; null if it cannot. */
export function appealUntil(claim: Pick<ClaimRow, 'state' | 'turn_at' | 'appealed_at'>): number | null {
  return claim.state === 'rejected' && claim.appealed_at === null ? claim.turn_at + OFFER_APPEAL_MS : null
}

/** What the member reads of a claim: a granted one is running until its turnover is done, and expires with it. */
export function shownState(
  { state }: Pick<ClaimRow, 'state'>,
  task: { state: string } | undefined,
): ClaimState | 'running' {
  if (state !== 'granted' || !task || task.state === 'DONE') return state
  return task.state === 'EXPIRED' ? 'expired' : 'running'
}
