/** The state machine of a withdrawal order (screens.md 11.5). The member has no actions after the submit. Pure. */
import { DAY_MS, SECOND_MS } from '@lantern/contract/site-time'
import { WITHDRAW_STATE } from '@lantern/contract/withdrawal'

const { submitted, review1, review2, approved, paying } = WITHDRAW_STATE

/** Below this amount a clean account needs no review (10,000.00). */
const AUTO_BELOW_FEN = 1_000_000
/** Above this amount a second review is needed (50,000.00). */
const SECOND_ABOVE_FEN = 5_000_000
/** A recent password change requires a review (screens.md 6, withdrawal). */
const FRESH_PASSWORD_MS = DAY_MS
/** Duration of the simulated review and bank: together 20-60 s of the sandbox clock. */
export const SUBMIT_MS = 3 * SECOND_MS
const REVIEW_MS = 20 * SECOND_MS
const APPROVED_MS = 5 * SECOND_MS
export const PAYING_MS = 5 * SECOND_MS
/** Maximum tries when the bank refuses. */
const PAYOUT_TRIES = 2

export type ReviewPlan = { readonly needsSecond: boolean; readonly isAuto: boolean }

/** The review that a new order needs. @param passwordAgeMs since the member's last password change */
export function reviewPlan(amountFen: number, isFlagged: boolean, passwordAgeMs: number): ReviewPlan {
  const isClean = !isFlagged && passwordAgeMs >= FRESH_PASSWORD_MS
  return { needsSecond: amountFen > SECOND_ABOVE_FEN || !isClean, isAuto: isClean && amountFen < AUTO_BELOW_FEN }
}

export type Turn =
  /** `waitMs` null: the next transition is triggered by the control API. */
  | { readonly kind: 'move'; readonly state: number; readonly waitMs: number | null }
  | { readonly kind: 'start-paying' }
  | { readonly kind: 'continue-paying' }
  | { readonly kind: 'over' }

export type OrderFacts = { readonly state: number; readonly is_auto: boolean; readonly needs_second: boolean }

export function turnOf({ state, is_auto, needs_second }: OrderFacts): Turn {
  switch (state) {
    case submitted:
      return { kind: 'move', state: review1, waitMs: is_auto ? REVIEW_MS : null }
    case review1:
      return needs_second
        ? { kind: 'move', state: review2, waitMs: null }
        : { kind: 'move', state: approved, waitMs: APPROVED_MS }
    case review2:
      return { kind: 'move', state: approved, waitMs: APPROVED_MS }
    case approved:
      return { kind: 'start-paying' }
    case paying:
      return { kind: 'continue-paying' }
    default:
      return { kind: 'over' }
  }
}

/** Only before a payout was approved. */
export function canReject(state: number): boolean {
  return state === submitted || state === review1 || state === review2
}

/** The result of a refusal by the bank. @param tries refusals so far, including this one */
export function afterRefusedPayout(tries: number): 'again' | 'give-back' {
  return tries < PAYOUT_TRIES ? 'again' : 'give-back'
}
