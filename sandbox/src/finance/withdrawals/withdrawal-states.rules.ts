/** The states of a withdrawal order in groups (screens.md 11.5). */
import { WITHDRAW_STATE } from '@lantern/contract/withdrawal'

const { submitted, review1, review2, approved, paying, rejected, failed } = WITHDRAW_STATE

/** Orders with locked money. */
export const OPEN_WITHDRAWALS = [submitted, review1, review2, approved, paying] as const
/** Orders whose money went back. */
export const RETURNED_WITHDRAWALS = [rejected, failed] as const

/** Of a day's allowance: what an order that was not given back whole has used, fen. */
export function usedOf({ state, amount, parts_paid }: { state: number; amount: number; parts_paid: number }): number {
  return state === failed ? parts_paid : amount
}
